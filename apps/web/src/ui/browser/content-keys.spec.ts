import { makeContentKeys } from './content-keys';

it('returns the same key for the same content until it was added', () => {
  const keys = makeContentKeys();
  const first = keys.keyOf('Lasagne');
  expect(keys.keyOf('Lasagne')).toBe(first);
  expect(keys.keyOf('Soup')).not.toBe(first);
  keys.used('Lasagne');
  expect(keys.keyOf('Lasagne')).not.toBe(first);
});

it('shares no key between two places that add the same content', () => {
  expect(makeContentKeys().keyOf('Lasagne')).not.toBe(makeContentKeys().keyOf('Lasagne'));
});
