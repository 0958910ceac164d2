import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { ZONES } from './domain.test-kit';

/**
 * Runs the library in a process with the given zone and returns its results. Jest cannot change the zone of its own
 * process, so the sources are compiled on the fly in a child.
 */
function answersUnder(zone: string): string {
  const script = `
    const { readFileSync } = require('node:fs');
    const { transformSync } = require('@swc/core');
    const options = { swcrc: false, module: { type: 'commonjs' }, jsc: { target: 'es2022', parser: { syntax: 'typescript' } } };
    require.extensions['.ts'] = (module, file) => module._compile(transformSync(readFileSync(file, 'utf8'), options).code, file);
    const d = require(${JSON.stringify(join(__dirname, 'index.ts'))});
    const answers = [];
    const event = { id: 'e', title: 'Dentist', eventDate: '2024-02-29', endDate: '2024-02-29', eventTime: '22:00', eventEndTime: '06:00',
      isRecurring: true, recurringType: 'daily', recurringInterval: 3 };
    for (const month of ['2024-02', '2026-03', '2026-10', '2026-12']) {
      const grid = d.daysOfMonthGrid(month, 1);
      const occurrences = d.expandOccurrences([event], grid[0][0], grid.at(-1)[6]);
      answers.push(grid, d.layoutMonth(occurrences, grid));
      for (const date of grid.flat()) {
        answers.push(d.formatDate(date, 'en-GB', { dateStyle: 'full' }), d.addDays(date, 1), d.dayOfWeek(date));
        answers.push(d.layoutDay(occurrences, date), d.formatWeekTitle(date, 'en-GB'));
      }
    }
    const now = new Date('2026-10-25T00:30:00Z');
    answers.push(d.todayIn('Europe/London', now), d.formatTime('01:30', 'en-GB'), d.formatInstant(now, 'Europe/London', 'en-GB'));
    answers.push(d.relativeTime('2026-03-29T00:30:00Z', { now, timeZone: 'Europe/London', locale: 'en-GB' }));
    console.log(JSON.stringify({ answers, local: new Date(2026, 0, 1).toISOString() }));`;
  return execFileSync(process.execPath, ['-e', script], {
    cwd: __dirname,
    env: { ...process.env, TZ: zone },
    encoding: 'utf8',
  });
}

describe('the machine’s time zone', () => {
  const read = (zone: string) => JSON.parse(answersUnder(zone)) as { answers: unknown[]; local: string };
  const utc = read('UTC');

  it.each([ZONES[0], 'America/Sao_Paulo', 'Europe/London', ZONES[ZONES.length - 1]])('%s changes nothing', (zone) => {
    const there = read(zone ?? '');
    expect(there.answers).toEqual(utc.answers);
    // The child really ran in another zone (London shares UTC's winter).
    if (zone !== 'Europe/London') expect(there.local).not.toBe(utc.local);
  });
});
