import { understand } from './commands';

const offered = (text: string) => {
  const went: unknown[] = [];
  const commands = understand(text, {
    now: new Date('2026-10-08T09:00:00Z'),
    timeZone: 'Europe/London',
    // a Thursday
    today: '2026-10-08',
    locale: 'en-GB',
    country: 'GB',
    go: (options) => went.push(options?.sub),
  });
  for (const { run } of commands) run();
  return commands.map(({ label }, index) => [label, went[index]]);
};

it.each([
  ['go to next week’s meals', 'Go to the meals of 12 to 18 October', '2026-10-12'],
  ['meals last week', 'Go to the meals of 28 September to 4 October', '2026-09-28'],
  ['what food is there this week', 'Go to the meals of 5 to 11 October', '2026-10-05'],
  ['dinners 2027-01-01', 'Go to the meals of 28 December 2026 to 3 January 2027', '2027-01-01'],
])('%s leads to a week of the plan', (text, label, sub) => expect(offered(text)).toEqual([[label, sub]]));

it.each(['next week', 'meals', 'seafood next week', 'meals 2026-13-01'])('%s leads nowhere', (text) =>
  expect(offered(text)).toEqual([]),
);
