import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '@homefold/domain';
import { aisleOf, type Aisle } from '@homefold/domain/aisles';
import { weekOf } from '@homefold/domain/meals';
import {
  formatAmounts,
  replaceableRows,
  replaceGenerated,
  type Consolidated,
  type NewShoppingPart,
  type ShoppingSource,
} from '@homefold/domain/shopping';
import type { FamilyViewer, Viewer } from '../../../platform/auth';
import { Clock } from '../../../platform/clock';
import { conflict } from '../../../platform/errors';
import { assertIdempotencyKey, Idempotency } from '../../../platform/idempotency';
import { assertUndoKey } from '../../../platform/undo';
import { dateOf } from '../../plan/meal-plan.service';
import { ShoppingChanger } from '../shopping-changer';
import { restamped } from '../shopping-inverse';
import type { ShoppingItem } from '../shopping-item';
import { ShoppingItemStore } from '../shopping-item.store';
import { ShoppingListStore } from '../shopping-list.store';
import { ShoppingMemory } from '../shopping-memory';
import { partsShown } from '../shopping-part';
import { rowOfItem } from '../shopping-rows';
import { GenerationMessages, GenerationProgress } from './generation-progress';
import type {
  GeneratedShoppingList,
  LeftOutItem,
  ShoppingGenerationProgress,
  ShoppingPreview,
} from './shopping-generation.types';
import { WeekNeedsReader, type WeekNeeds } from './week-needs';

/** The options of `generate`. */
export interface GenerationWishes {
  listId?: string | null | undefined;
  /** Keys of proposed items to leave off the list. */
  without?: readonly string[] | null | undefined;
  /** Keys of items that would be left out, to include nevertheless. */
  with?: readonly string[] | null | undefined;
  /** The caller's key for this call: progress is published under it, and a repeated call has no further effect. */
  key?: string | null | undefined;
  undoKey?: string | null | undefined;
}

/** A generation with its steps in order. */
export interface GenerationReport extends GeneratedShoppingList {
  steps: ShoppingGenerationProgress[];
}

/** How often a generation starts over because the plan changed. */
const ATTEMPTS = 5;

/** The shopping list of a week of meals, as one operation (product rule 66). */
@Injectable()
export class ShoppingGenerationService {
  constructor(
    private readonly needs: WeekNeedsReader,
    private readonly lists: ShoppingListStore,
    private readonly items: ShoppingItemStore,
    private readonly changer: ShoppingChanger,
    private readonly memory: ShoppingMemory,
    private readonly progressOf: GenerationProgress,
    private readonly idempotency: Idempotency,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError INVALID for a day that does not exist, NOT_FOUND for the list, FEATURE_LOCKED */
  async preview(caller: Viewer, weekStart: string, listId: string | null): Promise<ShoppingPreview> {
    const viewer = await this.lists.scope.viewer(caller);
    const needs = await this.needs.gather(viewer, mondayOf(weekStart));
    const plan = await this.needs.toBuy(needs);
    return this.lists.scope.read(viewer, async () => {
      const list = await this.lists.find(viewer, listId);
      const keys = plan.items.map(({ key }) => key);
      const [aisles, open, generated] = await Promise.all([
        this.memory.aisles(viewer, keys),
        list ? this.items.open(viewer, list.id) : [],
        this.items.generatedFor(viewer, needs.weekStart),
      ]);
      const onList = keysOnList(open, generated, needs.weekStart);
      const order = new Map((list?.aisles ?? []).map((aisle, at) => [aisle as Aisle, at]));
      const items = plan.items.map(({ key, name, amounts, parts, subtracted, alsoInHouse }) => ({
        key,
        name,
        quantity: formatAmounts(amounts, needs.locale) || null,
        aisle: aisles.get(key) ?? aisleOf(name),
        parts: partsShown({
          requests: parts.map((part) => ({ ...this.part(viewer, list?.id ?? '', name, part), ...UNMARKED })),
          createdBy: viewer.membershipId,
        }),
        inHouse: formatAmounts(subtracted.length > 0 ? subtracted : alsoInHouse, needs.locale) || null,
        isOnList: onList.has(key),
      }));
      items.sort((a, b) => (order.get(a.aisle) ?? 0) - (order.get(b.aisle) ?? 0) || a.name.localeCompare(b.name));
      const { weekStart: monday, meals, pastMeals, unknownMeals } = needs;
      return {
        ...{ weekStart: monday, meals, pastMeals, items, unknownMeals },
        leftOut: leftOutOf(plan, needs),
        originalCount: plan.originalCount,
        consolidatedCount: plan.items.length,
      };
    });
  }

  /**
   * Replaces in one transaction the untouched generated items of the week.
   *
   * @param weekStart a day of the week; null: this week
   * @throws DomainError INVALID for a day that does not exist, NOT_FOUND for the list, CONFLICT for a used undo key or a plan
   *   that keeps changing, FEATURE_LOCKED
   */
  async generate(caller: Viewer, weekStart: string | null, wishes: GenerationWishes): Promise<GenerationReport> {
    const viewer = await this.lists.scope.viewer(caller);
    const monday = weekStart ? mondayOf(weekStart) : await this.needs.thisWeek(viewer);
    assertIdempotencyKey(wishes.key);
    assertUndoKey(wishes.undoKey);
    const steps = this.progressOf.of(viewer, wishes.key ?? null);
    try {
      for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
        const done = await this.attempt(viewer, monday, wishes, steps);
        if (!done) continue;
        await steps.report('done', done.message);
        return { ...done, steps: steps.reported };
      }
      throw conflict('CONFLICT', 'The plan is being changed. Please try again.');
    } catch (error) {
      await steps.report('failed', 'Failed to generate AI shopping list. Please try again.');
      throw error;
    }
  }

  /** @throws DomainError FEATURE_LOCKED */
  async progress(caller: Viewer, key: string): Promise<AsyncIterableIterator<ShoppingGenerationProgress>> {
    await this.lists.scope.viewer(caller);
    return this.progressOf.stream(caller, key);
  }

  /** @returns null when the plan, or what the list has for it, has changed since it was gathered */
  private async attempt(
    viewer: FamilyViewer,
    monday: CalendarDate,
    wishes: GenerationWishes,
    steps: GenerationMessages,
  ): Promise<GeneratedShoppingList | null> {
    await steps.report('gathering', 'Generating AI shopping list...');
    const needs = await this.needs.gather(viewer, monday);
    const earlier = await this.lists.scope.read(viewer, () => this.items.generatedFor(viewer, monday));
    const cleared = replaceable(earlier, monday);
    if (cleared > 0) await steps.report('clearing', `Clearing ${cleared} existing AI-generated items...`);
    await steps.report('consolidating', 'Consolidating ingredients...');
    const plan = await this.needs.toBuy(needs);
    if (plan.isBasic) await steps.report('storing', 'Consolidation failed, using basic ingredients');
    else if (plan.originalCount > 0)
      await steps.report('storing', `Consolidated ${plan.originalCount} ingredients to ${plan.items.length} items`);
    return this.lists.scope.write(viewer, () => this.store(viewer, needs, plan, { ...wishes, cleared }));
  }

  private async store(
    viewer: FamilyViewer,
    needs: WeekNeeds,
    plan: Consolidated,
    { listId, without, with: included, key, undoKey, cleared }: GenerationWishes & { cleared: number },
  ): Promise<GeneratedShoppingList | null> {
    if (!(await this.needs.isSame(viewer, needs))) return null;
    await this.lists.lock(viewer);
    if (listId) await this.lists.one.get(viewer, listId);
    const earlier = await this.items.generatedFor(viewer, needs.weekStart);
    // the steps have said how many
    if (replaceable(earlier, needs.weekStart) !== cleared) return null;
    const leftOut = leftOutOf(plan, needs);
    const hint = needs.isAllPast ? ALL_PAST : null;
    const nothing = hint ? `${hint} There is nothing left to buy for them.` : NO_INGREDIENTS;
    if (plan.originalCount === 0 && earlier.length === 0)
      return { ...NOTHING, listId: null, items: [], leftOut, message: nothing, hint };
    const list = await this.lists.forChange(viewer, listId ?? null);
    await this.idempotency.once(viewer, key, 'generateShoppingList', async () => {
      const parts = this.partsOf(viewer, list.id, plan, new Set(without ?? []), new Set(included ?? []));
      const when = { at: this.clock.now().getTime(), by: viewer.membershipId };
      const changes = replaceGenerated(earlier.map(rowOfItem), parts, needs.weekStart, when);
      if (changes.length > 0) await this.changer.apply(viewer, changes.map(restamped), { undoKey });
      return list.id;
    });
    const now = await this.items.generatedFor(viewer, needs.weekStart);
    const items = now.filter(({ deletedAt, purchasedAt }) => deletedAt === null && purchasedAt === null);
    await this.items.shown(viewer, items);
    const message =
      plan.originalCount === 0 ? nothing : `Smart shopping list generated! Added ${items.length} optimized ingredients`;
    return { ...NOTHING, listId: list.id, items, added: items.length, cleared, leftOut, message, hint };
  }

  private partsOf(
    viewer: FamilyViewer,
    listId: string,
    plan: Consolidated,
    without: ReadonlySet<string>,
    included: ReadonlySet<string>,
  ): NewShoppingPart[] {
    const items = plan.items.filter(({ key }) => !without.has(key));
    const wanted = plan.leftOut
      .filter(({ key }) => included.has(key))
      .map(({ name, needed, sources }) => ({
        name,
        parts: sources.map((source, at) => ({ ...(needed[at] ?? { amount: null, unit: null }), source })),
      }));
    return [...items, ...wanted].flatMap(({ name, parts }) =>
      parts.map((part) => this.part(viewer, listId, name, part)),
    );
  }

  private part(
    { membershipId }: FamilyViewer,
    listId: string,
    name: string,
    part: { amount: number | null; unit: string | null; source: ShoppingSource },
  ): NewShoppingPart {
    const at = this.clock.now().getTime();
    return { ...part, id: randomUUID(), at, requestedBy: membershipId, isGenerated: true, asked: { listId, name } };
  }
}

const UNMARKED = { edits: {}, purchased: null, removed: null, withdrawn: null };
const ALL_PAST = 'All meals of this week are on past days.';
const NOTHING = { added: 0, cleared: 0, failed: 0 };
const NO_INGREDIENTS = 'No ingredients found for the week... Add some meals to this week first!';

/** How many items the steps announce as cleared. */
const replaceable = (items: readonly ShoppingItem[], weekStart: CalendarDate): number =>
  replaceableRows(items.map(rowOfItem), weekStart).length;

const mondayOf = (day: string): CalendarDate => weekOf(dateOf(day, 'weekStart')).startDate;

/** Other items of the list, and generated items that were bought. */
function keysOnList(
  open: readonly ShoppingItem[],
  generated: readonly ShoppingItem[],
  weekStart: CalendarDate,
): Set<string> {
  const isOther = ({ requests }: ShoppingItem) =>
    requests.some(
      ({ isGenerated, source }) => !isGenerated || source?.kind !== 'meal' || source.weekStart !== weekStart,
    );
  const isBought = ({ purchasedAt, deletedAt }: ShoppingItem) => purchasedAt !== null && deletedAt === null;
  return new Set([...open.filter(isOther), ...generated.filter(isBought)].map(({ key }) => key));
}

const WHY = {
  in_house: (name: string) => `You have ${name}.`,
  at_hand: (name: string) => `You usually have ${name}.`,
  staple: (name: string) => `No need to buy ${name}.`,
};

const leftOutOf = ({ leftOut }: Consolidated, { locale }: WeekNeeds): LeftOutItem[] =>
  leftOut.map(({ key, name, reason, needed }) => ({
    key,
    name,
    quantity: formatAmounts(needed, locale) || null,
    why: WHY[reason](name),
  }));
