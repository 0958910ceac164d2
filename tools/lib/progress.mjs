/** Shows progress while a command is silent. */

const EVERY = { terminal: 1_000, log: 10_000 };

/** "42 s", "1 min 5 s". */
export function duration(milliseconds) {
  const seconds = Math.max(1, Math.round(milliseconds / 1_000));
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/**
 * Prints `label`, then how long `work` has been running: in a terminal on the same line, elsewhere (a log, a pipe) on a
 * new line every ten seconds, so that it does not look stuck. Nothing else may be printed until then. Returns the result
 * of `work`.
 */
export async function withProgress(label, work, output = process.stdout) {
  const began = Date.now();
  const elapsed = () => duration(Date.now() - began);
  const tick = output.isTTY
    ? () => output.write(`\r${label} ${elapsed()} `)
    : () => output.write(`  still running after ${elapsed()}\n`);
  output.write(output.isTTY ? label : `${label}\n`);
  const timer = setInterval(tick, output.isTTY ? EVERY.terminal : EVERY.log);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    if (output.isTTY) output.write(`\r${label} ${elapsed()}\n`);
  }
}
