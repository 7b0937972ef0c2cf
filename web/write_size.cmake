# Writes the size of the built wasm into the page: cmake -DPAGE=… -DWASM=… -DOUTPUT=… -P write_size.cmake
file(SIZE ${WASM} bytes)
file(READ ${PAGE} page)
string(REPLACE "data-wasm-bytes=\"0\"" "data-wasm-bytes=\"${bytes}\"" page "${page}")
file(WRITE ${OUTPUT} "${page}")
