import { handOver } from './whose';

it.each([
  [['sam'], 'sam', 'mia', ['mia']],
  [['sam', 'tom'], 'sam', 'mia', ['mia', 'tom']],
  [['sam', 'mia'], 'sam', 'mia', ['mia']],
  [['sam', 'mia'], 'sam', null, []],
  [[], null, 'mia', ['mia']],
  // for a former member: shown in the family's column
  [['gone'], null, 'mia', ['mia']],
  [['sam', 'tom'], 'sam', 'sam', ['sam', 'tom']],
])('%j dragged from %s to %s is for %j', (ids, from, to, expected) => {
  expect(handOver(ids, from, to)).toEqual(expected);
});
