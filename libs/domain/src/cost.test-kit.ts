/**
 * Guards against work that grows faster than its input: a regular expression that backtracks, a search within a search. No
 * count can show that, because the steps of a regular expression are not visible; so it is time, but compared only with
 * itself. CPU time of this process leaves out what others use, and the ratio of two sizes of the same work is the same on
 * any machine, however busy: a limit in seconds, or in multiples of other work, is not.
 */

/** The smaller input is this many times shorter: linear work then takes 8 times as long, quadratic work 64 times. */
const TIMES = 8;

/** Growth beyond this is quadratic: between 8 and 64, and above `n log n`. */
export const QUADRATIC = 32;

/**
 * Work that takes less CPU time than this, in milliseconds, is not compared: noise would be larger than the work. Quadratic
 * work on the sizes of these tests takes ten times as long on the fastest machine.
 */
const NOTHING = 8;

/** A measurement above the limit is repeated this many times before it counts: a collection of garbage may fall into one. */
const REPEATS = 5;
/** What takes longer than this, in milliseconds, does so by itself. */
const LONG = 1_000;

function cpuTime(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/**
 * How many times longer `work` takes for an input of `size` than for an eighth of it: about 8 when it is linear, 64 when it is
 * quadratic; 0 when it takes no time to speak of.
 */
export function growthOf(work: (size: number) => unknown, size: number): number {
  const whole = () => cpuTime(() => work(size));
  const eighth = () => cpuTime(() => work(Math.floor(size / TIMES)));
  // the large one first: it also compiles the code for the small one
  let large = whole();
  if (large < NOTHING) return 0;
  let small = eighth();
  for (let times = 1; times < REPEATS && large < LONG && large / small >= QUADRATIC; times += 1) {
    large = Math.min(large, whole());
    small = Math.min(small, eighth());
  }
  return large < NOTHING ? 0 : large / small;
}
