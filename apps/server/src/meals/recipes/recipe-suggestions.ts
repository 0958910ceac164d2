import { Injectable } from '@nestjs/common';
import { cleanLine, isLongerThan } from '@homefold/domain';
import { FeatureAccess, featureScope, type FeatureScope } from '../../billing';
import type { Viewer } from '../../platform/auth';
import { Database } from '../../platform/database';
import { invalid } from '../../platform/errors';
import { assertPageLength } from '../../platform/pages';
import type { RecipeSuggestion, RecipeSuggestionKind } from './recipe-card';

const MAX_TYPED = 200;

/** SQL of what a recipe `r` says of each kind, as `text`. */
const SOURCES: Record<RecipeSuggestionKind, string> = {
  tag: 'unnest(r.tags)',
  ingredient: `(select i ->> 'name' from jsonb_array_elements(r.ingredients) i)`,
  unit: `(select i ->> 'unit' from jsonb_array_elements(r.ingredients) i)`,
};

/** What a form offers while somebody types: what the family has written before. */
@Injectable()
export class RecipeSuggestions {
  private readonly scope: FeatureScope;

  constructor(
    private readonly db: Database,
    access: FeatureAccess,
  ) {
    this.scope = featureScope(access, db, 'meal_planner');
  }

  /** @throws DomainError INVALID naming the argument, FEATURE_LOCKED */
  find(caller: Viewer, kind: RecipeSuggestionKind, typed: string, first: number): Promise<RecipeSuggestion[]> {
    assertPageLength(first);
    if (isLongerThan(typed, MAX_TYPED)) throw invalid('typed', `Type at most ${MAX_TYPED} characters`);
    return this.scope.read(caller, (viewer) =>
      this.db.sql<RecipeSuggestion & Record<string, unknown>>({
        name: `recipe_suggestions_${kind}`,
        text: `
          select min(s.text) as text, count(distinct r.id)::int as uses
          from recipe r cross join lateral ${SOURCES[kind]} as s (text)
          where r.family_id = $1 and r.deleted_at is null and s.text <> ''
          group by search_fold(s.text)
          having strpos(search_fold(s.text), search_fold($2)) > 0
          order by uses desc, text limit $3`,
        values: [viewer.familyId, cleanLine(typed), first],
      }),
    );
  }
}
