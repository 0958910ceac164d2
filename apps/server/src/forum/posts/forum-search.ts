import { Injectable } from '@nestjs/common';
import { nameOfPost } from '@homefold/domain/forum-text';
import type { SearchPresentation, SearchRow, SearchSource } from '../../platform/search';

/** Searches posts and replies. A reply is listed under the name of its post and links to it. */
@Injectable()
export class ForumSearch implements SearchSource {
  readonly type = 'forum_post';
  readonly feature = 'forum';

  readonly rows = `
    select f.id::text as id, coalesce(p.title, f.title, left(coalesce(p.words, f.words), 500)) as title,
      f.words as content, f.created_by as author_id,
      f.created_at::date as first_date, f.created_at::date as last_date, null::boolean as done,
      coalesce(p.category, f.category) as category, null::uuid[] as people, f.search, f.search_title,
      jsonb_build_object('postId', coalesce(f.parent_id, f.id), 'isNamed', coalesce(p.title, f.title) is not null) as data
    from searchable_forum_post f
    left join forum_post p on p.family_id = f.family_id and p.id = f.parent_id
    where f.family_id = $1 and p.deleted_at is null`;

  present({ title, first_date, category, data }: SearchRow): SearchPresentation {
    const metadata = { category, postId: String(data['postId']) };
    return {
      ...{ date: first_date, metadata },
      ...(!data['isNamed'] && { title: nameOfPost({ title: null, content: title }) }),
    };
  }
}
