import { understand } from './commands';

/** A Thursday. */
const today = '2026-10-08';
const offered = (text: string, locale = 'en-GB') => {
  const went: unknown[] = [];
  const commands = understand(text, {
    now: new Date('2026-10-08T09:00:00Z'),
    timeZone: 'Europe/London',
    today,
    locale,
    country: 'GB',
    go: (options) => went.push(options?.sub),
  });
  for (const { run } of commands) run();
  return commands.map(({ label }, index) => [label, went[index]]);
};

it.each<[string, [string, string][]]>([
  [
    'go to March',
    [
      ['Go to March 2027', '2027-03'],
      ['Go to March 2026', '2026-03'],
    ],
  ],
  [
    'oct',
    [
      ['Go to October 2026', '2026-10'],
      ['Go to October 2025', '2025-10'],
    ],
  ],
  ['march 2031', [['Go to March 2031', '2031-03']]],
  ['go to 3 October', [['Go to Sunday 3 October 2027', '2027-10-03']]],
  ['3 Oct 2026', [['Go to Saturday 3 October 2026', '2026-10-03']]],
  ['tomorrow', [['Go to Friday 9 October 2026', '2026-10-09']]],
  ['show me next friday', [['Go to Friday 16 October 2026', '2026-10-16']]],
  ['christmas', [['Go to Friday 25 December 2026', '2026-12-25']]],
  // somebody searches
  ['dentist', []],
  ['dentist tomorrow', []],
  ['swimming 3 October', []],
  ['ma', []],
  ['go to', []],
])('%j', (text, expected) => expect(offered(text)).toEqual(expected));

it('recognises month names of the family’s language', () => {
  expect(offered('märz', 'de-DE')[0]).toEqual(['Go to März 2027', '2027-03']);
});
