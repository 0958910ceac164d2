import fc from 'fast-check';
import { matchRanges, matchSnippet, searchWords } from './search-terms';

const found = (text: string, ...words: string[]) =>
  matchRanges(text, words).map(({ start, end }) => text.slice(start, end));

describe('searchWords', () => {
  it.each([
    ['Dentist  for Sam', ['dentist', 'for', 'sam']],
    ['"half-term" & (camp)', ['half', 'term', 'camp']],
    ['sam SAM Sam', ['sam']],
    ['%_*\'"\\', []],
    ['', []],
    ['E\u0301cole', ['école']],
    ['🎂 cake', ['cake']],
    [
      '10 11 12 13 14 15 16 17 18 19 20 21 22',
      ['10', '11', '12', '13', '14', '15', '16', '17', '18', '19', '20', '21'],
    ],
    ['a b c d ee', ['a', 'b', 'c', 'ee']],
  ])('%s', (text, words) => expect(searchWords(text)).toEqual(words));

  it('contains only letters, digits and their marks', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) =>
        searchWords(text).every((word) => /^[\p{L}\p{N}][\p{L}\p{N}\p{M}]*$/u.test(word)),
      ),
    );
  });
});

describe('matchRanges', () => {
  it.each([
    ['Dentist appointment', ['dent'], ['Dent']],
    ['Café crème', ['cafe', 'creme'], ['Café', 'crème']],
    ['Straße', ['strasse'], ['Straße']],
    ['a banana', ['a'], ['a']],
    ['football', ['ball'], ['ball']],
    ['aaa', ['aaa', 'aa'], ['aaa']],
    ['nothing', ['piano'], []],
    ['İstanbul', ['istanbul'], ['İstanbul']],
  ])('%s: %j', (text, words, expected) => expect(found(text, ...words)).toEqual(expected));

  it('returns ordered, disjoint ranges inside the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.array(fc.string({ unit: 'grapheme' })), (text, words) => {
        const ranges = matchRanges(text, words);
        return ranges.every(
          ({ start, end }, n) => start >= (ranges[n - 1]?.end ?? -1) && start < end && end <= text.length,
        );
      }),
    );
  });
});

describe('matchSnippet', () => {
  const long = `${'before '.repeat(30)}needle ${'after '.repeat(30)}`;

  it('is the whole of a short text', () => expect(matchSnippet('Bring\n a  towel', ['towel'])).toBe('Bring a towel'));
  it('is null without a match', () => expect(matchSnippet('Bring a towel', ['card'])).toBeNull());
  it('is truncated between words around the first match', () => {
    const snippet = matchSnippet(long, ['needle'], 80) ?? '';
    expect(snippet).toMatch(/^…(before )+needle (after )*after…$/);
    expect(snippet.length).toBeLessThanOrEqual(82);
  });
  it('starts at the beginning for an early match', () => {
    expect(matchSnippet(`A needle ${long}`, ['needle'], 40)).toMatch(/^A needle before .*…$/);
  });
});
