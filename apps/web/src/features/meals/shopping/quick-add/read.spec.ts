import type { CommandContext } from '../../../../ui/sections/commands';
import { understand } from '../commands';
import { takeWords } from './handed-words';
import { completed, typedName } from './read';

it.each([
  ['mil', 'mil', 'Milk, '],
  ['6 eggs, 2 mi', 'mi', '6 eggs, 2 Milk, '],
  ['bread rolls and ½ mi', 'mi', 'bread rolls and ½ Milk, '],
  ['eggs; mi', 'mi', 'eggs; Milk, '],
  ['salt & pepper mi', 'pepper mi', 'salt & Milk, '],
  ['12', '', '12Milk, '],
])('in “%s” the name being typed is “%s”', (text, name, done) => {
  expect(typedName(text)).toBe(name);
  expect(completed(text, 'Milk')).toBe(done);
});

describe('a command in the search', () => {
  const go = jest.fn();
  const context: CommandContext = {
    now: new Date('2026-10-08T09:00:00Z'),
    timeZone: 'Europe/London',
    today: '2026-10-08',
    locale: 'en-GB',
    country: 'GB',
    go,
  };
  const labels = (text: string) => understand(text, context).map(({ label }) => label);

  it.each([
    ['add milk to the shopping list', 'Add milk to the shopping list'],
    ['put 2 milk and eggs on our list', 'Add milk and eggs to the shopping list'],
    ['buy birthday candles', 'Add birthday candles to the shopping list'],
    ['milk to shopping list', 'Add milk to the shopping list'],
  ])('“%s” offers “%s”', (text, label) => expect(labels(text)).toEqual([label]));

  it.each(['milk', 'shopping list', 'add milk', 'buyer'])('“%s” offers nothing', (text) =>
    expect(labels(text)).toEqual([]),
  );

  it('passes its text to the list, once', () => {
    understand('buy milk', context)[0]?.run();
    expect(go).toHaveBeenCalledWith();
    expect(takeWords()).toBe('milk');
    expect(takeWords()).toBeNull();
  });
});
