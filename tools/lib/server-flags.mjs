/**
 * How Node runs the server. Told how much memory there is to use, V8 tidies up before it takes hundreds of megabytes more
 * than it needs; NODE_OPTIONS does not overrule it, a larger number here does. The young generation is twice V8's own: what a
 * request leaves behind is then gone before it is looked at a second time. Code that rested for a while keeps its bytecode
 * (docs/decisions/performance.md). Stacks of failures are mapped to the sources by
 * the logger: `--enable-source-maps` would keep the maps of every package in memory.
 */
export const serverFlags = ['--max-old-space-size=512', '--max-semi-space-size=32', '--no-flush-bytecode'];

/** Beside them: two arenas of the C library instead of one for each thread, which keep what they once had. */
export const serverEnvironment = { MALLOC_ARENA_MAX: '2' };
