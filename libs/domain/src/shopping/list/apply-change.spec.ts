import { amountText } from '../amounts/row-amounts';
import { add, edit, isOpen, meal, part, remove, rowsAfter, sorted, tick, withdraw } from '../shopping.test-kit';
import { applyShoppingChange, applyShoppingChanges } from './apply-change';
import type { ShoppingChange } from './change';
import { idsOf, neighboursOf, stampAfter } from './concerned';
import type { ShoppingRow } from './row';

const UNITS = { system: 'metric', tradition: 'uk' } as const;
const amounts = (rows: readonly ShoppingRow[]): string[] => rows.map((row) => amountText(row, UNITS, 'en-GB'));
const shown = (rows: readonly ShoppingRow[]): string[] =>
  sorted(rows).map(({ name, parts, purchasedAt, removedAt }) =>
    [
      name,
      parts.map(({ id }) => id).join('+'),
      ...(purchasedAt === null ? [] : ['bought']),
      ...(removedAt === null ? [] : ['removed']),
    ].join(' '),
  );

const milk = (id: string, at: number, more: Parameters<typeof part>[1] = {}): ShoppingChange =>
  add(part('Milk', { id, at, ...more }));

describe('adding', () => {
  it('merges the same thing into one row, with the first name', () => {
    const rows = rowsAfter(add(part('Courgettes', { id: 'a', at: 1 })), add(part('zucchini', { id: 'b', at: 2 })));
    expect(shown(rows)).toEqual(['Courgettes a+b']);
  });

  it('gives medium priority by default', () => expect(rowsAfter(milk('a', 1))).toMatchObject([{ priority: 'medium' }]));

  it('adds amounts, and lists separately what cannot be added', () => {
    const tins = add(part('Tomatoes, tinned', { amount: 2, unit: 'tin' }));
    const grams = add(part('tinned tomatoes', { amount: 300, unit: 'g' }));
    const more = add(part('canned tomatoes', { amount: 1, unit: 'can' }));
    expect(amounts(rowsAfter(tins, grams, more))).toEqual(['3 tins + 300\u00a0g']);
  });

  it('keeps lists separate', () => {
    const rows = rowsAfter(milk('a', 1), milk('b', 2, { asked: { listId: 'boots' } }));
    expect(shown(rows)).toEqual(['Milk a', 'Milk b']);
  });

  it('with one id twice adds it once', () => {
    const rows = rowsAfter(milk('a', 1, { amount: 2 }));
    const again = applyShoppingChange(rows, milk('a', 1, { amount: 2 }));
    expect(again).toEqual({ rows, changed: [], gone: [] });
  });

  it('keeps both notes, and prefers what people entered over generated values', () => {
    const rows = rowsAfter(
      milk('a', 1, { asked: { notes: 'organic', category: 'Dairy' } }),
      milk('b', 2, { isGenerated: true, source: meal('Lasagne'), asked: { category: 'AI-Generated' } }),
      milk('c', 3, { asked: { notes: 'the big one', priority: 'high' } }),
    );
    expect(rows).toMatchObject([{ notes: 'organic; the big one', category: 'Dairy', priority: 'high' }]);
  });
});

describe('ticking', () => {
  it('covers earlier requests, even if they arrive later', () => {
    const rows = rowsAfter(milk('a', 10), tick(['a'], 20), milk('late', 15), milk('new', 25));
    expect(shown(rows)).toEqual(['Milk a+late bought', 'Milk new']);
  });

  it('that arrives late leaves later requests open', () => {
    const rows = rowsAfter(milk('a', 10), milk('b', 30), tick(['a'], 20));
    expect(shown(rows)).toEqual(['Milk a bought', 'Milk b']);
  });

  it('by the id of any part ticks the row', () => {
    expect(shown(rowsAfter(milk('a', 1), milk('b', 2), tick(['b'], 3)))).toEqual(['Milk a+b bought']);
  });

  it('wins over an edit of the note, which is kept', () => {
    const [row, ...others] = rowsAfter(milk('a', 1), tick(['a'], 2), edit(['a'], 3, { notes: 'oat' }));
    expect(others).toEqual([]);
    expect(row).toMatchObject({ notes: 'oat', purchasedAt: 2, purchasedBy: 'tom' });
  });

  it('twice stays ticked, and only a manual untick reverts it', () => {
    const rows = rowsAfter(
      milk('a', 1),
      tick(['a'], 5),
      tick(['a'], 3, false),
      tick(['a'], 5),
      edit(['a'], 9, { priority: 'high' }),
    );
    expect(shown(rows)).toEqual(['Milk a bought']);
    expect(shown(applyShoppingChange(rows, tick(['a'], 10, false)).rows)).toEqual(['Milk a']);
  });

  it('reverted merges with the open row of the same thing', () => {
    const rows = rowsAfter(
      milk('a', 1, { amount: 1 }),
      tick(['a'], 2),
      milk('b', 3, { amount: 2 }),
      tick(['a'], 4, false),
    );
    expect(shown(rows)).toEqual(['Milk a+b']);
    expect(amounts(rows)).toEqual(['3']);
  });

  it('the same thing every week keeps a row for each time', () => {
    const rows = rowsAfter(milk('a', 1), tick(['a'], 2), milk('b', 3), tick(['b'], 4), milk('c', 5));
    expect(shown(rows)).toEqual(['Milk a bought', 'Milk b bought', 'Milk c']);
  });
});

describe('removing', () => {
  it('covers earlier requests, and no later ones', () => {
    const rows = rowsAfter(milk('a', 10), remove(['a'], 20), milk('late', 15), milk('new', 25));
    expect(shown(rows)).toEqual(['Milk a+late removed', 'Milk new']);
  });

  it('makes changes by others ineffective, without an error', () => {
    const rows = rowsAfter(milk('a', 1), remove(['a'], 2), tick(['a'], 3), edit(['a'], 4, { notes: 'oat' }));
    expect(rows).toMatchObject([{ removedAt: 2, purchasedAt: null }]);
    expect(applyShoppingChange(rows, tick(['unknown'], 5))).toEqual({ rows, changed: [], gone: [] });
  });

  it('bought items leaves the open row unchanged', () => {
    const rows = rowsAfter(milk('a', 1), tick(['a'], 2), milk('b', 3), remove(['a'], 4));
    expect(shown(rows)).toEqual(['Milk a bought removed', 'Milk b']);
  });

  it('the open row leaves bought items unchanged', () => {
    const rows = rowsAfter(milk('a', 1), tick(['a'], 2), milk('b', 3), remove(['b'], 4));
    expect(shown(rows)).toEqual(['Milk a bought', 'Milk b removed']);
  });

  it('and undoing it requests the thing again, whatever was bought in the meantime', () => {
    const bought = [milk('a', 1), remove(['a'], 2), milk('b', 3), tick(['b'], 4)];
    expect(shown(rowsAfter(...bought, remove(['a'], 5, false)))).toEqual(['Milk a', 'Milk b bought']);
  });

  it('can be undone, restoring the former state', () => {
    const back = [milk('a', 1), remove(['a'], 4), remove(['a'], 5, false)];
    expect(shown(rowsAfter(...back))).toEqual(['Milk a']);
    expect(shown(rowsAfter(milk('a', 1), tick(['a'], 2), remove(['a'], 4), remove(['a'], 5, false)))).toEqual([
      'Milk a bought',
    ]);
  });
});

describe('editing', () => {
  it('keeps the last value of each field separately', () => {
    const rows = rowsAfter(
      milk('a', 1),
      edit(['a'], 5, { notes: 'oat', priority: 'high' }),
      edit(['a'], 4, { notes: 'cow', assignedTo: 'emma' }),
    );
    expect(rows).toMatchObject([
      { notes: 'oat', priority: 'high', assignedTo: 'emma', stamps: { notes: 5, priority: 5, assignedTo: 4 } },
    ]);
  });

  it.each([
    ['notes', edit(['a'], 5, { notes: 'oat' }), edit(['a'], 5, { notes: 'cow' })],
    [
      'amounts',
      edit(['a'], 5, { amount: { amount: 2, unit: null } }),
      edit(['a'], 5, { amount: { amount: 3, unit: 'l' } }),
    ],
    ['a tick and an untick', tick(['a'], 5), tick(['a'], 5, false)],
  ])('at the same instant converges in both orders: %s', (_, one, other) => {
    expect(rowsAfter(milk('a', 1), one, other)).toEqual(rowsAfter(milk('a', 1), other, one));
  });

  it('the amount replaces what was seen, and later requests add to it', () => {
    const seen = [milk('a', 1, { amount: 1 }), milk('b', 2, { amount: 2 })];
    const set = edit(['a', 'b'], 3, { amount: { amount: 6, unit: null } });
    expect(amounts(rowsAfter(...seen, set))).toEqual(['6']);
    expect(amounts(rowsAfter(...seen, set, milk('c', 4, { amount: 2 })))).toEqual(['8']);
    expect(amounts(rowsAfter(...seen, edit(['a', 'b'], 3, { amount: null })))).toEqual(['']);
  });

  it('the name to that of another row merges them, and reports the removed row', () => {
    const rows = rowsAfter(milk('a', 1, { amount: 1 }), add(part('Mlik', { id: 'b', at: 2, amount: 2 })));
    const result = applyShoppingChange(rows, edit(['b'], 3, { name: 'milk' }));
    expect(shown(result.rows)).toEqual(['milk a+b']);
    expect(amounts(result.rows)).toEqual(['3']);
    expect(result.changed).toEqual(result.rows);
    expect(result.gone).toEqual(['b']);
  });

  it('the list moves a row into the matching row there', () => {
    const rows = rowsAfter(
      milk('a', 1),
      milk('b', 2, { asked: { listId: 'boots' } }),
      edit(['a'], 3, { listId: 'boots' }),
    );
    expect(shown(rows)).toEqual(['Milk a+b']);
    expect(rows).toMatchObject([{ listId: 'boots' }]);
  });
});

describe('the parts of a meal', () => {
  const mince = (id: string, at: number, grams: number): ShoppingChange =>
    add(part('beef mince', { id, at, amount: grams, unit: 'g', source: meal('Lasagne'), isGenerated: true }));
  const byHand = add(part('minced beef', { id: 'h', at: 2, amount: 250, unit: 'g' }));

  it('leave the row without removing other people’s parts', () => {
    const before = rowsAfter(byHand);
    const rows = applyShoppingChanges(before, [mince('m', 1, 500), withdraw(['m'], 3)]).rows;
    expect(shown(rows.filter(isOpen))).toEqual(['minced beef h']);
    expect(rows.filter(isOpen)).toEqual(before);
  });

  it('return with their meal', () => {
    const rows = rowsAfter(byHand, mince('m', 1, 500), withdraw(['m'], 3), withdraw(['m'], 4, false));
    expect(amounts(rows)).toEqual(['750\u00a0g']);
  });

  it('stay once they are bought', () => {
    const rows = rowsAfter(mince('m', 1, 500), tick(['m'], 2), withdraw(['m'], 3));
    expect(shown(rows)).toEqual(['beef mince m bought']);
  });
});

describe('a caller that knows one id of a row', () => {
  const whole = (change: ShoppingChange): ShoppingChange =>
    change.kind === 'add' ? change : { ...change, isWholeRow: true };
  const row = [milk('a', 1), milk('b', 2)];

  it('renames, moves and unticks all of it', () => {
    expect(shown(rowsAfter(...row, whole(edit(['b'], 3, { name: 'Oat milk' }))))).toEqual(['Oat milk a+b']);
    expect(rowsAfter(...row, whole(edit(['a'], 3, { listId: 'boots' })))).toMatchObject([{ listId: 'boots' }]);
    expect(shown(rowsAfter(...row, tick(['a'], 3), whole(tick(['b'], 4, false))))).toEqual(['Milk a+b']);
  });

  it('refers to the row at that time, not to later requests', () => {
    expect(shown(rowsAfter(...row, milk('c', 9), whole(tick(['a'], 3))))).toEqual(['Milk a+b bought', 'Milk c']);
  });
});

describe('the scope of a change', () => {
  it('is the thing it names, since its first request', () => {
    const rows = rowsAfter(milk('a', 10), tick(['a'], 20));
    expect(neighboursOf(rows, [tick(['a'], 30, false)])).toEqual([{ listId: 'tesco', key: 'milk', since: 10 }]);
    expect(neighboursOf([], [milk('b', 40)])).toEqual([{ listId: 'tesco', key: 'milk', since: 40 }]);
  });

  it('includes its destination', () => {
    const rows = rowsAfter(milk('a', 10));
    expect(neighboursOf(rows, [edit(['a'], 30, { name: 'Eggs' })]).map(({ key }) => key)).toEqual(['milk', 'egg']);
  });
});

describe('the instant of a change', () => {
  it('is later than everything seen, even if the clock is slow', () => {
    const rows = rowsAfter(milk('a', 1_000), tick(['a'], 2_000));
    expect(stampAfter(rows, 500)).toBe(2_001);
    expect(stampAfter(rows, 3_000)).toBe(3_000);
    expect(shown(applyShoppingChange(rows, milk('b', stampAfter(rows, 500))).rows)).toEqual([
      'Milk a bought',
      'Milk b',
    ]);
  });
});

describe('a list of a thousand lines', () => {
  it.each([
    ['of a thousand things', 1_000],
    ['of ten things', 10],
    ['of one thing', 1],
  ])('%s is merged in linear time', (_, things) => {
    /** Counts property reads of parts while every line is ticked and another is added to each thing. */
    const work = (lines: number, names: number): number => {
      let reads = 0;
      const counted = <Value extends object>(value: Value): Value =>
        new Proxy(value, {
          get: (target, field, receiver): unknown => {
            reads += 1;
            return Reflect.get(target, field, receiver);
          },
        });
      const name = (at: number): string => `thing ${at % names}`;
      const rows = rowsAfter(...Array.from({ length: lines }, (__, at) => add(part(name(at), { id: `${at}`, at }))));
      const given = rows.map((row) => ({ ...row, parts: row.parts.map(counted) }));
      const changes = Array.from({ length: lines }, (__, at) => [
        tick([`${at}`], lines + at),
        add(part(name(at), { id: `new-${at}`, at: lines * 3 })),
      ]);
      const { changed } = applyShoppingChanges(given, changes.flat());
      expect(changed.filter(isOpen)).toHaveLength(names);
      return reads;
    };
    // four times the lines, and slightly more for sorting
    expect(work(4_000, things * 4)).toBeLessThan(work(1_000, things) * 6);
  });

  it('leaves unrelated rows unchanged', () => {
    const rows = rowsAfter(...Array.from({ length: 1_000 }, (_, at) => add(part(`thing ${at}`))));
    const first = rows[0];
    const { rows: next, changed } = applyShoppingChange(rows, tick(first ? idsOf(first) : [], 1e6));
    expect(changed).toHaveLength(1);
    expect(next.filter((row, at) => row === rows[at])).toHaveLength(999);
  });
});
