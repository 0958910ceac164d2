import fc from 'fast-check';
import { amountText } from '../amounts/row-amounts';
import { applyShoppingChanges } from '../list/apply-change';
import type { NewShoppingPart } from '../list/change';
import { idsOf } from '../list/concerned';
import type { ShoppingRow } from '../list/row';
import { add, edit, isOpen, meal, part, remove, rowsAfter, sorted, tick, withdraw } from '../shopping.test-kit';
import { replaceGenerated } from './replace-generated';

const WEEK = '2026-11-23';
const NEXT = '2026-11-30';

const generated = (name: string, amount: number, at = 1, title = 'Lasagne', week = WEEK): NewShoppingPart =>
  part(name, { at, amount, unit: 'g', isGenerated: true, source: meal(title, week) });
const regenerate = (rows: readonly ShoppingRow[], parts: NewShoppingPart[], at = 100): ShoppingRow[] =>
  applyShoppingChanges(rows, replaceGenerated(rows, parts, WEEK, { at, by: 'tom' })).rows;
const open = (rows: readonly ShoppingRow[], by: 'name' | 'key' = 'name'): string[] =>
  rows
    .filter(isOpen)
    .map((row) =>
      `${row[by]} ${amountText(row, { system: 'metric', tradition: 'uk' }, 'en-GB').replace('\u00a0', ' ')}`.trim(),
    )
    .sort();
/** The same with its fields in another order, as a database may return them. */
const reversed = <T extends object>(one: T): T =>
  JSON.parse(JSON.stringify(Object.fromEntries(Object.entries(one).reverse()))) as T;
const ids = (rows: readonly ShoppingRow[], name: string): string[] =>
  rows.flatMap((row) => (row.name === name ? idsOf(row) : []));

describe('generating the list of a week again', () => {
  it('replaces unedited items', () => {
    const rows = rowsAfter(add(generated('mince', 500)), add(generated('onions', 200)));
    expect(open(regenerate(rows, [generated('mince', 750), generated('rice', 300)]))).toEqual([
      'mince 750 g',
      'rice 300 g',
    ]);
  });

  it('leaves other weeks and manual requests unchanged', () => {
    const rows = rowsAfter(
      add(generated('mince', 500)),
      add(generated('mince', 100, 2, 'Chilli', NEXT)),
      add(part('mince', { amount: 50, unit: 'g' })),
      add(part('milk')),
      add(part('eggs', { source: meal('Cake') })),
    );
    expect(open(regenerate(rows, []))).toEqual(['eggs', 'milk', 'mince 150 g']);
  });

  it('changes nothing when the plan did not change', () => {
    const rows = rowsAfter(add(generated('mince', 500)), add(generated('butter', 50)), add(generated('butter', 50)));
    const again = [generated('mince', 500, 9), generated('butter', 50, 9), generated('butter', 50, 9)];
    expect(replaceGenerated(rows, again, WEEK, { at: 10, by: null })).toEqual([]);
  });

  it('does not request bought items again, only what is missing', () => {
    const before = rowsAfter(add(generated('mince', 500)), add(generated('rice', 300)));
    const rows = applyShoppingChanges(before, [tick(ids(before, 'mince'), 5), tick(ids(before, 'rice'), 5)]).rows;
    expect(open(regenerate(rows, [generated('mince', 500), generated('rice', 300)]))).toEqual([]);
    expect(open(regenerate(rows, [generated('mince', 750), generated('rice', 300)]))).toEqual(['mince 250 g']);
    const other = [generated('mince', 500, 1, 'Burgers'), generated('rice', 300)];
    expect(open(regenerate(rows, other))).toEqual(['mince 500 g']);
  });

  it('does not request removed items again', () => {
    const before = rowsAfter(add(generated('mince', 500)));
    const rows = applyShoppingChanges(before, [remove(ids(before, 'mince'), 5)]).rows;
    expect(open(regenerate(rows, [generated('mince', 750)]))).toEqual([]);
  });

  it('keeps edited items unchanged, even under another name', () => {
    const before = rowsAfter(add(generated('mince', 500)), add(generated('rice', 300)));
    const rows = applyShoppingChanges(before, [
      edit(ids(before, 'mince'), 5, { name: 'vegan mince' }),
      edit(ids(before, 'rice'), 5, { amount: { amount: 1, unit: 'kg' } }),
    ]).rows;
    expect(open(regenerate(rows, [generated('mince', 750), generated('rice', 400)]))).toEqual([
      'rice 1 kg',
      'vegan mince 500 g',
    ]);
  });

  it('recognises stored parts, whatever the order of their fields', () => {
    const rows = rowsAfter(add(generated('mince', 500)));
    const stored = rows.map((row) => ({
      ...row,
      parts: row.parts.map((each) => ({
        ...each,
        source: each.source && reversed(each.source),
      })),
    }));
    expect(replaceGenerated(stored, [generated('mince', 500)], WEEK, { at: 10, by: null })).toEqual([]);
  });
});

describe('any list', () => {
  const anyParts = fc.array(
    fc.record({
      name: fc.constantFrom('mince', 'minced beef', 'beef mince', 'rice', 'milk', 'eggs'),
      amount: fc.integer({ min: 1, max: 900 }),
      unit: fc.constantFrom('g', 'kg', 'ml', null),
    }),
    { maxLength: 8 },
  );

  it('is restored after a meal was added and removed', () => {
    fc.assert(
      fc.property(anyParts, anyParts, (byHand, ofMeal) => {
        const before = rowsAfter(...byHand.map(({ name, ...more }, at) => add(part(name, { ...more, at: at * 2 }))));
        const parts = ofMeal.map(({ name, ...more }, at) =>
          part(name, { ...more, at: at * 2 + 1, source: meal('Pie') }),
        );
        const during = applyShoppingChanges(before, parts.map(add)).rows;
        const after = applyShoppingChanges(during, [
          withdraw(
            parts.map(({ id }) => id),
            1_000,
          ),
        ]).rows;
        expect(sorted(after.filter(isOpen))).toEqual(sorted(before));
      }),
    );
  });

  it('is the same after generating twice as after generating once', () => {
    fc.assert(
      fc.property(anyParts, anyParts, anyParts, (byHand, first, second) => {
        const make = (given: typeof first, at: number): NewShoppingPart[] =>
          given.map(({ name, amount }) => generated(name, amount, at));
        const before = rowsAfter(...byHand.map(({ name, ...more }) => add(part(name, more))));
        const once = regenerate(before, make(second, 5), 5);
        const twice = regenerate(regenerate(before, make(first, 3), 4), make(second, 5), 6);
        expect(open(twice, 'key')).toEqual(open(once, 'key'));
      }),
    );
  });
});
