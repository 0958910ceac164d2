import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { CalendarDate } from '@homefold/domain';
import { weekOf } from '@homefold/domain/meals';
import { FamilyChanges } from '../../activity';
import type { FamilyViewer } from '../../platform/auth';
import { Database } from '../../platform/database';
import { ShoppingChanger } from './shopping-changer';
import { atOnce } from './shopping-inverse';
import type { ShoppingItem } from './shopping-item';
import { ShoppingItemStore } from './shopping-item.store';
import { ShoppingListStore } from './shopping-list.store';
import type { StoredPart } from './shopping-part';

interface Meal extends Record<string, unknown> {
  title: string;
  date: CalendarDate;
  recipeId: string | null;
  /** The requested recipes that were not permanently deleted. */
  recipeIds: string[];
}

/**
 * The parts of a planned meal follow it, whichever API changes it: they leave the list with the meal or its recipe,
 * return with it, and show its title and day.
 */
@Injectable()
export class ShoppingOfMeals implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly changes: FamilyChanges,
    private readonly changer: ShoppingChanger,
    private readonly items: ShoppingItemStore,
    private readonly lists: ShoppingListStore,
  ) {}

  onModuleInit(): void {
    this.changes.follow('meal_plan', (viewer, { id }) => this.mealChanged(viewer, id));
  }

  private async mealChanged(viewer: FamilyViewer, mealId: string): Promise<void> {
    if ((await this.items.ofMeal(viewer, mealId)).length === 0) return;
    await this.lists.lock(viewer);
    const items = await this.items.ofMeal(viewer, mealId);
    const parts = partsOf(items, mealId);
    const meal = await this.meal(viewer, mealId, parts);
    const belongs = (part: StoredPart): boolean => meal !== null && isOfRecipe(part, meal);
    const withoutIds = await this.withoutIds(viewer, mealId);
    // bought items are not affected
    const onList = partsOf(
      items.filter(({ deletedAt, purchasedAt }) => deletedAt === null && purchasedAt === null),
      mealId,
    );
    const away = idsOf(onList.filter((part) => !belongs(part)));
    const back = idsOf(parts.filter((part) => withoutIds.includes(part.id) && belongs(part)));
    await this.withdraw(viewer, away, true);
    await this.withdraw(viewer, back, false);
    if (away.length > 0 || back.length > 0) {
      const left = new Set([...withoutIds, ...away]);
      for (const id of back) left.delete(id);
      await this.keepWithout(viewer, mealId, [...left]);
    }
    if (meal) await this.label(viewer, mealId, meal);
  }

  private async meal({ familyId }: FamilyViewer, id: string, parts: readonly StoredPart[]): Promise<Meal | null> {
    const [meal] = await this.db.sql<Meal>({
      name: 'shopping_meal',
      text: `select m.title, m.meal_date::text as date, m.recipe_id as "recipeId", array(
               select r.id from recipe r where r.family_id = m.family_id and r.id = any($3::uuid[])) as "recipeIds"
             from planned_meal m where m.family_id = $1 and m.id = $2 and m.deleted_at is null`,
      values: [familyId, id, parts.flatMap((part) => recipeOf(part) ?? [])],
    });
    return meal ?? null;
  }

  /** Parts that left with the meal or its recipe, and not with a later generation of the list. */
  private async withoutIds({ familyId }: FamilyViewer, mealId: string): Promise<string[]> {
    const [row] = await this.db.sql<{ ids: string[] }>({
      name: 'shopping_without_meal_ids',
      text: 'select part_ids as ids from shopping_without_meal where family_id = $1 and meal_id = $2',
      values: [familyId, mealId],
    });
    return row?.ids ?? [];
  }

  private async withdraw(viewer: FamilyViewer, ids: readonly string[], withdrawn: boolean): Promise<void> {
    if (ids.length === 0) return;
    const change = atOnce({ kind: 'withdraw', ids, withdrawn, by: viewer.membershipId });
    await this.changer.apply(viewer, [change], { isInFeed: false });
  }

  private async keepWithout({ familyId }: FamilyViewer, mealId: string, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) {
      await this.db.sql({
        name: 'shopping_with_meal',
        text: 'delete from shopping_without_meal where family_id = $1 and meal_id = $2',
        values: [familyId, mealId],
      });
      return;
    }
    // a permanently deleted meal never returns
    await this.db.sql({
      name: 'shopping_keep_without_meal',
      text: `insert into shopping_without_meal (family_id, meal_id, part_ids)
             select family_id, id, $3 from planned_meal where family_id = $1 and id = $2
             on conflict (family_id, meal_id) do update set part_ids = excluded.part_ids`,
      values: [familyId, mealId, ids],
    });
  }

  /** The current title and day, and the week whose generation replaces the parts. */
  private async label(viewer: FamilyViewer, mealId: string, meal: Meal): Promise<void> {
    const { title, date } = meal;
    const weekStart = weekOf(date).startDate;
    await this.changer.relabel(viewer, await this.items.ofMeal(viewer, mealId), (part) =>
      part.source && isOf(part, mealId) && isOfRecipe(part, meal)
        ? { ...part.source, title, date, weekStart }
        : part.source,
    );
  }
}

const isOf = ({ source }: StoredPart, mealId: string): boolean =>
  source?.kind === 'meal' && source.plannedMealId === mealId;

const partsOf = (items: readonly ShoppingItem[], mealId: string): StoredPart[] =>
  items.flatMap(({ requests }) => requests.filter((part) => isOf(part, mealId)));

const recipeOf = ({ source }: StoredPart): string | null => (source?.kind === 'meal' ? source.recipeId : null);

/** A meal whose recipe was permanently deleted keeps its dish. */
function isOfRecipe(part: StoredPart, { recipeId, recipeIds }: Meal): boolean {
  const own = recipeOf(part);
  return own === recipeId || (recipeId === null && own !== null && !recipeIds.includes(own));
}

const idsOf = (parts: readonly StoredPart[]): string[] => parts.map(({ id }) => id);
