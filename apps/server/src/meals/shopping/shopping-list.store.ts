import { Injectable } from '@nestjs/common';
import { cleanLine, isLongerThan } from '@homefold/domain';
import { NO_AISLE_EVIDENCE } from '@homefold/domain/aisles';
import { isUUID } from 'class-validator';
import { RecordStores, type RecordStore, type Seen } from '../../activity';
import { FeatureAccess, featureScope, type FeatureScope } from '../../billing';
import type { FamilyViewer } from '../../platform/auth';
import { binHorizon, type DeletedItem } from '../../platform/bin';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database';
import { conflict, invalid, notFound, type DomainError } from '../../platform/errors';
import type { NewRecord } from '../../platform/records';
import {
  assertUndoKey,
  changeLog,
  lockChanged,
  restoreRows,
  UndoLog,
  type ChangedRow,
  type Undo,
} from '../../platform/undo';
import { ShoppingItemStore, type ItemCounts } from './shopping-item.store';
import { ShoppingList, type ShoppingListInput } from './shopping-list';
import type { ShoppingAisle } from './shopping-names';

const DEFAULT_NAME = 'Shopping';
const MAX_LISTS = 50;
const MAX_NAME = 60;

/** A member who does not say that they are done counts as done after this time. */
const SHOPPING_MS = 3 * 3_600_000;

/** The stored JSON; changing this shape requires a migration of stored rows. */
interface StoredDefault {
  entries: ChangedRow<Pick<ShoppingList, 'name' | 'isDefault'>>[];
  activityId: string;
}

/** The rows of the lists. Call every function inside a scope. */
@Injectable()
export class ShoppingListStore {
  readonly one: RecordStore<ShoppingList>;
  readonly scope: FeatureScope;
  private readonly defaults: Undo<StoredDefault>;

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly items: ShoppingItemStore,
    stores: RecordStores,
    access: FeatureAccess,
    undoLog: UndoLog,
  ) {
    this.scope = featureScope(access, db, 'meal_planner');
    this.one = stores.of({
      resource: 'shopping_list',
      noun: 'list',
      entity: ShoppingList,
      describe: ({ name }) => ({ title: name }),
      scope: this.scope,
      possible: (viewer, before, wasDeleted) => this.possible(viewer, before, wasDeleted),
    });
    this.defaults = undoLog.register('shopping_list_default', {
      type: ShoppingList,
      allow: this.scope.viewer,
      takeBack: (viewer, change: StoredDefault) => this.takeDefaultBack(viewer, change),
    });
  }

  /** Serialises all changes to a family's lists until the scope ends. */
  lock({ familyId }: Pick<FamilyViewer, 'familyId'>): Promise<void> {
    return this.db.lock(`shopping ${familyId}`);
  }

  /** The default one first, then by name. */
  all(viewer: FamilyViewer): Promise<ShoppingList[]> {
    return this.one.rows.list(viewer, 'shopping lists', { orderBy: 'not t.is_default, lower(t.name), t.id' });
  }

  /** @param id null: the default list. @throws DomainError NOT_FOUND; null where the family has no list and none is named */
  async find(viewer: FamilyViewer, id: string | null): Promise<ShoppingList | null> {
    if (id !== null) return this.one.get(viewer, id);
    const [first] = await this.all(viewer);
    return first ?? null;
  }

  /**
   * The list that a change is for, created if the family has none. Changes for a list in the bin are applied to the
   * default one: the device did not know. Inside the lock.
   *
   * @throws DomainError NOT_FOUND
   */
  async forChange(viewer: FamilyViewer, id: string | null): Promise<ShoppingList> {
    const lists = await this.all(viewer);
    const named = id === null ? lists[0] : lists.find((list) => list.id === id.toLowerCase());
    if (named) return named;
    if (id !== null && !(await this.wasDeleted(viewer, id))) throw notFound('List');
    return lists[0] ?? this.makeDefault(viewer);
  }

  makeDefault(viewer: FamilyViewer): Promise<ShoppingList> {
    return this.one.rows.insert(viewer, newList(DEFAULT_NAME, true));
  }

  private async wasDeleted(viewer: FamilyViewer, id: string): Promise<boolean> {
    if (!isUUID(id)) return false;
    const found = await this.one.rows.list(viewer, 'shopping list in the bin', {
      where: 't.id = $2 and t.deleted_at > $3',
      values: [id, binHorizon(this.clock.now())],
      orderBy: 't.id',
      evenInBin: true,
    });
    return found.length > 0;
  }

  /** The first one is the default. @param key an idempotency key. @throws DomainError INVALID, CONFLICT for too many */
  async add(viewer: FamilyViewer, input: ShoppingListInput, key?: string | null): Promise<ShoppingList> {
    await this.lock(viewer);
    const name = nameOf(input.name ?? '');
    return this.one.add(
      viewer,
      async () => {
        const lists = await this.all(viewer);
        if (lists.length >= MAX_LISTS) throw tooMany();
        const isDefault = input.isDefault === true || lists.length === 0;
        if (isDefault) await this.noDefault(viewer);
        return newList(name, isDefault);
      },
      key,
    );
  }

  /** @throws DomainError INVALID, NOT_FOUND, VERSION_CONFLICT, CONFLICT for a used undo key */
  async update(viewer: FamilyViewer, id: string, input: ShoppingListInput, seen?: Seen): Promise<ShoppingList> {
    await this.lock(viewer);
    const name = input.name === undefined ? undefined : nameOf(input.name ?? '');
    const list = await this.one.changeable(viewer, id, seen?.version);
    const changes = name === undefined ? {} : { name };
    if (input.isDefault && !list.isDefault) return this.makeTheDefault(viewer, list, changes, seen);
    return this.one.change(viewer, id, () => changes, seen);
  }

  /** Changes two lists as one change. @throws DomainError CONFLICT for a used undo key */
  private async makeTheDefault(
    viewer: FamilyViewer,
    list: ShoppingList,
    changes: Partial<ShoppingList>,
    { undoKey }: Seen = {},
  ): Promise<ShoppingList> {
    assertUndoKey(undoKey);
    const { rows, publisher } = this.one;
    const former = (await this.all(viewer)).find(({ isDefault }) => isDefault);
    const log = changeLog<ShoppingList, 'name' | 'isDefault'>(['name', 'isDefault']);
    const chosen = await rows.live(viewer, list.id);
    log.changing(chosen);
    if (former) {
      log.changing(former);
      await rows.change(former, { isDefault: false });
      await publisher.publish(viewer, 'updated', former);
    }
    await rows.change(chosen, { ...changes, isDefault: true });
    const activityId = await publisher.record(viewer, 'updated', chosen);
    if (undoKey) await this.defaults.keep(viewer, undoKey, { entries: log.entries(), activityId });
    return chosen;
  }

  /** The new default is first, so that there are never two. */
  private async takeDefaultBack(viewer: FamilyViewer, { entries, activityId }: StoredDefault): Promise<ShoppingList[]> {
    await this.lock(viewer);
    const { rows, publisher } = this.one;
    const lists = await lockChanged(rows, viewer, entries);
    await restoreRows(rows, lists, entries, {});
    await publisher.takeBack(viewer, activityId);
    await publisher.publish(viewer, 'updated', ...lists);
    return lists.map((list) => Object.defineProperty(list, 'aisles', { value: list.aisles, enumerable: true }));
  }

  /** @throws DomainError NOT_FOUND, VERSION_CONFLICT, CONFLICT for the default list while there is another */
  async remove(viewer: FamilyViewer, id: string, seen?: Seen): Promise<DeletedItem> {
    await this.lock(viewer);
    const lists = await this.all(viewer);
    if (lists.length > 1 && lists.some((list) => list.isDefault && list.id === id.toLowerCase()))
      throw conflict('CONFLICT', 'Make another list the default list first.');
    const deleted = await this.one.remove(viewer, id, seen);
    await this.db.sql({
      name: 'shopping_list_no_default',
      text: 'update shopping_list set is_default = false where family_id = $1 and id = $2',
      values: [viewer.familyId, deleted.id],
    });
    return deleted;
  }

  /** @throws DomainError INVALID, NOT_FOUND */
  async orderAisles(viewer: FamilyViewer, id: string, aisles: readonly ShoppingAisle[] | null): Promise<ShoppingList> {
    if (aisles && new Set(aisles).size !== aisles.length) throw invalid('aisles', 'List each aisle only once.');
    const list = await this.one.rows.live(viewer, id);
    await this.one.rows.write(list, { draggedAisles: aisles && [...aisles] });
    await this.one.publisher.publish(viewer, 'updated', list);
    return list;
  }

  /** @returns whether the caller was not shopping before */
  async setShopping(viewer: FamilyViewer, list: ShoppingList, isShopping: boolean): Promise<boolean> {
    const row = await this.one.rows.lock(viewer, list.id);
    const now = this.clock.now();
    const wasShopping = this.shoppersOf(row).includes(viewer.membershipId);
    const others = this.shoppersOf(row).filter((id) => id !== viewer.membershipId);
    const shoppers = Object.fromEntries(others.map((id) => [id, row.shoppers[id] ?? '']));
    if (isShopping) shoppers[viewer.membershipId] = new Date(now.getTime() + SHOPPING_MS).toISOString();
    await this.one.rows.write(row, { shoppers });
    list.shoppers = shoppers;
    if (wasShopping !== isShopping) await this.one.publisher.publish(viewer, 'updated', list);
    return isShopping && !wasShopping;
  }

  /** A restored list becomes the default if there is none. Inside the lock. */
  async ensureDefault(viewer: FamilyViewer, id: string): Promise<void> {
    const lists = await this.all(viewer);
    if (lists.some(({ isDefault }) => isDefault)) return;
    await this.one.rows.write(await this.one.rows.live(viewer, id), { isDefault: true });
  }

  /** For a restored list. Inside the lock. @throws DomainError CONFLICT */
  async assertRoom(viewer: FamilyViewer): Promise<void> {
    if ((await this.all(viewer)).length > MAX_LISTS) throw tooMany();
  }

  /** With their counts, and who is shopping now. */
  async shown(viewer: FamilyViewer, lists: readonly ShoppingList[]): Promise<ShoppingList[]> {
    return this.counted(lists, await this.items.counts(viewer));
  }

  /** The same with counts that were already read. */
  counted(lists: readonly ShoppingList[], counts: ReadonlyMap<string, ItemCounts>): ShoppingList[] {
    for (const list of lists) {
      list.openCount = counts.get(list.id)?.open ?? 0;
      list.shopperIds = this.shoppersOf(list);
    }
    return [...lists];
  }

  shoppersOf({ shoppers }: Pick<ShoppingList, 'shoppers'>): string[] {
    const now = this.clock.now().toISOString();
    return Object.keys(shoppers)
      .filter((id) => (shoppers[id] ?? '') > now)
      .sort();
  }

  /** For a list that becomes the default one. */
  private async noDefault({ familyId }: FamilyViewer): Promise<void> {
    await this.db.sql({
      name: 'shopping_no_default',
      text: `update shopping_list set is_default = false
             where family_id = $1 and is_default and deleted_at is null`,
      values: [familyId],
    });
  }

  /** Aisle order and shoppers are not part of a change. A restored list becomes the default if there is none. */
  private async possible(
    viewer: FamilyViewer,
    before: Partial<ShoppingList>,
    wasDeleted: boolean,
  ): Promise<Partial<ShoppingList>> {
    const { aisleEvidence: _evidence, shoppers: _shoppers, isDefault: _isDefault, ...rest } = before;
    await this.lock(viewer);
    const lists = await this.all(viewer);
    if (wasDeleted && lists.length >= MAX_LISTS) throw tooMany();
    return lists.some(({ isDefault }) => isDefault) ? rest : { ...rest, isDefault: true };
  }
}

const tooMany = (): DomainError => conflict('CONFLICT', `A family can have at most ${MAX_LISTS} lists.`);

/** @throws DomainError INVALID */
function nameOf(text: string): string {
  const name = cleanLine(text);
  if (name === '') throw invalid('name', 'Give the list a name.');
  if (isLongerThan(name, MAX_NAME)) throw invalid('name', `A name has at most ${MAX_NAME} characters.`);
  return name;
}

/** The fields of a list besides its columns are computed when it is read. */
const newList = (name: string, isDefault: boolean): NewRecord<ShoppingList> =>
  Object.assign(new ShoppingList(), { name, isDefault, aisleEvidence: NO_AISLE_EVIDENCE, shoppers: {} });
