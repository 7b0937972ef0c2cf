# Fills in what only the build knows: cmake -DPAGE=… -DWASM=… -DOUTPUT=… [-DSITE_URL=…] -P write_size.cmake
# The size of the built wasm; with SITE_URL, where it is found by oEmbed (oembed.in.json).
file(SIZE ${WASM} bytes)
file(READ ${PAGE} page)
string(REPLACE "data-wasm-bytes=\"0\"" "data-wasm-bytes=\"${bytes}\"" page "${page}")
if(SITE_URL)
  string(REPLACE "<link rel=\"stylesheet\" href=\"style.css\">"
    "<link rel=\"stylesheet\" href=\"style.css\">\n<link rel=\"alternate\" type=\"application/json+oembed\" href=\"${SITE_URL}oembed.json\" title=\"Mancala board\">"
    page "${page}")
endif()
file(WRITE ${OUTPUT} "${page}")
