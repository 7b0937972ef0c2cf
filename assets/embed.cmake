# cmake -DINPUT=file -DOUTPUT=file.cpp -DDECLARATION=name -P embed.cmake
# Writes the bytes of INPUT as `name_data` and their count as `name_size`.
file(READ "${INPUT}" bytes HEX)
string(LENGTH "${bytes}" size)
math(EXPR size "${size} / 2")
string(REGEX REPLACE "([0-9a-f][0-9a-f])" "0x\\1," bytes "${bytes}")
string(REGEX REPLACE "((0x[0-9a-f][0-9a-f],)(0x[0-9a-f][0-9a-f],)?(0x[0-9a-f][0-9a-f],)?(0x[0-9a-f][0-9a-f],)?)" "\\1\n" bytes "${bytes}")
file(WRITE "${OUTPUT}" "namespace mancala::assets {
extern const unsigned char ${DECLARATION}_data[];
extern const unsigned ${DECLARATION}_size;
const unsigned char ${DECLARATION}_data[] = {
${bytes}0};
const unsigned ${DECLARATION}_size = ${size};
}
")
