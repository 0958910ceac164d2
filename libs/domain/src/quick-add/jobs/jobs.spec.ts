import fc from 'fast-check';
import { jobProblems } from '../../jobs/job';
import { todayIn } from '../../time/today';
import { ZONES } from '../../domain.test-kit';
import { UNTITLED_JOB, type QuickAddJob } from './job-types';
import { understandJob } from './jobs';
import { FAMILY, WEDNESDAY } from '../quick-add.test-kit';
import type { QuickAddContext } from '../types';
import { growthOf, QUADRATIC } from '../../cost.test-kit';

const WORDS =
  'bins hoover homework for Sam Mia and Will May me everyone by every other 2 weeks days Monday Fri evening tonight tomorrow next week weekend at 3 5pm 15:40 in turn taking turns between least done after it is done from completion since last time 10 points worth needs approval remind ask to should until Christmas 04/05 31 Feb the 1st of month daily weekly present call , : - ( ) @ £5 🎂 1/1 999999999'.split(
    ' ',
  );
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
  members: fc.constantFrom(FAMILY, FAMILY.slice(0, 1), []),
  me: fc.constantFrom('Mum', null),
});

const jobsOf = (text: string, context: QuickAddContext): QuickAddJob[] => {
  const { job, candidates } = understandJob(text, context);
  return [job, ...candidates.map((one) => one.job)];
};

describe('any text', () => {
  it('yields a valid job with members of the family only, spans in order, and distinct answers to a question', () => {
    fc.assert(
      fc.property(anyText, anyContext, (text, context) => {
        const { reason, question, candidates, job, spans } = understandJob(text, context);
        const ids = new Set(context.members.map(({ id }) => id));
        for (const each of [job, ...candidates.map((one) => one.job)]) {
          expect(jobProblems(each)).toEqual([]);
          expect(each.assigneeId === null || ids.has(each.assigneeId) || each.assigneeId === context.me).toBe(true);
          for (const id of each.repeat?.rotation?.memberIds ?? []) expect(ids.has(id) || id === context.me).toBe(true);
        }
        let end = 0;
        for (const span of spans) {
          expect(span.start).toBeGreaterThanOrEqual(end);
          expect(span.end).toBeGreaterThan(span.start);
          expect(span.text).toBe(text.slice(span.start, span.end));
          end = span.end;
        }
        expect(reason === null).toBe(question === null);
        const labels = candidates.map(({ label }) => label);
        expect(new Set(labels).size).toBe(labels.length);
        expect(labels.every((label) => label !== '')).toBe(true);
        expect(labels.length > 1).toBe(reason !== null && reason !== 'noText');
        if (candidates[0]) expect(job).toEqual(candidates[0].job);
      }),
      { numRuns: 1500 },
    );
  });

  it('gives the same job every time', () => {
    fc.assert(
      fc.property(anySentence, anyContext, (text, context) => {
        expect(understandJob(text, context)).toEqual(understandJob(text, context));
      }),
      { numRuns: 200 },
    );
  });

  it('is never due in the past unless the text says so', () => {
    fc.assert(
      fc.property(
        anySentence.filter((text) => !/04\/05|1\/1|-|last/.test(text)),
        anyContext,
        (text, context) => {
          const today = todayIn(context.timeZone, context.now);
          for (const { dueDate } of jobsOf(text, context)) expect(dueDate === null || dueDate >= today).toBe(true);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it.each([
    ['turns', 'in turn '.repeat(700)],
    ['people', 'Sam and '.repeat(620)],
    ['askers', 'ask Sam to '.repeat(450)],
    ['points', '10 points '.repeat(500)],
    ['completions', 'every 2 weeks after it is done '.repeat(160)],
    ['spaces', ' '.repeat(5000)],
    ['one letter', 'a'.repeat(5000)],
  ])('of 5,000 characters of %s is answered in linear time', (_, text) => {
    const understand = (length: number) => understandJob(text.slice(0, length), WEDNESDAY);
    expect(growthOf(understand, text.length)).toBeLessThan(QUADRATIC);
  });
});

it('asks about an ambiguous date, with labels in the locale', () => {
  const { reason, question, candidates } = understandJob('forms 04/05', { ...WEDNESDAY, locale: 'de-DE' });
  expect([reason, question]).toEqual(['date', 'Which day is 04/05?']);
  expect(candidates.map(({ job }) => job.dueDate)).toEqual(['2027-04-05', '2027-05-04']);
  expect(new Set(candidates.map(({ label }) => label)).size).toBe(2);
});

it('asks morning or afternoon', () => {
  const { reason, question } = understandJob('ring the vet tomorrow at 3', WEDNESDAY);
  expect([reason, question]).toEqual(['time', 'At 15:00 or 03:00?']);
});

it('handles an empty text', () => {
  expect(understandJob('Friday', WEDNESDAY).job.title).toBe(UNTITLED_JOB);
});
