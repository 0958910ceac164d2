import { growthOf, QUADRATIC } from './cost.test-kit';

/** Spaces before another character: both patterns fail, one of them at every space anew. */
const gap = (length: number): string => `${' '.repeat(length)}x`;

it('tells quadratic work from linear work', () => {
  expect(growthOf((length) => /\s+$/.test(gap(length)), 10_000)).toBeGreaterThan(QUADRATIC);
  expect(growthOf((length) => /^\s+$/.test(gap(length)), 1_000_000)).toBeLessThan(QUADRATIC);
  expect(growthOf((length) => Array.from(gap(length)).sort(), 400_000)).toBeLessThan(QUADRATIC);
});
