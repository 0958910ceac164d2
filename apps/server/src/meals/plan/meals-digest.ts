import { Injectable } from '@nestjs/common';
import { formatTime, type LocalTime } from '@homefold/domain';
import { MEAL_TYPE_NAMES, MEAL_TYPES, type MealType } from '@homefold/domain/meals';
import type { FamilyViewer } from '../../platform/auth';
import { Database } from '../../platform/database';
import type { DigestDays, DigestItem, DigestPart, DigestSource } from '../../platform/digest';
import { startOf } from './meal-week.service';

const PATH = '/dashboard#meal-planner';

interface Row {
  title: string;
  mealType: MealType;
  eaterIds: string[] | null;
  /** Display name of who cooks. */
  cook: string | null;
  /** Of its recipe. */
  minutes: number | null;
  dinnerTime: LocalTime;
}

/** Today's meals in the daily digest: "Dinner: Lasagne", "Tom cooks, start at 17:00". */
@Injectable()
export class MealsDigest implements DigestSource {
  readonly name = 'meals';
  readonly feature = 'meal_planner';

  constructor(private readonly db: Database) {}

  async read(viewer: FamilyViewer, days: DigestDays): Promise<() => DigestPart> {
    const rows = await this.db.read(viewer, () =>
      this.db.sql<Row & Record<string, unknown>>({
        name: 'meals_of_day',
        text: `
          select m.title, m.meal_type as "mealType", m.eater_ids as "eaterIds", c.display_name as cook,
            coalesce(r.prep_time_minutes + r.cook_time_minutes, r.prep_time_minutes, r.cook_time_minutes) as minutes,
            to_char(f.dinner_time, 'HH24:MI') as "dinnerTime"
          from planned_meal m
          join family f on f.id = m.family_id
          left join recipe r on r.family_id = m.family_id and r.id = m.recipe_id and r.deleted_at is null
          left join membership c on c.family_id = m.family_id and c.id = m.cook_id and c.left_at is null
          where m.family_id = $1 and m.meal_date = $2 and m.deleted_at is null
          order by m.position, m.id`,
        values: [viewer.familyId, days.today],
      }),
    );
    const items = MEAL_TYPES.flatMap((mealType) => {
      const dishes = rows.filter((row) => row.mealType === mealType);
      return dishes.length > 0 ? itemOf(mealType, dishes, days) : [];
    });
    const part: DigestPart = {
      sections: [{ order: 15, title: 'Meals', items, link: { label: 'Meal plan', path: PATH } }],
      counts: {},
    };
    return () => part;
  }
}

function itemOf(mealType: MealType, dishes: readonly Row[], { today, locale }: DigestDays): DigestItem {
  const cooks = [...new Set(dishes.flatMap(({ cook }) => cook ?? []))];
  const startAt = mealType === 'dinner' ? startOf(dishes[0]?.dinnerTime ?? '', longest(dishes)) : null;
  const notes = [
    ...(cooks.length > 0 ? [`${cooks.join(' and ')} ${cooks.length === 1 ? 'cooks' : 'cook'}`] : []),
    ...(startAt ? [`start at ${formatTime(startAt, locale)}`] : []),
  ];
  const isForAll = dishes.some(({ eaterIds }) => eaterIds === null);
  return {
    date: today,
    time: null,
    title: `${MEAL_TYPE_NAMES[mealType].label}: ${dishes.map(({ title }) => title).join(', ')}`,
    note: notes.length > 0 ? notes.join(', ') : null,
    memberIds: isForAll ? [] : [...new Set(dishes.flatMap(({ eaterIds }) => eaterIds ?? []))],
    path: PATH,
  };
}

function longest(dishes: readonly Row[]): number | null {
  const known = dishes.map(({ minutes }) => minutes).filter((each) => each !== null);
  return known.length === 0 ? null : Math.max(...known);
}
