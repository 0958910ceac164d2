import { Injectable } from '@nestjs/common';
import type { SearchSource } from '../platform/search';

@Injectable()
export class SampleItemsSearch implements SearchSource {
  readonly type = 'sample_item';
  readonly rows = `
    select p.id::text as id, p.name as title, p.notes as content, p.created_by as author_id, null::date as first_date,
      null::date as last_date, null::boolean as done, null::text as category, null::uuid[] as people, p.search,
      p.search_title, '{}'::jsonb as data
    from searchable_sample_item p where p.family_id = $1`;

  present = () => ({ date: null, metadata: {} });
}
