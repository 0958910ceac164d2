import { Injectable } from '@nestjs/common';
import type { SearchPresentation, SearchRow, SearchSource } from '../../platform/search';

/** What is still to be bought is found by its name and notes. */
@Injectable()
export class ShoppingSearch implements SearchSource {
  readonly type = 'shopping_item';
  readonly feature = 'meal_planner';

  readonly rows = `
    select i.id::text as id, i.ingredient_name as title, i.notes as content, i.created_by as author_id,
      null::date as first_date, null::date as last_date, false as done, i.category,
      array_remove(array[i.assigned_to], null) as people, i.search, i.search_title,
      jsonb_build_object('listId', i.list_id, 'listName', l.name) as data
    from searchable_shopping_item i
    join shopping_list l on l.family_id = i.family_id and l.id = i.list_id and l.deleted_at is null
    where i.family_id = $1`;

  present({ data }: SearchRow): SearchPresentation {
    return { date: null, metadata: { listId: String(data['listId']), listName: String(data['listName']) } };
  }
}
