/**
 * Guards against work that grows faster than its input: a regular expression that backtracks, a search within a search. No
 * count can show that, because the steps of a regular expression are not visible; so it is time, but compared only with
 * itself. CPU time of this process leaves out what others use, and the ratio of two sizes of the same work is the same on
 * any machine, however busy: a limit in seconds, or in multiples of other work, is not.
 */

/** The smaller input is this many times shorter: linear work then takes 16 times as long, quadratic work 256 times. */
const TIMES = 16;

/**
 * Growth beyond this is quadratic. Work that also collects garbage, or whose code is compiled meanwhile, reaches 60; others who
 * share the processor's cache may double that.
 */
export const QUADRATIC = 128;

/**
 * Work that takes less CPU time than this, in milliseconds, is not compared: noise would be larger than the work. Quadratic
 * work on the sizes of these tests takes ten times as long on the fastest machine.
 */
const NOTHING = 8;

/** Growth above the limit counts if it is measured this many times: others may take the processor's cache, or garbage is due. */
const REPEATS = 5;
/** What takes longer than this, in milliseconds, does so by itself. */
const LONG = 5_000;

function cpuTime(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/**
 * How many times longer `work` takes for an input of `size` than for a sixteenth of it: about 16 when it is linear, 256 when
 * it is quadratic; 0 when it takes no time to speak of.
 */
export function growthOf(work: (size: number) => unknown, size: number): number {
  const part = Math.floor(size / TIMES);
  let least = Infinity;
  // compiles the code
  work(part);
  for (let times = 0; times < REPEATS && least >= QUADRATIC; times += 1) {
    const large = cpuTime(() => work(size));
    if (large < NOTHING) return 0;
    // as many small ones as take as long when the work is linear: both then meet the same disturbances
    const small = cpuTime(() => {
      for (let parts = 0; parts < TIMES; parts += 1) work(part);
    });
    least = Math.min(least, (large / small) * TIMES);
    if (large > LONG) break;
  }
  return least;
}
