import fc from 'fast-check';
import { calendarEventProblems } from '../calendar/calendar-event';
import { todayIn } from '../time/today';
import { ZONES } from '../domain.test-kit';
import { UNTITLED, type QuickAddContext, type QuickAddEvent } from './types';
import { FAMILY, WEDNESDAY } from './quick-add.test-kit';
import { understandQuickAdd } from './understand';
import { growthOf, QUADRATIC } from '../cost.test-kit';

const understand = (text: string, context: Partial<QuickAddContext> = {}) =>
  understandQuickAdd(text, { ...WEDNESDAY, ...context });

const WORDS =
  'dentist swimming for Sam Mia and Will May next this last every other second fortnight Tuesday Fri Sat-Sun mon tomorrow tonight today yesterday morning evening at 3 4-5pm 15:40 1540 half seven quarter past to until till Christmas Easter birthday party anniversary in days weeks 2 10 26-30 Oct 5 June 31 Feb 29 04/05 12/25 2026 1930 2027-02-30 from on the first Monday of month end weekend all day 8pm-2am noon midnight 45 min 2h for a week sessions daily weekly school dinner 🎂 £5.30 Year 9 , - : . ( ) \' " <b> & @ half an hour before after 1/1 99 999999999'.split(
    ' ',
  );
/** Random sequences of words that the grammar knows, which cover far more of it than random characters. */
const anySentence = fc.array(fc.constantFrom(...WORDS), { maxLength: 14 }).map((words) => words.join(' '));
const anyText = fc.oneof(
  anySentence,
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
);
const anyContext: fc.Arbitrary<QuickAddContext> = fc.record({
  now: fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
  timeZone: fc.constantFrom(...ZONES),
  locale: fc.constantFrom('en-GB', 'en-US', 'de-DE', 'x'),
  members: fc.constant(FAMILY),
});
/** Words that refer to the past, or to days that have begun already. */
const SAYS_PAST = /yesterday|last|19\d\d|20\d\d|ago|before|1\/1|-|to |this|\/0|2026/i;

const eventsOf = (answer: ReturnType<typeof understandQuickAdd>): QuickAddEvent[] =>
  answer.needsClarification ? answer.candidates.map(({ event }) => event) : [answer];

describe('any text', () => {
  it('yields a title and valid events, spans in order, and distinct answers to a question', () => {
    fc.assert(
      fc.property(anyText, anyContext, (text, context) => {
        const answer = understandQuickAdd(text, context);
        expect(answer.title).not.toBe('');
        for (const event of eventsOf(answer)) expect(calendarEventProblems(event)).toEqual([]);
        let end = 0;
        for (const span of answer.spans) {
          expect(span.start).toBeGreaterThanOrEqual(end);
          expect(span.end).toBeGreaterThan(span.start);
          expect(span.text).toBe(text.slice(span.start, span.end));
          end = span.end;
        }
        if (!answer.needsClarification) return;
        const labels = answer.candidates.map(({ label }) => label);
        expect(new Set(labels).size).toBe(labels.length);
        expect(labels.every((label) => label !== '')).toBe(true);
        expect(labels.length > 1).toBe(answer.reason !== 'noText');
      }),
      { numRuns: 1500 },
    );
  });

  it('is never in the past unless the text says so', () => {
    fc.assert(
      fc.property(
        anySentence.filter((text) => !SAYS_PAST.test(text)),
        anyContext,
        (text, context) => {
          const today = todayIn(context.timeZone, context.now);
          for (const { eventDate } of eventsOf(understandQuickAdd(text, context)))
            expect(eventDate >= today).toBe(true);
        },
      ),
      { numRuns: 1500 },
    );
  });

  it('of 5,000 characters is parsed in linear time, whatever its words', () => {
    const fragment = fc.tuple(
      fc.array(fc.oneof(fc.constantFrom(...WORDS), fc.string({ maxLength: 4 })), { minLength: 1, maxLength: 5 }),
      fc.constantFrom(' ', '', '  ', '-'),
    );
    fc.assert(
      fc.property(fragment, anyContext, ([words, glue], context) => {
        const text = `${words.join(glue)}${glue}`.padEnd(1).repeat(5000).slice(0, 5000);
        const read = (length: number) => understandQuickAdd(text.slice(0, length), context);
        expect(growthOf(read, 5000)).toBeLessThan(QUADRATIC);
      }),
      { numRuns: 150 },
    );
  });

  it.each([
    ['one letter', 'a'.repeat(5000)],
    ['spaces', ' '.repeat(5000)],
    ['spaces and a word', `${' '.repeat(4999)}a`],
    ['digits', '1'.repeat(5000)],
    ['dashes', '-'.repeat(5000)],
    ['times', '4-5pm '.repeat(900)],
    ['repeats', 'every other '.repeat(450)],
    ['weekdays', 'every mon and tue and '.repeat(250)],
    ['dates', '1/1/'.repeat(1250)],
    ['people', 'Sam and '.repeat(620)],
    ['prepositions', 'on the first of '.repeat(320)],
    ['quotes', '\'"’'.repeat(1600)],
    ['emoji', '👨‍👩‍👧‍👦'.repeat(450)],
    ['marks', `e${'\u0301'.repeat(4999)}`],
    ['markup', '<script>alert(1)</script>'.repeat(200)],
    ['controls', '\u0000\u0001\u202e'.repeat(1600)],
  ])('of 5,000 characters (%s) is answered in linear time', (_, text) => {
    // from the end, where the characters are on which a pattern fails
    expect(growthOf((length) => understand(text.slice(-length)), text.length)).toBeLessThan(QUADRATIC);
    const { title } = understand(text);
    expect(Array.from(title).length).toBeLessThanOrEqual(1600);
  });
});

describe('the result', () => {
  it('asks what to add for an empty text', () => {
    for (const text of ['', '   ', '\n\t', '\u200b'])
      expect(understand(text)).toMatchObject({ needsClarification: true, reason: 'noText', candidates: [] });
  });

  it('asks for the time with labels in the locale', () => {
    const british = understand('dentist tomorrow at 3');
    expect(british).toMatchObject({
      reason: 'time',
      question: 'At 03:00 or 15:00?',
      eventDate: '2026-11-19',
      eventTime: null,
    });
    expect(british.needsClarification && british.candidates.map(({ label }) => label)).toEqual(['15:00', '03:00']);
    const american = understand('dentist tomorrow at 3', { locale: 'en-US' });
    expect(american.needsClarification && american.candidates.map(({ label }) => label)).toEqual([
      '3:00 PM',
      '3:00 AM',
    ]);
  });

  it('asks for the day and returns the unambiguous parts', () => {
    const answer = understand('dentist for Sam 04/05 at 3pm', { locale: 'en-IE' });
    expect(answer).toMatchObject({
      title: 'Dentist',
      who: 'Sam',
      needsClarification: true,
      reason: 'date',
      question: 'Which day is 04/05?',
      eventDate: null,
      eventTime: '15:00',
    });
    expect(answer.needsClarification && answer.candidates.map(({ label }) => label)).toEqual([
      'Monday 5 April 2027',
      'Tuesday 4 May 2027',
    ]);
  });

  it('reports the recognised spans', () => {
    const text = 'Swimming every other Friday 4-5pm until Christmas for Sam';
    expect(understand(text).spans.map(({ kind, text: words }) => [kind, words])).toEqual([
      ['repeat', 'every other Friday'],
      ['time', '4-5pm'],
      ['until', 'until Christmas'],
      ['who', 'for Sam'],
    ]);
    expect(understand('Halloween disco').spans).toEqual([
      { kind: 'date', start: 0, end: 9, text: 'Halloween', inTitle: true },
    ]);
  });

  it('names one member, several, or the family', () => {
    expect(understand('dentist for Sam tomorrow')).toMatchObject({ who: 'Sam', whoName: 'Sam', whoIds: ['Sam'] });
    expect(understand('dentist for Sam and Mia tomorrow')).toMatchObject({
      title: 'Dentist',
      who: 'Family',
      whoName: 'Sam, Mia',
      whoIds: ['Sam', 'Mia'],
    });
    expect(understand('dentist tomorrow')).toMatchObject({ who: 'Family', whoIds: [] });
  });

  it('finds people by first and full name, and reports ambiguous names', () => {
    const members = [
      { id: '1', displayName: 'Sammy', firstName: 'Samuel', lastName: 'Lee' },
      { id: '2', displayName: 'Sam', firstName: 'Samantha', lastName: 'Lee' },
      { id: '3', displayName: 'Jo A', firstName: 'Jo' },
      { id: '4', displayName: 'Jo B', firstName: 'Jo' },
    ];
    const who = (text: string) => understand(text, { members }).who;
    expect(who('dentist for samuel lee tomorrow')).toBe('1');
    expect(who('dentist for Samantha tomorrow')).toBe('2');
    expect(who('dentist for Jo B tomorrow')).toBe('4');
    expect(understand('dentist for Jo tomorrow', { members })).toMatchObject({
      who: 'Family',
      note: 'More than one member of your family is called "Jo".',
    });
    expect(who('dentist for me tomorrow')).toBe('Family');
    expect(understand('dentist for me tomorrow', { members, me: '3' }).who).toBe('3');
  });

  it('keeps `titleOnly` words in the title', () => {
    const read = (text: string, ...titleOnly: string[]) => understand(text, { titleOnly });
    expect(read('Sunday roast Saturday 1pm', 'Sunday')).toMatchObject({
      title: 'Sunday roast',
      eventDate: '2026-11-21',
      eventTime: '13:00',
    });
    expect(read('book for Sam tomorrow', 'for sam')).toMatchObject({
      title: 'Book for Sam',
      who: 'Family',
      whoIds: [],
    });
    expect(read('watch 5pm news tomorrow', '5pm')).toMatchObject({ title: 'Watch 5pm news', eventTime: null });
    expect(read('May half term', 'May half term')).toMatchObject({ reason: 'noDate', title: 'May half term' });
    // Words, not letters: "sun" is not taken out of "Sunday".
    expect(read('lunch Sunday', 'Sun', ' ')).toMatchObject({ title: 'Lunch', eventDate: '2026-11-22' });
    expect(read('tomorrow tomorrow', 'tomorrow')).toMatchObject({ reason: 'noDate', title: 'Tomorrow tomorrow' });
  });

  it('reports unsupported repeats', () => {
    expect(understand('book club fifth Monday of every month').note).toBe(
      'The calendar cannot repeat "every fifth Monday of the month", so only the next date is filled in.',
    );
  });

  it('has a title even for a day alone', () => {
    expect(understand('tomorrow at 9am').title).toBe(UNTITLED);
  });

  it('reads the family’s clock, wherever the machine is', () => {
    const late = { now: new Date('2026-11-18T23:30:00Z') };
    expect(understand('dentist tomorrow', { ...late, timeZone: 'America/New_York' }).eventDate).toBe('2026-11-19');
    expect(understand('dentist tomorrow', { ...late, timeZone: 'Pacific/Kiritimati' }).eventDate).toBe('2026-11-20');
  });
});

it("keeps chrono out of the domain's main entry", async () => {
  jest.resetModules();
  jest.doMock('chrono-node/en', () => {
    throw new Error('chrono was loaded');
  });
  expect(await import('../index')).toHaveProperty('todayIn');
  await expect(import('./index')).rejects.toThrow('chrono was loaded');
  jest.dontMock('chrono-node/en');
});
