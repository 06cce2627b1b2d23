/** Of Node, for servers: less memory for some CPU. The start script and the image have the same. */
export const NODE_FLAGS = ['--max-semi-space-size=4', '--heap-growing-percent=40'];
