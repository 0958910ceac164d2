import { Injectable } from '@nestjs/common';
import type { SearchPresentation, SearchRow, SearchSource } from '../../platform/search';

/**
 * Searches titles and notes, which are visible to everybody. Results never mention purchases, not even open ones, so
 * that their absence reveals nothing either.
 */
@Injectable()
export class WishSearch implements SearchSource {
  readonly type = 'wishlist_item';
  readonly feature = 'wishlist';

  readonly rows = `
    select w.id::text as id, w.title, w.notes as content, w.created_by as author_id, w.wanted_by as first_date,
      w.wanted_by as last_date, null::boolean as done, w.category, null::uuid[] as people, w.search, w.search_title,
      '{}'::jsonb as data
    from searchable_wish w
    join membership m on m.family_id = w.family_id and m.id = w.member_id and m.left_at is null
    where w.family_id = $1`;

  present({ first_date, category }: SearchRow): SearchPresentation {
    return { date: first_date, metadata: { category } };
  }
}
