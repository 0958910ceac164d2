import { cpuSecondsIn, metered, run, runNode } from './run.mjs';

const busy = (milliseconds) => `const end = process.cpuUsage().user + ${milliseconds * 1000};
  while (process.cpuUsage().user < end);`;

it('measures the CPU time of the commands of one work, with the processes below them', async () => {
  const below = `require('node:child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(busy(300))}])`;
  const [idle, used] = await Promise.all([
    metered(async () => 'done'),
    metered(async () => [await runNode('-e', [busy(300)]), await runNode('-e', [below])].map(({ code }) => code)),
  ]);
  expect(idle.result).toBe('done');
  expect(idle.cpuSeconds).toBeLessThan(0.1);
  expect(used.result).toEqual([0, 0]);
  expect(used.cpuSeconds).toBeGreaterThanOrEqual(0.6);
});

it('reads the output of times', () => {
  expect(cpuSecondsIn('0m0.010s 0m0.020s\n1m2.500s 0m1.5s\n')).toBe(64);
  expect(cpuSecondsIn('')).toBe(0);
});

it('passes exit codes and output on, measured or not', async () => {
  const call = () => run(process.execPath, ['-e', 'console.log("out"); process.exit(3)'], { capture: true });
  expect(await call()).toEqual({ code: 3, output: 'out\n' });
  expect((await metered(call)).result).toEqual({ code: 3, output: 'out\n' });
  expect((await metered(() => run('no-such-command', [], { capture: true }))).result.code).not.toBe(0);
});
