import type { CalendarDate, SearchSort, SearchStatus, SearchType, SortOrder } from '@homefold/domain';
import type { PreparedSql } from '../platform/database';
import type { SearchRow, SearchSource } from '../platform/search';

/** What a search asks for, decided and checked. */
export interface SearchQuestion {
  words: string[];
  types: SearchType[];
  from: CalendarDate | null;
  to: CalendarDate | null;
  /** Membership ids; null: anybody's. */
  authors: string[] | null;
  categories: string[] | null;
  status: SearchStatus;
  sortBy: SearchSort;
  sortOrder: SortOrder;
}

/** A hit as the database answers it. */
export interface HitRow extends SearchRow {
  type: SearchType;
  /** Display name of who made it, also of one who has left. */
  author: string | null;
  rank: number;
  /** All hits, however many rows come. */
  total: number;
}

/** More rows than are shown: dates of repeating things are known only after the pure rule, and sorted by then. */
const MAX_ROWS = 200;

/** Similarity from which a mistyped word counts as found; short words are too alike for it. */
const SIMILAR = 0.5;
const SHORTEST_TYPO = 4;

/**
 * What each sort puts first. Equal ones stand by relevance, then by id, so that the order is the same for every call.
 */
const ORDER: Record<SearchSort, string> = {
  relevance: 'rank',
  date: 'first_date',
  title: 'search_title',
  author: 'lower(a.display_name)',
};

/**
 * One statement over all sources. Every word must be found: at the beginning of a word or by its English stem (full
 * text), inside a title, as a mistyped word of the title (trigrams), or as the name of a member whom the thing concerns.
 * It never reads beyond the family's own rows: with policies on, PostgreSQL takes no index for a condition that could
 * leak, so the family's index leads and the stored vectors do the rest (docs/decisions/search.md).
 */
export function searchStatement(
  sources: readonly SearchSource[],
  caller: { familyId: string; membershipId: string; today: CalendarDate },
  ask: SearchQuestion,
): PreparedSql {
  const { sortBy, sortOrder } = ask;
  const parts = sources.map(
    ({ type, rows }) => `select '${type}'::text as type, s.* from (${rows}) s where '${type}' = any($6::text[])`,
  );
  return {
    name: `search_${sortBy}_${sortOrder}`,
    text: `
      with viewer as (select $2::uuid as membership_id), -- for sources that hide something from somebody
      word as materialized (
        select w.text, search_fold(w.text) as folded, search_query(w.text) as query,
          array(
            select m.id from membership m
            where m.family_id = $1
              and to_tsvector('simple', search_fold(m.display_name))
                  @@ to_tsquery('simple', '''' || translate(search_fold(w.text), '''\\', '  ') || ''':*')
          ) as people
        from unnest($4::text[]) w(text)
      ),
      hit as (
        select s.type, s.id, s.title, s.content, s.author_id, s.first_date, s.last_date, s.category, s.data, s.search_title,
          (select sum(greatest(
             ts_rank('{0, 0.1, 0.2, 1}', s.search, w.query),
             0.4 * word_similarity(w.folded, s.search_title),
             case when s.people && w.people then 0.2 else 0 end)) from word w)
          + 0.5 * word_similarity($5, s.search_title)
          -- what is near in time is likelier to be meant
          + coalesce(0.2 / (1 + greatest(s.first_date - $3::date, $3::date - least(s.last_date, '9999-12-31'), 0) / 30.0), 0)
          as rank
        from (${parts.join(' union all ')}) s
        where not exists (
            select from word w
            where not (
              s.search @@ w.query
              or s.people && w.people
              or (length(w.folded) >= 3 and strpos(s.search_title, w.folded) > 0)
              or (length(w.folded) >= ${SHORTEST_TYPO} and word_similarity(w.folded, s.search_title) >= ${SIMILAR})
            )
          )
          and ($7::date is null or s.last_date >= $7)
          and ($8::date is null or s.first_date <= $8)
          and ($9::uuid[] is null or s.author_id = any($9))
          and ($10::text[] is null or lower(s.category) = any($10))
          and ($11::boolean is null or s.done = $11)
      )
      select hit.type, hit.id, hit.title, hit.content, hit.author_id, a.display_name as author, hit.category, hit.data,
        to_char(hit.first_date, 'YYYY-MM-DD') as first_date, hit.rank::float8 as rank, count(*) over ()::int as total
      from hit left join membership a on a.family_id = $1 and a.id = hit.author_id
      order by ${ORDER[sortBy]} ${sortOrder} nulls last, rank desc, hit.id
      limit ${MAX_ROWS}`,
    values: [
      caller.familyId,
      caller.membershipId,
      caller.today,
      ask.words,
      ask.words.join(' '),
      ask.types,
      ask.from,
      ask.to,
      ask.authors,
      ask.categories,
      ask.status === 'all' ? null : ask.status === 'completed',
    ],
  };
}
