import { readKitchenItem, usedUp } from '@homefold/domain/kitchen';
import type { KitchenCategory, KitchenPlace } from '@homefold/domain/kitchen';
import { familyAnswers } from '../../../test/answers';
import { domainError } from '../../../test/network';
import type { RootAnswers } from '../../../test/network';
import { renderRoute } from '../../../test/render-route';
import './dialogs/item-dialog';
import './dialogs/rows-dialog';
import './list/kitchen-reader';
import './page';
import './quick-add/panel';
import './scan/scan-dialog';

// Lazy modules of the page are imported above: the first test of a file must not wait for their compilation.

/** A row as the server returns it. */
export interface StoredItem {
  __typename: 'KitchenItem';
  id: string;
  ingredientName: string;
  category: KitchenCategory;
  haveIt: boolean;
  place: KitchenPlace;
  amount: number | null;
  unit: string | null;
  bestBefore: string | null;
  minimumAmount: number | null;
  barcode: string | null;
  version: number;
}

let made = 0;

/** An item in the larder, with defaults. */
export function stored(ingredientName: string, over: Partial<StoredItem> = {}): StoredItem {
  made += 1;
  return {
    __typename: 'KitchenItem',
    id: `item-${made}`,
    ingredientName,
    category: 'Pantry',
    haveIt: true,
    place: 'larder',
    amount: null,
    unit: null,
    bestBefore: null,
    minimumAmount: null,
    barcode: null,
    version: 1,
    ...over,
  };
}

/** A fake kitchen that records its calls. */
export interface FakeKitchen {
  items: StoredItem[];
  calls: { name: string; args: Record<string, unknown> }[];
  /** Makes the next call of this name fail with this error. */
  refuse: (name: string, error: Error) => void;
}

/** Responses of a fake kitchen and of its shopping list. */
export function fakeKitchen(items: StoredItem[]): { kitchen: FakeKitchen; answers: RootAnswers } {
  const refusals = new Map<string, Error>();
  const undone = new Map<string, StoredItem[]>();
  const kitchen: FakeKitchen = { items, calls: [], refuse: (name, error) => refusals.set(name, error) };
  const note = (name: string, args: object): void => {
    kitchen.calls.push({ name, args: JSON.parse(JSON.stringify(args)) as Record<string, unknown> });
    const refusal = refusals.get(name);
    refusals.delete(name);
    if (refusal) throw refusal;
  };
  const find = (id: string): StoredItem => {
    const found = kitchen.items.find((one) => one.id === id);
    if (!found) throw domainError('NOT_FOUND', 'Item not found');
    return found;
  };
  const put = (next: StoredItem, undoKey?: string): StoredItem => {
    if (undoKey)
      undone.set(
        undoKey,
        kitchen.items.filter(({ id }) => id === next.id),
      );
    kitchen.items = [...kitchen.items.filter(({ id }) => id !== next.id), next];
    return next;
  };
  const read = (input: Partial<StoredItem>, before?: StoredItem): Partial<StoredItem> => {
    const all = { ...before, ...input };
    const {
      minimum: minimumAmount,
      name: ingredientName,
      ...item
    } = readKitchenItem({
      ...all,
      name: all.ingredientName ?? null,
      minimum: all.minimumAmount ?? null,
    }).item;
    return { ...item, ingredientName, minimumAmount, barcode: all.barcode ?? null };
  };
  interface Args {
    id: string;
    ids: string[];
    items: Partial<StoredItem>[];
    input: Partial<StoredItem>;
    undoKey: string;
  }
  const answers = familyAnswers({
    kitchenItems: () => kitchen.items,
    kitchenProduct: null,
    addKitchenItems: (args: Args) => {
      note('add', args);
      undone.set(args.undoKey, []);
      return args.items.map((input) => put(stored('', read(input))));
    },
    updateKitchenItem: (args: Args) => {
      note('update', args);
      const before = find(args.id);
      return put({ ...before, ...read(args.input, before), version: before.version + 1 }, args.undoKey);
    },
    useUpKitchenItem: (args: Args) => {
      note('useUp', args);
      const before = find(args.id);
      const { haveIt, amount, bestBefore } = usedUp({
        ...before,
        name: before.ingredientName,
        minimum: before.minimumAmount,
      });
      return put({ ...before, haveIt, amount, bestBefore, version: before.version + 1 }, args.undoKey);
    },
    deleteKitchenItems: (args: Args) => {
      note('delete', args);
      const gone = args.ids.map(find);
      undone.set(args.undoKey, gone);
      kitchen.items = kitchen.items.filter(({ id }) => !args.ids.includes(id));
      return gone.map(({ id }) => ({ id, restorableUntil: '' }));
    },
    undo: ({ key }: { key: string }) => {
      note('undo', {});
      const back = undone.get(key) ?? [];
      back.forEach((one) => put(one));
      return back;
    },
    changeShoppingList: (args: object) => {
      note('list', args);
      return { listId: 'list', items: [], goneIds: [], missed: 0 };
    },
  });
  return { kitchen, answers };
}

/** Opens the kitchen over a fake server. */
export function openKitchen(items: StoredItem[], { answers = {} }: { answers?: RootAnswers } = {}) {
  const fake = fakeKitchen(items);
  return {
    kitchen: fake.kitchen,
    ...renderRoute('/dashboard#kitchen', { graphql: { ...fake.answers, ...answers } }),
  };
}
