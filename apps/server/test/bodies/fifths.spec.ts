import fc from 'fast-check';
import { casesOf, chosenFifth } from './fifths';

const after = (count: number | undefined, env = {}) => chosenFifth(env, () => count);

it('five commits in a row try every case once, and one commit always the same', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), fc.uniqueArray(fc.string()), (commits, cases) => {
      const tried = Array.from({ length: 5 }, (_, n) => casesOf(cases, after(commits + n).fifth));
      expect(tried.flat().sort()).toEqual([...cases].sort());
      expect(casesOf(cases, after(commits + 5).fifth)).toEqual(tried[0]);
      const sizes = tried.map(({ length }) => length);
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
    }),
  );
});

it('says which fifth it is', () => {
  expect(after(1_203)).toEqual({ fifth: 3, line: 'fifth 3 of 0 to 4 (1203 commits)' });
  expect(after(undefined)).toEqual({ fifth: 0, line: 'fifth 0 of 0 to 4 (there is no git to count commits)' });
});

it('with HOMEFOLD_DEEP=1 tries everything', () => {
  const { fifth, line } = after(1_203, { HOMEFOLD_DEEP: '1' });
  expect([casesOf(['a', 'b', 'c', 'd', 'e', 'f'], fifth), line]).toEqual([
    ['a', 'b', 'c', 'd', 'e', 'f'],
    'all fifths (HOMEFOLD_DEEP=1)',
  ]);
  expect(after(1_203, { HOMEFOLD_DEEP: '0' }).fifth).toBe(3);
});

it('counts the commits of this repository', () => {
  expect(chosenFifth({}).line).toMatch(/^fifth [0-4] of 0 to 4 \((?:\d+ commits|there is no git to count commits)\)$/);
});
