import { Injectable } from '@nestjs/common';
import type { SearchPresentation, SearchRow, SearchSource } from '../platform/search';

/** The jobs' search source. Of a repeating job only the open instance is found, or its completed ones once it has ended. */
@Injectable()
export class JobsSearch implements SearchSource {
  readonly type = 'todo';
  readonly feature = 'family_jobs';

  readonly rows = `
    select j.id::text as id, j.title, j.notes as content, j.created_by as author_id, j.due_date as first_date,
      j.due_date as last_date, j.completed_at is not null as done, null::text as category,
      j.search_people as people, j.search, j.search_title,
      jsonb_build_object('isCompleted', j.completed_at is not null) as data
    from searchable_job j
    where j.family_id = $1
      and not (j.completed_at is not null and j.series_id is not null and exists (
        select from job o where o.family_id = $1 and o.series_id = j.series_id
          and o.completed_at is null and o.deleted_at is null))`;

  present({ first_date, data }: SearchRow): SearchPresentation {
    return { date: first_date, metadata: { dueDate: first_date, isCompleted: data['isCompleted'] === true } };
  }
}
