import fc from 'fast-check';
import { isPollClosed, pollProblem, pollTally, voteProblem, type PollContent } from './polls';

const now = new Date('2026-10-08T12:00:00Z');
const later = new Date(now.getTime() + 1);

const poll = (changes: Partial<PollContent> = {}): PollContent => ({
  ...{ question: 'Pizza or pasta?', options: ['Pizza', 'Pasta'], closesAt: null },
  ...changes,
});

it.each([
  ['a poll', {}, null],
  ['a poll that ends later', { closesAt: later }, null],
  ['a poll without a question of its own', { question: null }, null],
  ['a question of 10,000 characters', { question: 'x'.repeat(10_000) }, 'question'],
  ['one answer', { options: ['Pizza'] }, 'options'],
  ['thirteen answers', { options: Array.from({ length: 13 }, (_, at) => `answer ${at}`) }, 'options'],
  ['a blank answer', { options: ['Pizza', null] }, 'options.1'],
  ['an answer of 101 characters', { options: ['Pizza', 'x'.repeat(101)] }, 'options.1'],
  ['the same answer twice', { options: ['Pizza', 'Pasta', ' pizza'] }, 'options.2'],
  ['an end that is now', { closesAt: now }, 'closesAt'],
])('judges %s', (_what, changes, field) => {
  expect(pollProblem(poll(changes), now)?.field ?? null).toBe(field);
});

it.each([
  ['without an end', null, false],
  ['before its end', later, false],
  ['at its end', now, true],
])('a poll %s is closed or not', (_what, closesAt, isClosed) => {
  expect(isPollClosed({ closesAt }, now)).toBe(isClosed);
});

describe('a vote', () => {
  const open = { closesAt: null, isMultiple: false, options: [{ id: 'a' }, { id: 'b' }] };
  it.each([
    ['for one answer', open, ['a'], null],
    ['taken back', open, [], null],
    ['for the same answer twice', open, ['a', 'a'], null],
    ['for two answers where one is asked', open, ['a', 'b'], 'one'],
    ['for two answers', { ...open, isMultiple: true }, ['a', 'b'], null],
    ['for an answer of another poll', { ...open, isMultiple: true }, ['a', 'c'], 'unknown'],
    ['at the end', { ...open, closesAt: now }, ['a'], 'closed'],
    ['taken back at the end', { ...open, closesAt: now }, [], 'closed'],
  ])('%s is counted or says why not', (_what, of, chosen, kind) => {
    expect(voteProblem(of, chosen, now)?.kind ?? null).toBe(kind);
  });
});

describe('a tally', () => {
  it('has each option’s share of the voters', () => {
    expect(pollTally([{ votes: 3 }, { votes: 1 }, { votes: 0 }], 3)).toEqual([
      { percent: 100, isAhead: true },
      { percent: 33, isAhead: false },
      { percent: 0, isAhead: false },
    ]);
  });

  it('has no leader without votes', () => {
    expect(pollTally([{ votes: 0 }, { votes: 0 }], 0)).toEqual(Array(2).fill({ percent: 0, isAhead: false }));
  });

  it('has a leader once there is a vote, and shares between 0 and 100', () => {
    const votes = fc.array(fc.integer({ min: 0, max: 30 }), { minLength: 2, maxLength: 12 });
    fc.assert(
      fc.property(votes, (counts) => {
        const tally = pollTally(
          counts.map((count) => ({ votes: count })),
          Math.max(...counts),
        );
        expect(tally.some(({ isAhead }) => isAhead)).toBe(counts.some((count) => count > 0));
        for (const { percent } of tally) expect(percent >= 0 && percent <= 100).toBe(true);
      }),
    );
  });
});
