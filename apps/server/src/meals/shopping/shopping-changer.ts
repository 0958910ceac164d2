import { setImmediate } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { isAisle, readAisleEvidence, recordTick } from '@homefold/domain/aisles';
import {
  applyInSteps,
  SHOPPING_LIMITS,
  stampAfter,
  type ShoppingChange,
  type ShoppingResult,
  type ShoppingRow,
} from '@homefold/domain/shopping';
import type { FamilyViewer } from '../../platform/auth';
import { Clock } from '../../platform/clock';
import { conflict } from '../../platform/errors';
import { assertUndoKey, UndoLog, type Undo } from '../../platform/undo';
import { KitchenPurchases } from '../kitchen/kitchen-purchases';
import { atOnce, inverseOf, type PlannedChange, type Untimed } from './shopping-inverse';
import { ShoppingItem } from './shopping-item';
import { ShoppingItemStore } from './shopping-item.store';
import { ShoppingListStore } from './shopping-list.store';
import { ShoppingMemory } from './shopping-memory';
import { ShoppingPublisher } from './shopping-publisher';
import type { StoredPart } from './shopping-part';
import { rowOfItem } from './shopping-rows';

/** How long changes are applied before yielding to other requests, in milliseconds. */
const TURN_MS = 10;

/** Changes of a device that was offline for longer get this time. */
const OLDEST_MS = 90 * 86_400_000;

/** The effect of changes on the items. */
export interface Changed {
  /** Items on a list that changed, or that a change referred to. */
  items: ShoppingItem[];
  goneIds: string[];
  missed: number;
}

export interface ChangeOptions {
  undoKey?: string | null | undefined;
  /** Whether the feed shows it. Default: for added and removed items. */
  isInFeed?: boolean;
  /** Whether it was restored from the bin, which the feed shows as added. */
  isRestored?: boolean;
}

/** The stored JSON; changing this shape requires a migration of stored rows. */
interface StoredChange {
  back: Untimed[];
  activityIds: string[];
}

/**
 * The only service that changes items: all callers use it, so that the list's rules hold for all of them. Call inside a
 * write scope.
 */
@Injectable()
export class ShoppingChanger {
  private readonly undo: Undo<StoredChange>;

  constructor(
    private readonly items: ShoppingItemStore,
    private readonly lists: ShoppingListStore,
    private readonly memory: ShoppingMemory,
    private readonly publisher: ShoppingPublisher,
    private readonly kitchen: KitchenPurchases,
    private readonly clock: Clock,
    undoLog: UndoLog,
  ) {
    this.undo = undoLog.register('shopping_change', {
      type: ShoppingItem,
      allow: lists.scope.viewer,
      takeBack: (viewer, change: StoredChange) => this.takeBack(viewer, change),
    });
  }

  /**
   * @returns the items with their current contents
   * @throws DomainError CONFLICT when there would be too many items, or for a used undo key
   */
  async apply(
    viewer: FamilyViewer,
    planned: readonly PlannedChange[],
    { undoKey, isInFeed = true, isRestored = false }: ChangeOptions = {},
  ): Promise<Changed> {
    assertUndoKey(undoKey);
    await this.lists.lock(viewer);
    const { before, changes } = await this.timed(viewer, planned);
    const rows = before.map(rowOfItem);
    const result = await applied(rows, changes);
    assertFits(rows, result.changed);
    const { changed, gone } = result;
    const aisles = await this.memory.aisles(viewer, [...new Set(changed.map(({ key }) => key))]);
    const written = await this.items.write(viewer, before, result, (key) => aisles.get(key));
    const wasOpen = new Set(rows.filter(isOpen).map(({ id }) => id));
    if (changed.some((row) => isOpen(row) && !wasOpen.has(row.id))) await this.assertRoom(viewer);
    await this.items.shown(viewer, written);
    const bought = boughtOf(written, before);
    await this.learn(viewer, bought);
    await this.stock(viewer, bought, before, written);
    await this.memory.remember(viewer, {
      asked: written.filter(({ deletedAt, purchasedAt }) => deletedAt === null && purchasedAt === null),
      bought,
      chosen: chosenAisles(changed),
    });
    const activityIds = await this.publisher.publish(viewer, { before, after: written, gone, isInFeed, isRestored });
    if (undoKey && written.length > 0)
      await this.undo.keep(viewer, undoKey, { back: inverseOf(rows, changed, viewer.membershipId), activityIds });
    return this.answer(viewer, { before, written, gone, changes, rows: result.rows });
  }

  /**
   * Rewrites the sources of parts. These affect neither merging nor the history of parts, so the domain's change rules
   * are not involved. Inside the lock.
   *
   * @param before the stored items
   */
  async relabel(
    viewer: FamilyViewer,
    before: readonly ShoppingItem[],
    sourceOf: (part: StoredPart) => StoredPart['source'],
  ): Promise<void> {
    const isOther = (part: StoredPart) => !isDeepStrictEqual(sourceOf(part), part.source);
    const rows = before
      .filter(({ requests }) => requests.some(isOther))
      .map((item) => ({
        ...rowOfItem(item),
        parts: item.requests.map((part) => ({ ...part, source: sourceOf(part) })),
      }));
    const after = await this.items.write(viewer, before, { rows, changed: rows, gone: [] }, () => undefined);
    await this.publisher.publish(viewer, { before, after, gone: [], isInFeed: false, isRestored: false });
  }

  /** The changes with their times, and the items that they may touch. */
  private async timed(viewer: FamilyViewer, planned: readonly PlannedChange[]) {
    const now = this.clock.now().getTime();
    // changes older than the limit keep their order
    const bounded = (at: number, place: number) => Math.min(Math.max(at, now - OLDEST_MS + place), now);
    const before = await this.items.concerned(
      viewer,
      planned.map(({ at, make }, place) => make(at === null ? now : bounded(at, place))),
    );
    let next = stampAfter(before.map(rowOfItem), now);
    const changes = planned.map(({ at, make }, place) => make(at === null ? next++ : bounded(at, place)));
    return { before, changes };
  }

  /** Items in the bin with their list do not count. @throws DomainError CONFLICT */
  async assertRoom(viewer: FamilyViewer): Promise<void> {
    const counts = await this.items.counts(viewer);
    const open = (await this.lists.all(viewer)).map(({ id }) => counts.get(id)?.open ?? 0);
    if (open.reduce((sum, each) => sum + each, 0) > SHOPPING_LIMITS.rows)
      throw conflict('CONFLICT', `A family can have at most ${SHOPPING_LIMITS.rows} items on its lists.`);
  }

  /** The order of ticks is evidence of the family's way through the shop. */
  private async learn(viewer: FamilyViewer, bought: readonly ShoppingItem[]): Promise<void> {
    for (const listId of new Set(bought.map((item) => item.listId))) {
      const list = await this.lists.one.rows.find(viewer, listId);
      if (!list) continue;
      const ticks = bought
        .filter((item) => item.listId === listId)
        .flatMap(({ aisle, purchasedAt, purchasedBy: by }) =>
          purchasedAt && isAisle(aisle) ? [{ aisle, at: purchasedAt.getTime(), ...(by && { by }) }] : [],
        )
        .sort((a, b) => a.at - b.at);
      const aisleEvidence = ticks.reduce(recordTick, readAisleEvidence(list.aisleEvidence));
      await this.lists.one.rows.write(list, { aisleEvidence });
    }
  }

  /** Adds purchases to the kitchen, and removes them when they are unticked. */
  private async stock(
    viewer: FamilyViewer,
    bought: readonly ShoppingItem[],
    before: readonly ShoppingItem[],
    after: readonly ShoppingItem[],
  ): Promise<void> {
    const back = boughtOf(before, after).map(({ id }) => id);
    if (back.length > 0) await this.kitchen.takenBack(viewer, back);
    const purchases = bought.map(({ id, ingredientName, aisle, amounts }) => ({
      shoppingItemId: id,
      name: ingredientName,
      aisle,
      amounts,
    }));
    if (purchases.length > 0) await this.kitchen.bought(viewer, purchases);
  }

  private async answer(viewer: FamilyViewer, { before, written, gone, changes, rows }: Outcome): Promise<Changed> {
    const now = new Map([...before, ...written].map((item) => [item.id, item]));
    for (const id of gone) now.delete(id);
    const rowOf = new Map(rows.flatMap((row) => row.parts.map(({ id }) => [id, row] as const)));
    const about = new Set(written.map(({ id }) => id));
    let missed = 0;
    for (const change of changes) {
      const found = (change.kind === 'add' ? [change.part.id] : change.ids).flatMap((id) => rowOf.get(id) ?? []);
      for (const { id } of found) about.add(id);
      const isGone = found.every(({ removedAt }) => removedAt !== null);
      if (found.length === 0 || (isGone && (change.kind === 'tick' || change.kind === 'edit'))) missed++;
    }
    const meant = [...about].flatMap((id) => now.get(id) ?? []);
    const items = meant.filter(({ deletedAt }) => deletedAt === null);
    const removed = meant.filter(({ deletedAt }) => deletedAt !== null).map(({ id }) => id);
    return { items: await this.items.shown(viewer, items), goneIds: [...gone, ...removed], missed };
  }

  private async takeBack(viewer: FamilyViewer, { back, activityIds }: StoredChange): Promise<ShoppingItem[]> {
    const { items } = await this.apply(viewer, back.map(atOnce), { isInFeed: false });
    for (const id of activityIds) await this.publisher.takeBack(viewer, id);
    return items.map(plain);
  }
}

/** Like `applyShoppingChanges`, yielding to other requests between changes. */
async function applied(rows: readonly ShoppingRow[], changes: readonly ShoppingChange[]): Promise<ShoppingResult> {
  const steps = applyInSteps(rows, changes);
  let from = performance.now();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() - from < TURN_MS) continue;
    await setImmediate();
    from = performance.now();
  }
}

/**
 * Every change reads and writes whole rows, so their size is limited.
 * @throws DomainError CONFLICT for one that has grown too large
 */
function assertFits(before: readonly ShoppingRow[], changed: readonly ShoppingRow[]): void {
  const had = new Map(before.map(({ id, parts }) => [id, parts.length]));
  const large = changed.find(({ id, parts }) => parts.length > Math.max(SHOPPING_LIMITS.parts, had.get(id) ?? 0));
  if (large) throw conflict('CONFLICT', `${large.name} can be added at most ${SHOPPING_LIMITS.parts} times.`);
}

interface Outcome {
  before: readonly ShoppingItem[];
  written: readonly ShoppingItem[];
  gone: readonly string[];
  changes: readonly ShoppingChange[];
  rows: readonly ShoppingRow[];
}

/** What is in the basket of the first and was not in that of the second. */
function boughtOf(after: readonly ShoppingItem[], before: readonly ShoppingItem[]): ShoppingItem[] {
  const had = new Set(before.filter(({ isPurchased }) => isPurchased).flatMap(({ partIds }) => partIds));
  return after.filter(
    ({ isPurchased, deletedAt, partIds }) => isPurchased && deletedAt === null && !partIds.some((id) => had.has(id)),
  );
}

const isOpen = ({ purchasedAt, removedAt }: ShoppingRow): boolean => purchasedAt === null && removedAt === null;

/** The keys of items whose aisle was chosen by somebody. */
const chosenAisles = (rows: readonly ShoppingRow[]): Set<string> =>
  new Set(rows.filter(({ parts }) => parts.some(({ edits }) => edits.aisle?.value)).map(({ key }) => key));

/** A spread, which the shared undo uses, does not copy getters. */
const plain = (item: ShoppingItem): ShoppingItem =>
  Object.defineProperties(Object.assign(new ShoppingItem(), item), {
    parts: { value: item.parts, enumerable: true },
    isPurchased: { value: item.isPurchased, enumerable: true },
    createdByMemberId: { value: item.createdByMemberId, enumerable: true },
  });
