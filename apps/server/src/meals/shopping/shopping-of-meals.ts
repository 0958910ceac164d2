import { Injectable, type OnModuleInit } from '@nestjs/common';
import { FamilyChanges } from '../../activity';
import type { FamilyViewer } from '../../platform/auth';
import { Database } from '../../platform/database';
import { ShoppingChanger } from './shopping-changer';
import { atOnce } from './shopping-inverse';

interface MealParts extends Record<string, unknown> {
  isPlanned: boolean;
  /** Parts on a list that are for the meal. */
  partIds: string[];
  /** Parts that left with it. */
  withoutIds: string[] | null;
}

/** A meal that leaves the plan takes its parts off the list, whichever door removed it, and brings them back with it. */
@Injectable()
export class ShoppingOfMeals implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly changes: FamilyChanges,
    private readonly changer: ShoppingChanger,
  ) {}

  onModuleInit(): void {
    this.changes.follow('meal_plan', (viewer, { id }) => this.mealChanged(viewer, id));
  }

  private async mealChanged(viewer: FamilyViewer, mealId: string): Promise<void> {
    const { isPlanned, partIds, withoutIds } = await this.partsOf(viewer, mealId);
    if (isPlanned && withoutIds) return this.bringBack(viewer, mealId, withoutIds);
    if (!isPlanned && partIds.length > 0) return this.takeAway(viewer, mealId, partIds);
  }

  /** What somebody has bought is bought: it has no part in it. */
  private async partsOf({ familyId }: FamilyViewer, mealId: string): Promise<MealParts> {
    const [row] = await this.db.sql<MealParts>({
      name: 'shopping_parts_of_meal',
      text: `
        select exists (
            select from planned_meal where family_id = $1 and id = $2 and deleted_at is null) as "isPlanned",
          array(
            select p ->> 'id' from shopping_item i, jsonb_array_elements(i.parts) p
            where i.family_id = $1 and i.meal_ids @> array[$2::uuid] and i.deleted_at is null
              and i.purchased_at is null and p -> 'source' ->> 'plannedMealId' = $2::text) as "partIds",
          (select part_ids from shopping_without_meal where family_id = $1 and meal_id = $2) as "withoutIds"`,
      values: [familyId, mealId],
    });
    return row ?? { isPlanned: true, partIds: [], withoutIds: null };
  }

  private async takeAway(viewer: FamilyViewer, mealId: string, ids: readonly string[]): Promise<void> {
    const change = atOnce({ kind: 'withdraw', ids, withdrawn: true, by: viewer.membershipId });
    await this.changer.apply(viewer, [change], { isTold: false });
    // one that is gone for good never returns
    await this.db.sql({
      name: 'shopping_keep_without_meal',
      text: `insert into shopping_without_meal (family_id, meal_id, part_ids)
             select family_id, id, $3 from planned_meal where family_id = $1 and id = $2
             on conflict (family_id, meal_id) do update set part_ids = excluded.part_ids`,
      values: [viewer.familyId, mealId, ids],
    });
  }

  private async bringBack(viewer: FamilyViewer, mealId: string, ids: readonly string[]): Promise<void> {
    const change = atOnce({ kind: 'withdraw', ids, withdrawn: false, by: viewer.membershipId });
    await this.changer.apply(viewer, [change], { isTold: false });
    await this.db.sql({
      name: 'shopping_with_meal',
      text: 'delete from shopping_without_meal where family_id = $1 and meal_id = $2',
      values: [viewer.familyId, mealId],
    });
  }
}
