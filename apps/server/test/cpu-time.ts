/** CPU time of this process in milliseconds; unlike wall-clock time it does not grow on a busy machine. */
export const cpuTime = (): number => process.cpuUsage().user / 1_000;
