/**
 * Measures code that must not take quadratic or exponential time, relative to plain work in the same run: limits in
 * seconds fail on a slow or busy machine.
 */

const TEXT = 'two eggs, 100 g of flour and a pinch of salt; '.repeat(4_500);

/** Linear work: the words of 200,000 characters. */
function reference(): number {
  let length = 0;
  for (const [word] of TEXT.matchAll(/\p{L}+|\d+/gu)) length += word.normalize('NFD').toLowerCase().length;
  return length;
}

/** CPU time of this process in milliseconds; unlike wall-clock time it leaves out what other processes use. */
function cpuTime(work: () => unknown): number {
  const before = process.cpuUsage().user;
  work();
  return (process.cpuUsage().user - before) / 1_000;
}

let unit = { cost: 0, measuredAt: -Infinity };

/** The cost of the reference, measured at most once a second. */
function unitCost(): number {
  const now = performance.now();
  if (now - unit.measuredAt > 1_000) unit = { cost: cpuTime(reference), measuredAt: now };
  return unit.cost;
}

/** The CPU time of `work`, as a multiple of the CPU time for splitting 200,000 characters into words. */
export const costOf = (work: () => unknown): number => {
  const cost = unitCost();
  return cpuTime(work) / cost;
};

/** The same for work that waits in between. Only for a process that does nothing else meanwhile. */
export async function costOfAsync(work: () => Promise<unknown>): Promise<number> {
  const cost = unitCost();
  const before = process.cpuUsage().user;
  await work();
  return (process.cpuUsage().user - before) / 1_000 / cost;
}
