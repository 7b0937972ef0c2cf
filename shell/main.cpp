#include "shell/platform/platform.h"

int main(int argc, char** argv) { return mancala::platform::run(argc, argv); }
