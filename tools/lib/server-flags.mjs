/**
 * Node options of the server. With a heap limit V8 collects garbage before it takes hundreds of megabytes more than it
 * needs; NODE_OPTIONS does not override it, a larger number here does. The young generation is twice V8's default, so
 * that a request's garbage does not survive a collection (docs/decisions/performance.md).
 * The logger maps stacks to sources: `--enable-source-maps` would keep the maps of every package in memory.
 */
export const serverFlags = ['--max-old-space-size=512', '--max-semi-space-size=32'];
