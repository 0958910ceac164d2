import { Injectable } from '@nestjs/common';
import type { SearchSource } from '../../platform/search';

/** Recipes are found by their title, description, tags and ingredients. */
@Injectable()
export class RecipesSearch implements SearchSource {
  readonly type = 'recipe';
  readonly feature = 'meal_planner';

  readonly rows = `
    select r.id::text as id, r.title, r.description as content, r.created_by as author_id, null::date as first_date,
      null::date as last_date, null::boolean as done, null::text as category, null::uuid[] as people, r.search,
      r.search_title, '{}'::jsonb as data
    from searchable_recipe r where r.family_id = $1`;

  present = () => ({ date: null, metadata: {} });
}
