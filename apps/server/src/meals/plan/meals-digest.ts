import { Injectable } from '@nestjs/common';
import { formatTime } from '@homefold/domain';
import { MEAL_TYPE_NAMES, MEAL_TYPES, type MealType } from '@homefold/domain/meals';
import { FamilyMembers, FamilySettingsReader, type Member } from '../../families';
import type { FamilyViewer } from '../../platform/auth';
import { Database } from '../../platform/database';
import type { DigestDays, DigestItem, DigestPart, DigestSource } from '../../platform/digest';
import { MealWeekService } from './meal-week.service';
import type { DinnerPlan } from './meal-week.types';
import type { PlannedMeal } from './planned-meal';
import { PlannedMealStore } from './planned-meal.store';

const PATH = '/dashboard#meal-planner';

/** Today's meals in the daily digest: "Dinner: Lasagne", "Tom cooks, start at 17:00". */
@Injectable()
export class MealsDigest implements DigestSource {
  readonly name = 'meals';
  readonly feature = 'meal_planner';

  constructor(
    private readonly db: Database,
    private readonly store: PlannedMealStore,
    private readonly weeks: MealWeekService,
    private readonly members: FamilyMembers,
    private readonly families: FamilySettingsReader,
  ) {}

  async read(viewer: FamilyViewer, days: DigestDays): Promise<() => DigestPart> {
    const { today } = days;
    const [meals, dinner, members] = await this.db.read(viewer, async () => {
      const { dinnerTime } = await this.families.settings(viewer);
      return Promise.all([
        this.store.between(viewer, today, today),
        this.weeks.dinnerOf(viewer, today, dinnerTime),
        this.members.listWithFormer(viewer),
      ]);
    });
    const items = MEAL_TYPES.flatMap((mealType) => {
      const dishes = meals.filter((meal) => meal.mealType === mealType);
      return dishes.length > 0 ? itemOf(mealType, dishes, { days, members, dinner }) : [];
    });
    const part: DigestPart = {
      sections: [{ order: 15, title: 'Meals', items, link: { label: 'Meal plan', path: PATH } }],
      counts: {},
    };
    return () => part;
  }
}

function itemOf(
  mealType: MealType,
  dishes: readonly PlannedMeal[],
  { days, members, dinner }: { days: DigestDays; members: readonly Member[]; dinner: DinnerPlan | null },
): DigestItem {
  const cooks = new Set(dishes.map(({ cookId }) => cookId));
  const names = members.filter(({ id, leftAt }) => leftAt === null && cooks.has(id)).map((one) => one.displayName);
  const startAt = mealType === 'dinner' ? dinner?.startAt : null;
  const notes = [
    names.length > 0 && `${names.join(' and ')} ${names.length === 1 ? 'cooks' : 'cook'}`,
    startAt && `start at ${formatTime(startAt, days.locale)}`,
  ].filter(Boolean);
  const everybody = dishes.some(({ eaterIds }) => eaterIds === null);
  return {
    date: days.today,
    time: null,
    title: `${MEAL_TYPE_NAMES[mealType].label}: ${dishes.map(({ title }) => title).join(', ')}`,
    note: notes.length > 0 ? notes.join(', ') : null,
    memberIds: everybody ? [] : [...new Set(dishes.flatMap(({ eaterIds }) => eaterIds ?? []))],
    path: PATH,
  };
}
