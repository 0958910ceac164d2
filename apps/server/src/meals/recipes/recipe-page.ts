import { Injectable } from '@nestjs/common';
import { cleanLine, isLongerThan, MAX_SEARCH_LENGTH, searchWords } from '@homefold/domain';
import { FeatureAccess, featureScope, type FeatureScope } from '../../billing';
import type { FamilyViewer, Viewer } from '../../platform/auth';
import { Database } from '../../platform/database';
import { invalid } from '../../platform/errors';
import { assertPageLength, cursorOf, pageOf, uuidPart, wordPart } from '../../platform/pages';
import { DietsService } from '../diets/diets.service';
import { cardColumns, cardJoins, cardOf } from './recipe-cards';
import type { RecipePage, RecipePageInput, RecipeSort } from './recipe-card';

/** SQL of the sort key of a recipe `r`, ascending and never null, and its type. */
const KEYS: Record<RecipeSort, { key: string; type: 'bigint' | 'text' }> = {
  // microseconds: recipes of one import are ordered by their ids
  recent: { key: `-(extract(epoch from r.created_at) * 1000000)::bigint`, type: 'bigint' },
  name: { key: 'r.search_title', type: 'text' },
  difficulty: { key: `array_position('{easy,medium,hard}', r.difficulty)::bigint`, type: 'bigint' },
  prep_time: { key: 'coalesce(r.prep_time_minutes, 2147483647)::bigint', type: 'bigint' },
  cook_time: { key: 'coalesce(r.cook_time_minutes, 2147483647)::bigint', type: 'bigint' },
  servings: { key: 'coalesce(r.servings, 2147483647)::bigint', type: 'bigint' },
};

const cursor = cursorOf<{ id: string; key: string }>({
  id: uuidPart,
  key: wordPart((text) => text.length <= 1_000 && !text.includes('\0')),
});

/** Minimum trigram similarity for a mistyped word; short words are too similar for it, as in the search. */
const SIMILAR = 0.5;
const FIRST_WORD = 10;

type Row = Parameters<typeof cardOf>[0] & { key: string; total: number; ofFamily: number };
type Counted = { total: number; ofFamily: number } & ({ id: null } | Row);

/** The list of recipes: searched, filtered, sorted and counted by the database, one page at a time. */
@Injectable()
export class RecipePages {
  private readonly scope: FeatureScope;

  constructor(
    private readonly db: Database,
    private readonly diets: DietsService,
    access: FeatureAccess,
  ) {
    this.scope = featureScope(access, db, 'meal_planner');
  }

  /** @throws DomainError INVALID naming the argument, FEATURE_LOCKED */
  page(caller: Viewer, asked: RecipePageInput, first: number, after?: string | null): Promise<RecipePage> {
    assertPageLength(first);
    if (asked.query && isLongerThan(asked.query, MAX_SEARCH_LENGTH))
      throw invalid('query', `Search for at most ${MAX_SEARCH_LENGTH} characters`);
    const position = after ? cursor.read(after) : null;
    const sort = asked.sort ?? 'recent';
    if (position && KEYS[sort].type === 'bigint' && !/^-?\d{1,18}$/.test(position.key))
      throw invalid('after', 'The cursor is not valid.');
    return this.scope.read(caller, async (viewer) => {
      const [, rows, diets] = await Promise.all([
        this.db.sql({
          name: 'recipe_search_settings',
          // and a plan for the actual words, as in the search
          text: `select set_config('pg_trgm.word_similarity_threshold', $1, true),
                   set_config('plan_cache_mode', 'force_custom_plan', true)`,
          values: [String(SIMILAR)],
        }),
        this.rows(viewer, { ...asked, sort }, first, position),
        this.diets.of(viewer),
      ]);
      const counts = { total: rows[0]?.total ?? 0, totalOfFamily: rows[0]?.ofFamily ?? 0 };
      const found = rows.filter((row): row is Row => row.id !== null);
      const { items, nextCursor } = pageOf(found, first, ({ id, key }) => cursor.write({ id, key: String(key) }));
      return {
        ...counts,
        items: items.map(({ key: _, total: __, ofFamily: ___, ...row }) => cardOf(row, diets)),
        nextCursor,
      };
    });
  }

  private rows(
    viewer: FamilyViewer,
    { query, title, difficulty, tag, sort, favoritesOnly }: RecipePageInput & { sort: RecipeSort },
    first: number,
    position: { id: string; key: string } | null,
  ): Promise<Counted[]> {
    const { key, type } = KEYS[sort];
    const words = searchWords(query ?? '');
    return this.db.sql<Counted & Record<string, unknown>>({
      name: `recipe_page_${sort}_${words.length}`,
      text: `
        with live as (
          select r.*, ${key} as key from recipe r where r.family_id = $1 and r.deleted_at is null
        ),
        ${words.length === 0 ? '' : `matches as materialized (${searched(words.length)}),`}
        found as (
          select r.* from live r
          where ($3::text is null or r.difficulty = $3)
            and ($4::text is null or exists (select from unnest(r.tags) tag where search_fold(tag) = search_fold($4)))
            and (not $5 or r.is_favorite)
            and ($9::text is null or lower(r.title) = lower($9))
            ${words.length === 0 ? '' : 'and r.id in (select id from matches)'}
        ),
        page as (
          select r.* from found r
          where $6::uuid is null or (r.key, r.id) > ($7::${type}, $6::uuid)
          order by r.key, r.id limit $8
        )
        select n.total, n.of_family as "ofFamily", r.key::text as key, ${cardColumns}
        from (
          select (select count(*)::int from found) as total, (select count(*)::int from live) as of_family
        ) n
        left join (page r ${cardJoins}) on true
        order by r.key, r.id`,
      values: [
        ...[viewer.familyId, viewer.membershipId, difficulty ?? null, cleanLine(tag ?? '') || null],
        ...[favoritesOnly ?? false, position?.id ?? null, position?.key ?? null, first + 1],
        cleanLine(title ?? '') || null,
        ...words,
      ],
    });
  }
}

/**
 * The recipes with all words, found once: without statistics PostgreSQL would search again for each recipe. Through the
 * view, which lets the family's query use the indexes (docs/decisions/search.md).
 */
const searched = (words: number): string =>
  `select s.id from searchable_recipe s
   where ${['s.family_id = $1', ...Array.from({ length: words }, (_, nth) => sqlOfWord(nth))].join('\n and ')}`;

/** Whether a recipe `s` matches a word: fully, partly or mistyped in title, description, tags or ingredients. */
function sqlOfWord(nth: number): string {
  const text = `$${FIRST_WORD + nth}::text`;
  const folded = `search_fold(${text})`;
  return `(s.search @@ search_query($1, ${text}) or (length(${folded}) >= 3 and s.search_words like '%' || ${folded} || '%')
    or (length(${folded}) >= 4 and ${folded} <% s.search_words))`;
}
