import fc from 'fast-check';
import { excerptOf, linksIn, nameOfPost, plainText } from '.';

const ROSA = '7f9c24e8-3b12-4fef-91d0-2c0a1b5e6d77';

it.each([
  ['**Camping** on *Saturday*', 'Camping on Saturday'],
  ['Bring:\n\n- tent\n- boots', 'Bring:\ntent\nboots'],
  ['> quoted\n\n`code`', 'quoted\ncode'],
  ['[the list](https://example.org/a) is here', 'the list is here'],
  [`[@Rosa](member:${ROSA}) and Tom`, '@Rosa and Tom'],
  ['<b>typed</b> & meant', '<b>typed</b> & meant'],
  ['', ''],
])('%j in plain words is %j', (text, expected) => {
  expect(plainText(text)).toBe(expected);
});

it('uses the current names of members', () => {
  expect(plainText(`[@Rosa](member:${ROSA})`, new Map([[ROSA, 'Rosalind']]))).toBe('@Rosalind');
});

describe('an excerpt', () => {
  it.each([
    ['short **enough**', 40, 'short enough'],
    ['one\ntwo\n\nthree', 40, 'one two three'],
    ['The camping trip is on Saturday, so pack', 31, 'The camping trip is on Saturday…'],
    ['The camping trip is on Saturday', 28, 'The camping trip is on…'],
    ['Donaudampfschifffahrtsgesellschaft', 10, 'Donaudampf…'],
    ['👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 2, '👩‍👩‍👧‍👦👩‍👩‍👧‍👦…'],
  ])('of %j in %i characters is %j', (text, length, expected) => {
    expect(excerptOf(text, length)).toBe(expected);
  });

  it('is one line, and exceeds the requested length by at most its ellipsis', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), fc.integer({ min: 5, max: 200 }), (text, length) => {
        const excerpt = excerptOf(text, length);
        expect(excerpt).not.toContain('\n');
        expect([...new Intl.Segmenter('en').segment(excerpt)].length).toBeLessThanOrEqual(length + 1);
      }),
    );
  });
});

it('finds the web addresses in a text without duplicates', () => {
  expect(
    linksIn(
      'https://a.example/x, [b](https://b.example) `https://code.example` https://a.example/x nan@c.example [no](javascript:x) www.d.example.',
    ),
  ).toEqual(['https://a.example/x', 'https://b.example/', 'http://www.d.example/']);
});

it('names a post by its title, or by its beginning', () => {
  expect(nameOfPost({ title: 'Camping', content: 'Who comes?' })).toBe('Camping');
  expect(nameOfPost({ title: null, content: '**Who** comes?' })).toBe('Who comes?');
  expect(nameOfPost({ title: null, content: 'word '.repeat(2_000) })).toBe(`${'word '.repeat(15)}word…`);
});
