/** Milliseconds of a core that this process has used: unlike those of the clock, they do not grow when the machine is busy. */
export const cpuTime = (): number => process.cpuUsage().user / 1_000;
