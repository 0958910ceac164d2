import { Injectable } from '@nestjs/common';
import { cleanLine, isLongerThan, todayIn } from '@homefold/domain';
import { FeatureAccess, featureScope, type FeatureScope } from '../../billing';
import { FamilySettingsReader } from '../../families';
import type { Viewer } from '../../platform/auth';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database';
import { invalid } from '../../platform/errors';
import { assertPageLength } from '../../platform/pages';
import type { RecipeSuggestion, RecipeSuggestionKind } from './recipe-card';

const MAX_TYPED = 200;
/** Beyond this count, more use makes no difference. */
const MOST_USES = 10;

/** SQL of the values of a recipe `r` for each kind. */
const SOURCES: Record<RecipeSuggestionKind, string> = {
  tag: 'unnest(r.tags)',
  ingredient: `(select i ->> 'name' from jsonb_array_elements(r.ingredients) i)`,
  unit: `(select i ->> 'unit' from jsonb_array_elements(r.ingredients) i)`,
};

/**
 * Suggestions while somebody types: values that the family has used before. Values that begin with the typed words come
 * first, then those with a word that does. Within each group, frequent ones come first; recipes that were cooked or
 * added around this time of the year count twice.
 */
@Injectable()
export class RecipeSuggestions {
  private readonly scope: FeatureScope;

  constructor(
    private readonly db: Database,
    access: FeatureAccess,
    private readonly families: FamilySettingsReader,
    private readonly clock: Clock,
  ) {
    this.scope = featureScope(access, db, 'meal_planner');
  }

  /** @throws DomainError INVALID naming the argument, FEATURE_LOCKED */
  async find(caller: Viewer, kind: RecipeSuggestionKind, typed: string, first: number): Promise<RecipeSuggestion[]> {
    assertPageLength(first);
    if (isLongerThan(typed, MAX_TYPED)) throw invalid('typed', `Type at most ${MAX_TYPED} characters`);
    return this.scope.read(caller, async (viewer) => {
      const { timeZone } = await this.families.settings(viewer);
      return this.db.sql<RecipeSuggestion & Record<string, unknown>>({
        name: `recipe_suggestions_${kind}`,
        // months wrap around the year: December and January are neighbours
        text: `
          with typed as (select search_fold($2) as text),
          used as (
            select r.id, s.text, search_fold(s.text) as folded,
              coalesce((
                select bool_or(mod(12 + abs(extract(month from c.cooked_on)::int - $3), 12) in (0, 1, 11))
                from recipe_cooked c where c.family_id = r.family_id and c.recipe_id = r.id
              ), mod(12 + abs(extract(month from r.created_at)::int - $3), 12) in (0, 1, 11)) as in_season
            from recipe r cross join lateral ${SOURCES[kind]} as s (text)
            where r.family_id = $1 and r.deleted_at is null and s.text <> ''
          ),
          spellings as (
            select mode() within group (order by u.text) as text, u.folded, count(distinct u.id)::int as uses,
              count(distinct u.id) filter (where u.in_season) as seasonal
            from used u group by u.folded
          )
          select s.text, s.uses from spellings s, typed t
          where strpos(s.folded, t.text) > 0 and s.folded <> t.text
          order by starts_with(s.folded, t.text) desc, strpos(' ' || s.folded, ' ' || t.text) > 0 desc,
            least(s.uses, ${MOST_USES}) + least(s.seasonal, ${MOST_USES}) desc, s.folded
          limit $4`,
        values: [
          ...[viewer.familyId, cleanLine(typed)],
          ...[Number(todayIn(timeZone, this.clock.now()).slice(5, 7)), first],
        ],
      });
    });
  }
}
