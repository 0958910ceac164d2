/**
 * The CPU time of work that waits in between, as a multiple of plain work in the same run: a limit in seconds would fail on a slow or
 * busy machine. Only for a process that does nothing else meanwhile.
 */

const TEXT = 'two eggs, 100 g of flour and a pinch of salt; '.repeat(4_500);

/** Linear work: the words of 200,000 characters. */
function reference(): number {
  let length = 0;
  for (const [word] of TEXT.matchAll(/\p{L}+|\d+/gu)) length += word.normalize('NFD').toLowerCase().length;
  return length;
}

/** CPU time in milliseconds; unlike wall-clock time it leaves out what other processes use. */
async function cpuTime(work: () => unknown): Promise<number> {
  const before = process.cpuUsage().user;
  await work();
  return (process.cpuUsage().user - before) / 1_000;
}

/** Measurements of `work` between two of the reference. */
const MEASUREMENTS = 200;
let unit = { cost: 0, left: 0 };

/** @returns the CPU time of `work` as a multiple of the CPU time for splitting 200,000 characters into words */
export async function costOf(work: () => Promise<unknown>): Promise<number> {
  if (unit.left === 0) unit = { cost: await cpuTime(reference), left: MEASUREMENTS };
  unit.left -= 1;
  return (await cpuTime(work)) / unit.cost;
}
