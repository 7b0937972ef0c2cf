# The desktop window: SDL of the system, OpenGL, threads, files.
