import { Injectable } from '@nestjs/common';
import type { SearchPresentation, SearchRow, SearchSource } from '../../platform/search';

@Injectable()
export class MealPlanSearch implements SearchSource {
  readonly type = 'meal_plan';
  readonly feature = 'meal_planner';

  readonly rows = `
    select m.id::text as id, m.title, m.notes as content, m.created_by as author_id, m.meal_date as first_date,
      m.meal_date as last_date, m.meal_date < $3::date as done, null::text as category, m.eater_ids as people, m.search,
      m.search_title, jsonb_build_object('mealType', m.meal_type) as data
    from searchable_planned_meal m where m.family_id = $1`;

  present({ first_date, data }: SearchRow): SearchPresentation {
    return { date: first_date, metadata: { mealDate: first_date, mealType: String(data['mealType']) } };
  }
}
