import { autocomplete, autocompleteScore, remember, type UsedText } from './autocomplete';

const NOW = Date.UTC(2026, 9, 8);
const DAY = 86_400_000;
const used = (text: string, uses = 1, daysAgo = 0): UsedText => ({ text, uses, lastUsed: NOW - daysAgo * DAY });

describe('autocompleteScore', () => {
  it.each([
    ['used now, ten times, from the beginning', used('dentist', 10), 'den', 1],
    ['more than ten times counts as ten', used('dentist', 50), 'den', 1],
    ['a year ago has no recency', used('dentist', 10, 365), 'den', 0.6],
    ['longer ago neither', used('dentist', 10, 800), 'den', 0.6],
    ['half a year ago has half', used('dentist', 10, 182.5), 'den', 0.8],
    ['inside the text has no prefix', used('the dentist', 10), 'den', 0.8],
    ['one use', used('dentist', 1), 'den', 0.64],
    ['a clock that stood ahead', used('dentist', 10, -5), 'den', 1],
  ])('%s', (_what, text, input, score) => expect(autocompleteScore(text, input, NOW)).toBeCloseTo(score, 10));
});

describe('autocomplete', () => {
  const memory = [
    used('Dentist', 1, 300),
    used('Dinner with Zoë', 3, 10),
    used('The dentist', 10),
    used('Swimming', 10),
  ];

  it('returns texts with a matching word prefix, best first', () => {
    expect(autocomplete(memory, 'd', NOW)).toEqual(['The dentist', 'Dinner with Zoë', 'Dentist']);
    expect(autocomplete(memory, ' DEN ', NOW)).toEqual(['The dentist', 'Dentist']);
  });
  it('offers nothing for empty input, nor the input itself', () => {
    expect(autocomplete(memory, ' ', NOW)).toEqual([]);
    expect(autocomplete(memory, 'swimming', NOW)).toEqual([]);
  });
  it('offers five suggestions', () => {
    const many = Array.from({ length: 9 }, (_, n) => used(`day ${n}`, n + 1));
    expect(autocomplete(many, 'day', NOW)).toEqual(['day 8', 'day 7', 'day 6', 'day 5', 'day 4']);
  });
});

describe('remember', () => {
  it('counts spellings of the same text together, and puts it first', () => {
    const once = remember([used('swimming', 2, 3), used('dentist', 4, 5)], '  Dentist ', NOW);
    expect(once).toEqual([{ text: 'Dentist', uses: 5, lastUsed: NOW }, used('swimming', 2, 3)]);
  });
  it('evicts the oldest, and ignores single letters', () => {
    expect(remember([used('aa', 1, 1), used('bb', 1, 2)], 'cc', NOW, 2).map(({ text }) => text)).toEqual(['cc', 'aa']);
    expect(remember([], 'c', NOW)).toEqual([]);
  });
});
