import fc from 'fast-check';
import { SIGNED_IN_JSON, parseJson, parseJsonAside } from './json-body';

const limits = { nodes: 50, depth: 4 };
const parse = (text: string) => parseJson(Buffer.from(text), limits);

it.each([
  ['as many values as allowed', `[${Array(48).fill('1').join(',')}]`],
  ['as deep as allowed', '[[[[1]]]]'],
  ['brackets and commas in strings', JSON.stringify({ a: '[[[[[[[{,{,{,'.repeat(30) })],
  ['quotes and backslashes in strings', JSON.stringify(['\\', '"', '\\"', '\\\\', '"[[[[[', '\\"{{{{{{'])],
  ['a byte order mark', '\ufeff{"a":1}'],
])('takes %s', (_, text) => expect(parse(text)).toEqual(JSON.parse(text.replace('\ufeff', ''))));

it.each([
  ['one value too many', `[${Array(50).fill('1').join(',')}]`, /too many values/],
  ['one level too deep', '[[[[[1]]]]]', /nested too deeply/],
  ['no end of a string', '{"a":"', /not valid JSON/],
  ['a string that ends in a backslash', '{"a":"\\', /not valid JSON/],
  ['only closing brackets', ']]]]', /not valid JSON/],
  ['a bare value', '1', /not valid JSON/],
])('refuses %s', (_, text, message) => expect(() => parse(text)).toThrow(message));

it('parses any small JSON as JSON.parse does', () => {
  const objects = fc.oneof(fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 3 })), fc.array(fc.jsonValue()));
  fc.assert(
    fc.property(objects, (value) => {
      const text = JSON.stringify(value);
      expect(parseJson(Buffer.from(text), { nodes: 1e6, depth: 1e6 })).toEqual(JSON.parse(text));
    }),
  );
});

describe('a long string kept out of the tree', () => {
  const long = `data:image/png;base64,${'A/+='.repeat(5_000)}`;
  const aside = (text: string) => parseJsonAside(Buffer.from(text), 'image', SIGNED_IN_JSON);

  it('is not part of the tree', () =>
    expect(aside(JSON.stringify({ a: [1], image: long, b: 'x' }))).toEqual({ tree: { a: [1], b: 'x' }, aside: long }));
  it('may have escaped slashes', () =>
    expect(aside(`{"image":"${long.replaceAll('/', '\\/')}"}`)).toEqual({ tree: {}, aside: long }));
  it('is found among other strings', () => {
    const text = fc.string({ unit: fc.constantFrom('"', '\\', '/', '\n', 'é', 'a', '{', '[', ',') });
    const members = fc.dictionary(text, text).map(({ image: _, ...rest }) => rest);
    fc.assert(
      fc.property(members, members, (before, after) => {
        const { image: _, ...tree } = { ...before, image: long, ...after };
        expect(aside(JSON.stringify({ ...before, image: long, ...after }))).toEqual({ tree, aside: long });
      }),
    );
  });
  it('is not searched for among too many others', () =>
    expect(() => aside(`{"image":[${'"",'.repeat(100_000)}""]}`)).toThrow('too many values'));
  it('may be short, absent, or another type', () => {
    expect(aside('{"image":"/files/x"}')).toEqual({ tree: {}, aside: '/files/x' });
    expect(aside('{"a":1}')).toEqual({ tree: { a: 1 } });
    expect(aside('{"image":5}')).toEqual({ tree: { image: 5 } });
  });
  it.each([
    ['elsewhere', JSON.stringify({ other: long })],
    ['deeper', JSON.stringify({ a: { image: long } })],
    ['twice', `{"image":"${long}","x":"${long}"}`],
    ['as a key', JSON.stringify({ [long]: 1 })],
    ['with other escapes', `{"image":"${long}\\u0041"}`],
    ['without an end', `{"image":"${long}`],
    ['beside a large tree', JSON.stringify({ image: long, a: Array(6_000).fill(1) })],
    ['inside a list', JSON.stringify([long])],
  ])('%s is refused', (_, text) => expect(() => aside(text)).toThrow());
});
