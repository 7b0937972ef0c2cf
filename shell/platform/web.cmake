# The page: SDL built for wasm, WebGL, the browser's storage, the page's engine worker.
