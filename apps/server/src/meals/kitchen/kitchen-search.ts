import { Injectable } from '@nestjs/common';
import type { SearchPresentation, SearchRow, SearchSource } from '../../platform/search';

/** Kitchen items are found by their names. */
@Injectable()
export class KitchenSearch implements SearchSource {
  readonly type = 'kitchen_item';
  readonly feature = 'meal_planner';

  readonly rows = `
    select k.id::text as id, k.ingredient_name as title, null::text as content, k.created_by as author_id,
      k.best_before as first_date, k.best_before as last_date, null::boolean as done, k.category,
      null::uuid[] as people, k.search, k.search_title, jsonb_build_object('haveIt', k.have_it) as data
    from searchable_kitchen_item k where k.family_id = $1`;

  present({ first_date, category, data }: SearchRow): SearchPresentation {
    return { date: first_date, metadata: { category, haveIt: data['haveIt'] === true } };
  }
}
