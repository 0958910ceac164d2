import type { CalendarDate, SearchSort, SearchStatus, SearchType, SortOrder } from '@homefold/domain';
import type { PreparedSql } from '../platform/database';
import type { SearchRow, SearchSource } from '../platform/search';

/** A word of a query. */
export interface SearchWord {
  text: string;
  /** Memberships whose name has a word with this prefix. */
  people: string[];
}

/** A validated search. */
export interface SearchQuestion {
  words: SearchWord[];
  types: SearchType[];
  from: CalendarDate | null;
  to: CalendarDate | null;
  /** Membership ids; null: any author. */
  authors: string[] | null;
  categories: string[] | null;
  status: SearchStatus;
  sortBy: SearchSort;
  sortOrder: SortOrder;
  /** Maximum rows read. */
  rows: number;
}

/** A hit as returned by the database. */
export interface HitRow extends SearchRow {
  type: SearchType;
  /** Display name of the author, also of a former member. */
  author: string | null;
  rank: number;
  /** Total number of hits, regardless of the limit. */
  total: number;
}

/** Maximum hits that are ranked. Of a frequent word these are the nearest in time, which rank highest anyway. */
const MAX_RANKED = 300;

/** Minimum trigram similarity for a mistyped word; short words are too alike for it. */
const SIMILAR = 0.5;
const SHORTEST_TYPO = 4;
const SHORTEST_INSIDE = 3;

/** Index of the first word among the parameters: a text and its people each. */
const FIRST_WORD = 12;

/** Days between a hit and today. */
const distance = `greatest(s.first_date - $3::date, $3::date - least(s.last_date, '9999-12-31'), 0)`;

/** The primary key of each sort order. Ties are broken by relevance, then by id, so that the order is deterministic. */
const ORDER: Record<SearchSort, string> = {
  relevance: 'rank',
  date: 'first_date',
  title: 'search_title',
  author: 'lower(author)',
};

/** Which of too many hits are ranked. */
const rankedFirst = ({ sortBy, sortOrder }: SearchQuestion): string => {
  if (sortBy === 'relevance') return `${distance} nulls last`;
  return `${{ date: 's.first_date', title: 's.search_title', author: 'lower(a.display_name)' }[sortBy]} ${sortOrder} nulls last`;
};

/** SQL for a word: whether a row `s` matches it, and how well. */
function sqlOfWord(nth: number): { isFound: string; rank: string } {
  const text = `$${FIRST_WORD + 2 * nth}::text`;
  const people = `$${FIRST_WORD + 2 * nth + 1}::uuid[]`;
  const folded = `search_fold(${text})`;
  return {
    // each of these conditions is supported by the indexes of `searchIndex`
    isFound: `(
      s.search @@ search_query($1, ${text})
      or s.people && ${people}
      or (length(${folded}) >= ${SHORTEST_INSIDE} and s.search_title like '%' || ${folded} || '%')
      or (length(${folded}) >= ${SHORTEST_TYPO} and ${folded} <% s.search_title))`,
    rank: `greatest(
      ts_rank('{0, 0.1, 0.2, 1}', s.search, search_query($1, ${text})),
      0.4 * word_similarity(${folded}, s.search_title),
      case when s.people && ${people} then 0.2 else 0 end)`,
  };
}

/** Members matching each of the words, in order: one row per word, with membership ids. */
export const peopleStatement = (familyId: string, words: readonly string[]): PreparedSql => ({
  name: 'search_people',
  text: `
    select array(
      select m.id from membership m
      where m.family_id = $1
        and to_tsvector('simple', search_fold(m.display_name))
            @@ to_tsquery('simple', '''' || translate(search_fold(w.text), '''\\', '  ') || ''':*')
    )::text[] as people
    from unnest($2::text[]) with ordinality w(text, nth) order by w.nth`,
  values: [familyId, words],
});

/**
 * Settings of the statement: the similarity threshold of `<%`, and a plan for the actual parameters. A generic plan
 * knows neither which words are rare nor whether a family has ten records or ten thousand.
 */
export const searchSettings: PreparedSql = {
  name: 'search_settings',
  text: `select set_config('pg_trgm.word_similarity_threshold', $1, true),
                set_config('plan_cache_mode', 'force_custom_plan', true)`,
  values: [String(SIMILAR)],
};

/**
 * One statement over all sources, to be run after `searchSettings` in one transaction. Every word must match: as a
 * prefix or English stem of a word (full text), as a substring of a title, as a mistyped word of the title (trigrams),
 * or as the name of a member concerned. A word is letters and digits, so it contains no `like` wildcards.
 */
export function searchStatement(
  sources: readonly SearchSource[],
  caller: { familyId: string; membershipId: string; today: CalendarDate },
  ask: SearchQuestion,
): PreparedSql {
  const { sortBy, sortOrder } = ask;
  const parts = sources.map(
    ({ type, rows }) => `select '${type}'::text as type, s.* from (${rows}) s where '${type}' = any($5::text[])`,
  );
  const words = ask.words.map((_, nth) => sqlOfWord(nth));
  return {
    name: `search_${sortBy}_${sortOrder}_${words.length}`,
    slow: true,
    text: `
      with viewer as (select $2::uuid as membership_id), -- for sources that hide something from somebody
      found as (
        select s.*, a.display_name as author, count(*) over ()::int as total
        from (${parts.join(' union all ')}) s left join membership a on a.family_id = $1 and a.id = s.author_id
        where ${words.map(({ isFound }) => isFound).join(' and ')}
          and ($6::date is null or s.last_date >= $6)
          and ($7::date is null or s.first_date <= $7)
          and ($8::uuid[] is null or s.author_id = any($8))
          and ($9::text[] is null or lower(s.category) = any($9))
          and ($10::boolean is null or s.done = $10)
        order by ${rankedFirst(ask)}
        limit ${MAX_RANKED}
      ),
      hit as (
        select s.*,
          ${words.map(({ rank }) => rank).join(' + ')}
          + 0.5 * word_similarity($4, s.search_title)
          -- entries near in time rank higher
          + coalesce(0.2 / (1 + ${distance} / 30.0), 0)
          as rank
        from found s
      )
      select type, id, title, content, author_id, author, category, data,
        to_char(first_date, 'YYYY-MM-DD') as first_date, rank::float8 as rank, total
      from hit
      order by ${ORDER[sortBy]} ${sortOrder} nulls last, rank desc, id
      limit $11`,
    values: [
      caller.familyId,
      caller.membershipId,
      caller.today,
      ask.words.map(({ text }) => text).join(' '),
      ask.types,
      ask.from,
      ask.to,
      ask.authors,
      ask.categories,
      ask.status === 'all' ? null : ask.status === 'completed',
      ask.rows,
      ...ask.words.flatMap(({ text, people }) => [text, people]),
    ],
  };
}
