import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { cleanLine, isLongerThan } from '@homefold/domain';
import { readShoppingLines, SHOPPING_LIMITS } from '@homefold/domain/shopping';
import type { Seen } from '../../activity';
import { FamilyMembers } from '../../families';
import type { FamilyViewer, Viewer } from '../../platform/auth';
import type { DeletedItem } from '../../platform/bin';
import { invalid, notFound } from '../../platform/errors';
import { Idempotency } from '../../platform/idempotency';
import { RecipesService } from '../recipes/recipes.service';
import type { ShoppingChangeInput, ShoppingChanges } from './shopping-changes';
import { ShoppingChanger, type ChangeOptions } from './shopping-changer';
import { addOf, readChanges, type AddedThing } from './shopping-input';
import { atOnce, type PlannedChange } from './shopping-inverse';
import type { ShoppingItem } from './shopping-item';
import { ShoppingItemStore } from './shopping-item.store';
import type {
  ShoppingItemsNow,
  ShoppingList,
  ShoppingListContent,
  ShoppingListInput,
  ShoppingSuggestion,
} from './shopping-list';
import { ShoppingListStore } from './shopping-list.store';
import { ShoppingMemory } from './shopping-memory';
import { ShoppingPush } from './shopping-push';
import type { ShoppingAisle } from './shopping-names';

/** The family's shopping lists. Every member reads and edits them. */
@Injectable()
export class ShoppingService {
  constructor(
    private readonly store: ShoppingListStore,
    private readonly items: ShoppingItemStore,
    private readonly changer: ShoppingChanger,
    private readonly memory: ShoppingMemory,
    private readonly push: ShoppingPush,
    private readonly members: FamilyMembers,
    private readonly recipes: RecipesService,
    private readonly idempotency: Idempotency,
  ) {}

  /** The default first, then by name. @throws DomainError FEATURE_LOCKED */
  lists(caller: Viewer): Promise<ShoppingList[]> {
    return this.store.scope.read(caller, async (viewer) => this.store.shown(viewer, await this.store.all(viewer)));
  }

  /** One of them; null when it is gone. @throws DomainError FEATURE_LOCKED */
  async find(caller: Viewer, id: string): Promise<ShoppingList | null> {
    return (await this.lists(caller)).find((list) => list.id === id) ?? null;
  }

  /** @param id null: the default list. @throws DomainError NOT_FOUND, FEATURE_LOCKED */
  content(caller: Viewer, id: string | null): Promise<ShoppingListContent> {
    return this.store.scope.read(caller, async (viewer) => {
      const list = await this.store.find(viewer, id);
      if (!list) return { list: null, open: [], basket: [], basketCount: 0 };
      const [open, basket, counts] = await Promise.all([
        this.items.open(viewer, list.id),
        this.items.basket(viewer, list.id),
        this.items.counts(viewer),
      ]);
      this.store.counted([list], counts);
      await this.items.shown(viewer, [...open, ...basket]);
      return { list, open, basket, basketCount: counts.get(list.id)?.basket ?? 0 };
    });
  }

  /** One that is on a list, by its id or that of a part. @throws DomainError NOT_FOUND, FEATURE_LOCKED */
  item(caller: Viewer, id: string): Promise<ShoppingItem> {
    return this.store.scope.read(caller, async (viewer) => {
      const found = (await this.items.withParts(viewer, [id])).find(({ deletedAt }) => deletedAt === null);
      if (!found) throw notFound('Item');
      await this.items.shown(viewer, [found]);
      return found;
    });
  }

  /**
   * Fetches the items of a few changes: a list of hundreds is not refetched for every tick.
   *
   * @param ids of items, or of their parts
   * @throws DomainError INVALID for more than 100 ids, FEATURE_LOCKED
   */
  itemsNow(caller: Viewer, ids: readonly string[]): Promise<ShoppingItemsNow> {
    return this.store.scope.read(caller, async (viewer) => {
      if (ids.length > MAX_ASKED) throw invalid('ids', `Send at most ${MAX_ASKED} ids at once.`);
      const [found, lists] = await Promise.all([this.items.withParts(viewer, ids), this.store.all(viewer)]);
      const known = new Set(lists.map(({ id }) => id));
      const items = found.filter(({ deletedAt, listId }) => deletedAt === null && known.has(listId));
      await this.items.shown(viewer, items);
      const here = new Set(items.map(({ id }) => id));
      return { items, goneIds: [...new Set(ids)].filter((id) => !here.has(id.toLowerCase())) };
    });
  }

  /** @throws DomainError FEATURE_LOCKED */
  suggestions(caller: Viewer, text: string, first: number): Promise<ShoppingSuggestion[]> {
    return this.store.scope.read(caller, async (viewer) => {
      const typed = cleanLine(text);
      if (typed.length < 2 || isLongerThan(typed, SHOPPING_LIMITS.name)) return [];
      return this.memory.suggestions(viewer, typed, first);
    });
  }

  /**
   * Applies changes from devices, possibly days old. Changes to missing items have no effect and are counted.
   *
   * @throws DomainError INVALID naming the first wrong field, NOT_FOUND for the list or a member, CONFLICT for too many
   *   items or a used undo key, FEATURE_LOCKED
   */
  change(
    caller: Viewer,
    listId: string | null,
    changes: readonly ShoppingChangeInput[],
    undoKey?: string | null,
  ): Promise<ShoppingChanges> {
    return this.changing(
      caller,
      listId,
      { undoKey },
      changes.some(({ add }) => add),
      async (viewer, list) => {
        await this.assertNamed(viewer, changes);
        const recipes = await this.recipesOf(
          viewer,
          changes.map(({ add }) => add),
        );
        return readChanges(changes, { listId: list?.id ?? NO_LIST, membershipId: viewer.membershipId, recipes });
      },
    );
  }

  /** @throws DomainError INVALID (`words`), and as `change` */
  addWords(caller: Viewer, listId: string | null, words: string, key?: string | null): Promise<ShoppingChanges> {
    const { lines, problems } = readShoppingLines(words);
    const [problem] = problems;
    if (lines.length === 0) throw invalid('words', problem?.message ?? 'Enter what to buy.');
    return this.addAll(caller, listId, lines, { key });
  }

  /** Adds items that a caller has parsed. @throws as `change` */
  addAll(
    caller: Viewer,
    listId: string | null,
    things: readonly AddedThing[],
    { key, undoKey }: { key?: string | null | undefined; undoKey?: string | null | undefined } = {},
  ): Promise<ShoppingChanges> {
    return this.store.scope.write(caller, async (viewer) => {
      await this.store.lock(viewer);
      const list = await this.store.forChange(viewer, listId);
      const recipes = await this.recipesOf(viewer, things);
      const context = { listId: list.id, membershipId: viewer.membershipId, recipes };
      await this.idempotency.once(viewer, key, 'addShopping', () => Promise.resolve(list.id));
      // the ids are derived from the key: existing parts are not added again
      const adds = things.map((thing, at) => addOf(key ? { ...thing, id: idFrom(viewer, key, at) } : thing, context));
      return { listId: list.id, ...(await this.changer.apply(viewer, adds, { undoKey })) };
    });
  }

  /** @throws DomainError NOT_FOUND, FEATURE_LOCKED */
  clearBasket(caller: Viewer, listId: string | null, undoKey?: string | null): Promise<ShoppingChanges> {
    return this.changing(caller, listId, { undoKey }, false, async (viewer, list) => {
      const ids = list ? await this.items.basketIds(viewer, list.id) : [];
      return ids.map((id) =>
        atOnce({ kind: 'remove', ids: [id], isWholeRow: true, removed: true, by: viewer.membershipId }),
      );
    });
  }

  /** @throws DomainError INVALID, FEATURE_LOCKED */
  addList(caller: Viewer, input: ShoppingListInput, key?: string | null): Promise<ShoppingList> {
    return this.store.scope.write(caller, async (viewer) =>
      this.shown(viewer, await this.store.add(viewer, input, key)),
    );
  }

  /** @throws DomainError INVALID, NOT_FOUND, VERSION_CONFLICT, CONFLICT for a used undo key, FEATURE_LOCKED */
  updateList(caller: Viewer, id: string, input: ShoppingListInput, seen?: Seen): Promise<ShoppingList> {
    return this.store.scope.write(caller, async (viewer) =>
      this.shown(viewer, await this.store.update(viewer, id, input, seen)),
    );
  }

  /** Moves it with its items to the bin. @throws as `updateList`, CONFLICT for the default list while there is another */
  deleteList(caller: Viewer, id: string, seen?: Seen): Promise<DeletedItem> {
    return this.store.scope.write(caller, (viewer) => this.store.remove(viewer, id, seen));
  }

  /** @throws DomainError INVALID, NOT_FOUND, FEATURE_LOCKED */
  orderAisles(caller: Viewer, id: string, aisles: readonly ShoppingAisle[] | null): Promise<ShoppingList> {
    return this.store.scope.write(caller, async (viewer) =>
      this.shown(viewer, await this.store.orderAisles(viewer, id, aisles)),
    );
  }

  /** @throws DomainError NOT_FOUND, FEATURE_LOCKED */
  setShopping(caller: Viewer, listId: string | null, isShopping: boolean): Promise<ShoppingList> {
    return this.store.scope.write(caller, async (viewer) => {
      await this.store.lock(viewer);
      const list = await this.store.forChange(viewer, listId);
      const hasStarted = await this.store.setShopping(viewer, list, isShopping);
      if (hasStarted) await this.push.started(viewer, list);
      else if (!isShopping) await this.push.ended(viewer);
      return this.shown(viewer, list);
    });
  }

  private async shown(viewer: FamilyViewer, list: ShoppingList): Promise<ShoppingList> {
    await this.store.shown(viewer, [list]);
    return list;
  }

  /** @param adds whether a list is created if there is none */
  private changing(
    caller: Viewer,
    listId: string | null,
    options: ChangeOptions,
    adds: boolean,
    plan: (viewer: FamilyViewer, list: ShoppingList | null) => Promise<PlannedChange[]>,
  ): Promise<ShoppingChanges> {
    return this.store.scope.write(caller, async (viewer) => {
      await this.store.lock(viewer);
      const list =
        adds || listId !== null ? await this.store.forChange(viewer, listId) : await this.store.find(viewer, null);
      const changed = await this.changer.apply(viewer, await plan(viewer, list), options);
      return { listId: list?.id ?? null, ...changed };
    });
  }

  private async recipesOf(
    viewer: FamilyViewer,
    adds: readonly ({ recipeId?: string | null } | null | undefined)[],
  ): Promise<Map<string, string>> {
    const ids = [...new Set(adds.flatMap((add) => add?.recipeId ?? []))];
    return new Map((await this.recipes.some(viewer, ids)).map(({ id, title }) => [id, title]));
  }

  /** Members and lists in changes belong to the family. @throws DomainError NOT_FOUND */
  private async assertNamed(viewer: FamilyViewer, changes: readonly ShoppingChangeInput[]): Promise<void> {
    const people = changes.flatMap(({ add, edit }) => add?.assignedTo ?? edit?.assignedTo ?? []);
    if (people.length > 0) {
      const members = new Set((await this.members.list(viewer)).map(({ id }) => id));
      if (people.some((id) => !members.has(id.toLowerCase()))) throw notFound('Member');
    }
    for (const id of new Set(changes.flatMap(({ edit }) => edit?.listId ?? []))) await this.store.one.get(viewer, id);
  }
}

/** Items that a screen fetches at once. */
const MAX_ASKED = 100;

/** Nothing is added to it: changes that add have a list. */
const NO_LIST = '';

/** The id of a part added by a call with an idempotency key. */
function idFrom({ userId }: Viewer, key: string, at: number): string {
  const bytes = createHash('sha256').update(`${userId} ${key} ${at}`).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x40, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
