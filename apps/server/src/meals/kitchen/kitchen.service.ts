import { Injectable } from '@nestjs/common';
import { addDays, todayIn } from '@homefold/domain';
import { bought, readKitchenItem, SOON_DAYS, usedUp, type KitchenItemField } from '@homefold/domain/kitchen';
import { traditionOf } from '@homefold/domain/recipes';
import { shoppingKey } from '@homefold/domain/shopping';
import type { Seen } from '../../activity';
import { FamilySettingsReader } from '../../families';
import type { FamilyViewer, Viewer } from '../../platform/auth';
import { restorableUntil, type BinSource, type DeletedItem } from '../../platform/bin';
import { Clock } from '../../platform/clock';
import { conflict, invalid } from '../../platform/errors';
import { Idempotency } from '../../platform/idempotency';
import { assertPageLength } from '../../platform/pages';
import type { KitchenItem, KitchenItemInput } from './kitchen-item';
import { KitchenProducts } from './kitchen-products';
import { KITCHEN_LIMITS, KitchenStore } from './kitchen-store';
import { contentOf, valuesOf, type KitchenValues, type NewKitchenItem } from './kitchen-values';

/** The family's kitchen inventory. Every member reads and edits it. */
@Injectable()
export class KitchenService {
  /** Deleted items. */
  readonly bin: BinSource;

  constructor(
    private readonly store: KitchenStore,
    private readonly products: KitchenProducts,
    private readonly families: FamilySettingsReader,
    private readonly idempotency: Idempotency,
    private readonly clock: Clock,
  ) {
    this.bin = store.bin;
  }

  /** By category and name. @throws DomainError FEATURE_LOCKED */
  all(caller: Viewer): Promise<KitchenItem[]> {
    return this.store.scope.read(caller, (viewer) => this.list(viewer));
  }

  /** The same inside the caller's scope, including items that have run out. */
  list(viewer: FamilyViewer): Promise<KitchenItem[]> {
    return this.store.list(viewer);
  }

  /**
   * Items in stock that should be used within the next days, or are past their date; the most urgent first.
   *
   * @throws DomainError INVALID for a number of items other than 1 to 100, FEATURE_LOCKED
   */
  toUse(caller: Viewer, first: number): Promise<KitchenItem[]> {
    return this.store.scope.read(caller, async (viewer) => {
      assertPageLength(first);
      const { timeZone } = await this.families.settings(viewer);
      const last = addDays(todayIn(timeZone, this.clock.now()), SOON_DAYS);
      return this.store.one.rows.list(viewer, 'kitchen items to use', {
        where: 't.have_it and t.best_before <= $2',
        values: [last, first],
        orderBy: 't.best_before, lower(t.ingredient_name), t.id limit $3',
      });
    });
  }

  /**
   * Adds items. An existing one grows by the added amount, and one that was used up is restocked; a sent category,
   * place, minimum or barcode replaces the stored one. Barcodes are remembered with their product.
   *
   * @returns the items, each once, in the order of the list
   * @throws DomainError INVALID naming the first wrong field, CONFLICT for more items than a kitchen can have, or for a used
   *   undo key; FEATURE_LOCKED
   */
  addAll(
    caller: Viewer,
    inputs: readonly KitchenItemInput[],
    { idempotencyKey, undoKey }: { idempotencyKey?: string | null | undefined; undoKey?: string | null | undefined },
  ): Promise<KitchenItem[]> {
    return this.store.scope.write(caller, async (viewer) => {
      if (inputs.length > KITCHEN_LIMITS.atOnce)
        throw invalid('items', `Add at most ${KITCHEN_LIMITS.atOnce} items at once.`);
      const added = inputs.map((input) => ({ input, ...readInput(input) }));
      await this.store.lock(viewer);
      const ids = await this.idempotency.once(viewer, idempotencyKey, 'addKitchenItems', async () => {
        const { made, changed, same } = await this.merged(viewer, added);
        const rows = await this.store.apply(viewer, { type: 'created', made, changed, undoKey });
        await this.products.remember(viewer, added);
        return [...new Set([...rows, ...same].map(({ id }) => id))].join(' ');
      });
      const known = new Set(ids.split(' '));
      return (await this.list(viewer)).filter(({ id }) => known.has(id));
    });
  }

  /** @throws DomainError INVALID, NOT_FOUND, VERSION_CONFLICT, CONFLICT for the name of another item or a used undo key, FEATURE_LOCKED */
  update(caller: Viewer, id: string, input: KitchenItemInput, { version, undoKey }: Seen = {}): Promise<KitchenItem> {
    return this.store.scope.write(caller, async (viewer) => {
      await this.store.lock(viewer);
      const row = await this.store.one.changeable(viewer, id, version);
      const { barcode, ...values } = readInput(input, row);
      const key = shoppingKey(values.ingredientName);
      if (key !== row.key) await this.store.assertFree(viewer, { id: row.id, key });
      const changed = [[row, { ...values, key, ...(barcode === undefined ? {} : { barcode }) }]] as const;
      await this.store.apply(viewer, { type: 'updated', changed, undoKey });
      return row;
    });
  }

  /** Marks it as used up. Idempotent. @throws as `update` */
  useUp(caller: Viewer, id: string, undoKey?: string | null): Promise<KitchenItem> {
    return this.store.scope.write(caller, async (viewer) => {
      await this.store.lock(viewer);
      const row = await this.store.one.rows.live(viewer, id);
      const changed = [[row, valuesOf(usedUp(contentOf(row)))]] as const;
      await this.store.apply(viewer, { type: 'updated', changed, undoKey });
      return row;
    });
  }

  /** Moves one to the bin, if it has this version. @throws DomainError NOT_FOUND, VERSION_CONFLICT, FEATURE_LOCKED */
  delete(caller: Viewer, id: string, version?: number): Promise<DeletedItem> {
    return this.store.scope.write(caller, async (viewer) => {
      await this.store.lock(viewer);
      const row = await this.store.one.changeable(viewer, id, version);
      const [deleted] = await this.deleteAll(viewer, [row.id]);
      return deleted as DeletedItem;
    });
  }

  /**
   * Moves items to the bin; missing ones are skipped.
   *
   * @throws DomainError INVALID for more than 200, CONFLICT for a used undo key, FEATURE_LOCKED
   */
  deleteAll(caller: Viewer, ids: readonly string[], undoKey?: string | null): Promise<DeletedItem[]> {
    return this.store.scope.write(caller, async (viewer) => {
      if (ids.length > KITCHEN_LIMITS.atOnce)
        throw invalid('ids', `Remove at most ${KITCHEN_LIMITS.atOnce} items at once.`);
      await this.store.lock(viewer);
      const rows = await this.store.some(viewer, ids);
      const deletion = this.store.one.rows.deletion(viewer);
      await this.store.apply(viewer, {
        ...{ type: 'deleted' as const, undoKey },
        changed: rows.map((row) => [row, deletion] as const),
      });
      return rows.map(({ id }) => ({ id, restorableUntil: restorableUntil(deletion.deletedAt) }));
    });
  }

  /** The rows that are created and changed when things are added. */
  private async merged(
    viewer: FamilyViewer,
    added: readonly (ReadInput & { input: KitchenItemInput })[],
  ): Promise<{ made: NewKitchenItem[]; changed: [KitchenItem, Partial<KitchenItem>][]; same: KitchenItem[] }> {
    const [{ locale }, present] = await Promise.all([
      this.families.settings(viewer),
      this.store.withKeys(viewer, [...new Set(added.map(({ key }) => key))]),
    ]);
    const items = new Map<string, { row: KitchenItem | null; values: KitchenValues; barcode: string | null }>(
      present.map((row) => [row.key, { row, values: row, barcode: row.barcode }]),
    );
    for (const { key, barcode, input, ...values } of added) {
      const there = items.get(key);
      const next = there ? joined(there.values, values, input, locale) : values;
      items.set(key, { row: there?.row ?? null, values: next, barcode: barcode ?? there?.barcode ?? null });
    }
    const all = [...items].map(([key, { row, values, barcode }]) => ({
      row,
      values: { ...valuesOf(contentOf(values)), key, barcode },
    }));
    const made = all.flatMap(({ row, values }) => (row ? [] : [values]));
    if (made.length > 0 && !(await this.store.hasRoom(viewer, made.length)))
      throw conflict('CONFLICT', `A kitchen can have at most ${KITCHEN_LIMITS.items} items.`);
    const changed = all.flatMap(({ row, values }) =>
      row ? [[row, values] as [KitchenItem, Partial<KitchenItem>]] : [],
    );
    return { made, changed, same: present };
  }
}

type ReadInput = KitchenValues & { key: string; barcode: string | null | undefined };

const INPUT_FIELDS: Partial<Record<KitchenItemField, keyof KitchenItemInput>> = {
  name: 'ingredientName',
  minimum: 'minimumAmount',
};

/**
 * The sent values merged into the stored ones.
 *
 * @throws DomainError INVALID naming the field
 */
function readInput(input: KitchenItemInput, current?: KitchenItem): ReadInput {
  const sent = <Key extends keyof KitchenItemInput & keyof KitchenItem>(key: Key) =>
    input[key] === undefined ? current?.[key] : input[key];
  const { item, problems } = readKitchenItem({
    name: sent('ingredientName') ?? null,
    category: sent('category') ?? null,
    // an amount means that it is in stock
    haveIt: input.haveIt ?? (input.amount ? true : (current?.haveIt ?? null)),
    place: sent('place') ?? null,
    amount: sent('amount') ?? null,
    unit: sent('unit') ?? null,
    bestBefore: sent('bestBefore') ?? null,
    minimum: sent('minimumAmount') ?? null,
  });
  const [first] = problems;
  if (first) throw invalid(INPUT_FIELDS[first.field] ?? first.field, first.message);
  const values = valuesOf(item);
  const barcode = input.barcode ? KitchenProducts.code(input.barcode) : input.barcode;
  return { ...values, key: shoppingKey(values.ingredientName), barcode };
}

/** Adds to an existing item. Without an amount, the stored amount stays unchanged. */
function joined(there: KitchenValues, more: KitchenValues, input: KitchenItemInput, locale: string): KitchenValues {
  const isMore = more.haveIt && (!there.haveIt || more.amount !== null || more.bestBefore !== null);
  const content = isMore ? bought(contentOf(there), more, traditionOf(locale)) : contentOf(there);
  return {
    ...valuesOf(content),
    ...(input.category && { category: more.category }),
    ...(input.place && { place: more.place }),
    ...(input.minimumAmount !== undefined && { minimumAmount: more.minimumAmount }),
  };
}
