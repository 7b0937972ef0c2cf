# For scripts to source: Debian's Emscripten runs on Debian's Python, not on a slower stand-in found on the path.
if [ -f /usr/share/emscripten/emcc.py ] && [ -x /usr/bin/python3 ]; then
    export EMSDK_PYTHON=${EMSDK_PYTHON:-/usr/bin/python3}
fi
