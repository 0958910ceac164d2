import { AISLES, aisleOf } from '@homefold/domain/aisles';
import { familyAnswers } from '../../../test/answers';
import { domainError } from '../../../test/network';
import type { RootAnswers } from '../../../test/network';
import { renderRoute } from '../../../test/render-route';
import './page';
import './dialogs/bulk-dialog';
import './dialogs/item-dialog';
import './generation/generate-dialog';
import './in-shop/shopping-mode';
import './lists/list-dialog';
import './lists/order-dialog';
import './needs/needs-dialog';
import './needs/recipe-needs';
import './quick-add/panel';
import './reader/item-reader';
import { appliedChanges } from './model/changes';
import type { Change, Item, List, Part } from './model/types';

// Lazy modules of the page are imported above: the first test of a file must not wait for their compilation.

/** Emma and Tom (test/people.ts). */
export const EMMA = 'member-emma';
export const TOM = 'member-tom';
const VIEW = { units: { system: 'metric' as const, tradition: 'uk' as const }, locale: 'en-GB', me: EMMA };

let made = 0;

/** An open item requested by Tom, with defaults. */
export function item(name: string, over: Partial<Item> = {}, part: Partial<Part> = {}): Item {
  made += 1;
  const createdAt = new Date(Date.UTC(2026, 9, 7, 8, 0, made)).toISOString();
  return {
    id: `part-${made}`,
    listId: 'list-tesco',
    ingredientName: name,
    amount: null,
    unit: null,
    quantity: null,
    category: 'Quick Add',
    aisle: aisleOf(name),
    assignedTo: null,
    notes: null,
    priority: 'medium',
    isPurchased: false,
    purchasedAt: null,
    purchasedBy: null,
    weekStartDate: null,
    weekEndDate: null,
    isAiGenerated: false,
    parts: [
      {
        id: `part-${made}`,
        amount: null,
        unit: null,
        addedAt: createdAt,
        requestedBy: TOM,
        mealTitle: null,
        mealDate: null,
        plannedMealId: null,
        recipeId: null,
        isGenerated: false,
        ...part,
      },
    ],
    createdAt,
    version: 1,
    ...over,
  };
}

export const list = (name: string, over: Partial<List> = {}): List => ({
  id: `list-${name.toLowerCase()}`,
  name,
  isDefault: name === 'Tesco',
  draggedAisles: null,
  aisles: [...AISLES],
  openCount: 0,
  shopperIds: [],
  version: 1,
  ...over,
});

/** A fake server that keeps lists by the rules of the real one, and records its calls. */
export interface FakeShop {
  items: Item[];
  lists: List[];
  calls: { name: string; args: Record<string, unknown> }[];
  /** The lists whose content was fetched, in order; null is the default one. */
  fetched: (string | null)[];
  /** Makes the next call of this name fail with this error. */
  refuse: (name: string, error: Error) => void;
}

/** Opens the shopping list over a fake server. */
export function openShopping(
  items: Item[],
  {
    lists = [list('Tesco')],
    answers = {},
    path = '/dashboard#shopping',
  }: { lists?: List[]; answers?: RootAnswers; path?: string } = {},
) {
  const refusals = new Map<string, Error>();
  const undone = new Map<string, Item[]>();
  const listsBefore = new Map<string, List[]>();
  const shop: FakeShop = { items, lists, calls: [], fetched: [], refuse: (name, error) => refusals.set(name, error) };
  const note = (name: string, args: object): void => {
    shop.calls.push({ name, args: JSON.parse(JSON.stringify(args)) as Record<string, unknown> });
    const refusal = refusals.get(name);
    refusals.delete(name);
    if (refusal) throw refusal;
  };
  const counted = (one: List): List => ({
    ...one,
    openCount: shop.items.filter(({ listId, isPurchased }) => listId === one.id && !isPurchased).length,
  });
  const content = (id: string | null | undefined) => {
    const shown = shop.lists.find((one) => (id ? one.id === id : one.isDefault));
    if (id && !shown) throw domainError('NOT_FOUND', 'List not found');
    const here = shop.items.filter(({ listId }) => listId === shown?.id);
    const basket = here.filter(({ isPurchased }) => isPurchased);
    return {
      list: shown ? counted(shown) : null,
      open: here.filter(({ isPurchased }) => !isPurchased),
      basket: basket.toSorted((a, b) => ((a.purchasedAt ?? '') < (b.purchasedAt ?? '') ? 1 : -1)),
      basketCount: basket.length,
    };
  };
  const change = (args: { changes: Change[]; listId?: string | null; undoKey?: string }) => {
    note('change', args);
    const target = args.changes.find(({ edit }) => edit?.listId && !shop.lists.some(({ id }) => id === edit.listId));
    if (target) throw domainError('NOT_FOUND', 'List not found');
    if (shop.lists.length === 0) shop.lists = [list('Tesco', { name: 'Shopping' })];
    const listId = args.listId ?? shop.lists.find(({ isDefault }) => isDefault)?.id ?? '';
    if (args.undoKey) undone.set(args.undoKey, shop.items);
    const known = new Set(shop.items.flatMap(({ id, parts }) => [id, ...parts.map((part) => part.id)]));
    const missed = args.changes.filter(({ tick, edit, remove }) => {
      const id = (tick ?? edit ?? remove)?.id;
      return id !== undefined && !known.has(String(id));
    }).length;
    const result = appliedChanges(shop.items, args.changes, listId, VIEW);
    const changed = result.items.map((one) => ({ ...one, version: one.version + 1 }));
    const ids = new Set([...changed.map(({ id }) => id), ...result.goneIds]);
    shop.items = [...shop.items.filter(({ id }) => !ids.has(id)), ...changed].toSorted((a, b) =>
      a.createdAt < b.createdAt ? -1 : 1,
    );
    return { listId, items: changed, goneIds: result.goneIds, missed };
  };
  const graphql = familyAnswers({
    shoppingLists: () => shop.lists.map(counted),
    shoppingList: ({ id }: { id?: string | null }) => {
      shop.fetched.push(id ?? null);
      return content(id);
    },
    shoppingItems: ({ ids }: { ids: string[] }) => ({
      items: shop.items.filter(({ id, parts }) =>
        [id, ...parts.map((part) => part.id)].some((one) => ids.includes(one)),
      ),
      goneIds: ids.filter((id) => !shop.items.some((one) => one.id === id)),
    }),
    shoppingSuggestions: [],
    changeShoppingList: change,
    addShoppingList: (args: { input: { name: string; isDefault: boolean } }) => {
      note('addList', args);
      const added = list(args.input.name, { isDefault: args.input.isDefault });
      shop.lists = [...shop.lists, added];
      return added;
    },
    updateShoppingList: (args: { id: string; input: Partial<List>; undoKey: string }) => {
      note('updateList', args);
      listsBefore.set(args.undoKey, shop.lists);
      const isDefault = args.input.isDefault ?? false;
      shop.lists = shop.lists.map((one) =>
        one.id === args.id
          ? { ...one, ...args.input, version: one.version + 1 }
          : { ...one, isDefault: one.isDefault && !isDefault },
      );
      return shop.lists.map(counted).find(({ id }) => id === args.id);
    },
    deleteShoppingList: (args: { id: string; undoKey: string }) => {
      note('deleteList', args);
      listsBefore.set(args.undoKey, shop.lists);
      shop.lists = shop.lists.filter(({ id }) => id !== args.id);
      return { id: args.id, restorableUntil: '2026-11-07T14:30:00.000Z' };
    },
    orderShoppingAisles: (args: { id: string; aisles: List['aisles'] | null }) => {
      note('order', args);
      const before = shop.lists.find(({ id }) => id === args.id);
      if (!before) throw domainError('NOT_FOUND', 'List not found');
      const after = { ...before, aisles: args.aisles ?? [...AISLES], draggedAisles: args.aisles };
      shop.lists = shop.lists.map((one) => (one.id === args.id ? after : one));
      return counted(after);
    },
    setShopping: (args: { listId: string; isShopping: boolean }) => {
      note('setShopping', args);
      const before = shop.lists.find(({ id }) => id === args.listId) ?? list('Tesco');
      const after = { ...before, shopperIds: args.isShopping ? [EMMA] : [] };
      shop.lists = shop.lists.map((one) => (one.id === after.id ? after : one));
      return counted(after);
    },
    undo: ({ key }: { key: string }) => {
      note('undo', { key });
      const lists = listsBefore.get(key);
      if (lists) {
        shop.lists = lists.map((one) => ({ ...one, version: one.version + 2 }));
        return shop.lists.map((one) => ({ __typename: 'ShoppingList', ...counted(one) }));
      }
      const before = undone.get(key);
      if (!before) throw domainError('NOT_FOUND', 'Nothing to undo');
      const back = before.filter(
        (one) => !shop.items.some(({ id, version }) => id === one.id && version === one.version),
      );
      shop.items = before.map((one) => (back.includes(one) ? { ...one, version: one.version + 2 } : one));
      return shop.items
        .filter(({ id }) => back.some((one) => one.id === id))
        .map((one) => ({ __typename: 'ShoppingItem', ...one }));
    },
    ...answers,
  });
  return { shop, ...renderRoute(path, { graphql }) };
}
