import { heldRows } from './stable-list';

const rows = (ids: string) => Array.from(ids, (id) => ({ id }));
const ids = (list: readonly { id: string }[]): string => list.map(({ id }) => id).join('');

/** `own` and `gone` contain rows' names. */
const held = (
  shown: string,
  now: string,
  { own = '', gone = '', hadMore = false, hasMore = false } = {},
): [string, string] => {
  const { rows: still, fresh } = heldRows({ shown: rows(shown), hadMore }, rows(now), {
    hasMore,
    isOwn: ({ id }) => own.includes(id),
    isGone: (id) => gone.includes(id),
  });
  return [ids(still), ids(fresh)];
};

it.each([
  ['what others add is held back', held('cba', 'edcba'), ['cba', 'ed']],
  ['so is what somebody restores in the middle', held('ca', 'cba'), ['ca', 'b']],
  ['what the viewer adds is shown in its place', held('ba', 'dcba', { own: 'd' }), ['dba', 'c']],
  ['the next page is shown', held('dc', 'dcba', { hadMore: true }), ['dcba', '']],
  ['what others delete keeps its place', held('cba', 'ca', { gone: 'b' }), ['cba', '']],
  ['what the viewer deletes goes', held('cba', 'ca'), ['ca', '']],
  ['further pages stay while the list is fetched again', held('dcba', 'dc', { hasMore: true }), ['dcba', '']],
  ['an empty list has nothing that could move', held('', 'ba'), ['ba', '']],
  ['an optimistic row makes way for the stored one', held('xba', 'cba', { own: 'c' }), ['cba', '']],
  ['what is new at the end of a complete list is held back', held('abc', 'abcd'), ['abc', 'd']],
])('%s', (_what, found, expected) => {
  expect(found).toEqual(expected);
});
