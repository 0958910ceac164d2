import fc from 'fast-check';
import { readWishWords } from './wish-words';
import type { WishWordsContext } from './wish-words';

const context: WishWordsContext = {
  today: '2026-10-08',
  locale: 'en-GB',
  country: 'GB',
  currency: 'GBP',
  members: [
    { id: 'emma', displayName: 'Emma' },
    { id: 'theo', displayName: 'Theo' },
    { id: 'maisie', displayName: 'Maisie' },
  ],
  me: 'emma',
};
const read = (text: string, over: Partial<WishWordsContext> = {}) => readWishWords(text, { ...context, ...over });

describe('a wish in words', () => {
  it.each([
    ['telescope 119.99 for Theo', 'Telescope', 119_99, 'theo', null],
    ['a beginner’s telescope, £120', 'A beginner’s telescope', 120_00, null, null],
    ['Lego 42110 for Maisie', 'Lego 42110', null, 'maisie', null],
    ['ballet shoes, size 9', 'Ballet shoes, size 9', null, null, null],
    ['Theo: roller skates about £54.95', 'Roller skates', 54_95, 'theo', null],
    ['Theo’s bike', 'Theo’s bike', null, null, null],
    ['reading lamp for me 38.50', 'Reading lamp', 38_50, 'emma', null],
    ['teapot by Christmas', 'Teapot', null, null, '2026-12-25'],
    ['photo book by 20 November £45', 'Photo book', 45_00, null, '2026-11-20'],
    ['Christmas jumper for Theo', 'Christmas jumper', null, 'theo', null],
    ['Good Friday buns', 'Good Friday buns', null, null, null],
    ['£1,249.50 sofa', 'Sofa', 1_249_50, null, null],
    ['bird feeder £18 for Theo for Christmas', 'Bird feeder', 18_00, 'theo', '2026-12-25'],
    ['£20', '', 20_00, null, null],
  ])('%s', (text, title, price, memberId, wantedBy) => {
    expect(read(text)).toMatchObject({ title, price, memberId, wantedBy });
  });

  it('names the day if it has a name', () => {
    expect(read('skates for Christmas').occasion).toBe('Christmas');
    expect(read('skates by 20 December').occasion).toBeNull();
  });

  it('parses amounts in the family’s format', () => {
    const german = { locale: 'de-DE', currency: 'EUR', country: 'DE' };
    expect(read('Teleskop 119,99 € for Theo', german)).toMatchObject({ title: 'Teleskop', price: 119_99 });
    expect(read('Sofa 1.249,50', german)).toMatchObject({ title: 'Sofa', price: 1_249_50 });
    // yen have no decimal places: a number needs its sign
    const japanese = { locale: 'en-GB', currency: 'JPY' };
    expect(read('bento box 1200', japanese).price).toBeNull();
    expect(read('bento box ¥1200', japanese).price).toBe(1_200);
  });

  it('leaves words in the title that only look like something', () => {
    expect(read('telescope 119.99 for Theo', { titleOnly: ['119.99'] })).toMatchObject({
      title: 'Telescope 119.99',
      price: null,
      memberId: 'theo',
    });
  });

  it('is one person’s', () => {
    expect(read('trampoline for Theo and Maisie')).toMatchObject({
      memberId: null,
      note: 'A wish is one person’s: it is yours until you choose.',
    });
  });

  it('asks if the day is ambiguous', () => {
    expect(read('lamp by 04/05', { locale: 'fr-FR' }).question?.dates).toHaveLength(2);
  });

  it('accepts any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => {
        const { spans, price } = read(text);
        expect(price === null || price >= 0).toBe(true);
        for (const { start, end } of spans) expect(end).toBeGreaterThan(start);
      }),
      { numRuns: 200 },
    );
  });
});
