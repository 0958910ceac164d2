import { EMMA, item, list } from '../shopping.test-kit';
import { appliedChanges } from './changes';
import type { Change, Item } from './types';

const VIEW = { units: { system: 'metric' as const, tradition: 'uk' as const }, locale: 'en-GB', me: EMMA };
const at = '2026-10-08T10:00:00.000Z';
const applied = (items: Item[], ...changes: Change[]) =>
  appliedChanges(
    items,
    changes.map((change) => ({ at, ...change })),
    'list-tesco',
    VIEW,
  );
const brief = ({ ingredientName, quantity, aisle, isPurchased }: Item) => [
  ingredientName,
  quantity?.replaceAll('\u00a0', ' ') ?? null,
  aisle,
  isPurchased,
];

describe('the optimistic effect of a change on the list', () => {
  it('adds a new item in its aisle, to the list on screen', () => {
    const { items, goneIds } = applied([], { add: { id: 'new', name: '6 eggs'.slice(2), amount: 6 } });
    expect(items.map(brief)).toEqual([['eggs', '6', 'Dairy', false]]);
    expect(items[0]).toMatchObject({ id: 'new', listId: 'list-tesco', version: 0, createdAt: at });
    expect(items[0]?.parts[0]).toMatchObject({ requestedBy: EMMA, addedAt: at });
    expect(goneIds).toEqual([]);
  });

  it('merges with an existing item, adding the amounts, under the id that the server knows', () => {
    const milk = item('milk', { id: 'row', amount: 500, unit: 'ml', quantity: '500 ml' }, { amount: 500, unit: 'ml' });
    const { items } = applied([milk], { add: { id: 'new', name: 'Milk', amount: 1, unit: 'l' } });
    expect(items.map(brief)).toEqual([['milk', '1.5 l', 'Dairy', false]]);
    expect(items[0]).toMatchObject({ id: 'row', version: 1 });
    expect(items[0]?.parts).toHaveLength(2);
  });

  it('keeps an amount set for the whole row', () => {
    const milk = item('milk', { amount: 4, unit: null, quantity: '4' }, { amount: 1 });
    const { items } = applied([milk], { edit: { id: milk.id, notes: 'Blue top' } });
    expect(items.map(brief)).toEqual([['milk', '4', 'Dairy', false]]);
    expect(items[0]?.notes).toBe('Blue top');
  });

  it('ticks by the id of a part, and unticks', () => {
    const milk = item('milk', { id: 'row' });
    const [ticked] = applied([milk], { tick: { id: milk.parts[0]?.id ?? '', isPurchased: true } }).items;
    expect(ticked).toMatchObject({ id: 'row', isPurchased: true, purchasedAt: at, purchasedBy: EMMA });
    const later = { at: '2026-10-08T10:00:05.000Z', tick: { id: 'row', isPurchased: false } };
    expect(applied([ticked as Item], later).items.map(brief)).toEqual([['milk', null, 'Dairy', false]]);
  });

  it('reports removed items: deleted, or renamed into another row', () => {
    const [milk, oats] = [item('milk'), item('oats')];
    expect(applied([milk, oats], { remove: { id: oats.id } }).goneIds).toEqual([oats.id]);
    const { items, goneIds } = applied([milk, oats], { edit: { id: oats.id, name: 'milk' } });
    expect(items.map(({ id, parts }) => [id, parts.length])).toEqual([[milk.id, 2]]);
    expect(goneIds).toEqual([oats.id]);
  });

  it('moves to another list, and ignores unknown items', () => {
    const milk = item('milk');
    const boots = list('Boots');
    expect(applied([milk], { edit: { id: milk.id, listId: boots.id } }).items[0]).toMatchObject({ listId: boots.id });
    expect(applied([milk], { tick: { id: 'gone', isPurchased: true } })).toEqual({ items: [], goneIds: [] });
  });

  it('has the same effect when it is applied twice', () => {
    const milk = item('milk');
    const changes: Change[] = [
      { add: { id: 'new', name: 'milk', amount: 2 } },
      { tick: { id: milk.id, isPurchased: true }, at: '2026-10-08T10:00:09.000Z' },
    ];
    const once = applied([milk], ...changes).items;
    const rest = [milk, ...once].filter(({ id }, index, all) => all.findLastIndex((one) => one.id === id) === index);
    expect(applied(rest, ...changes).items.map(brief)).toEqual([]);
  });
});
