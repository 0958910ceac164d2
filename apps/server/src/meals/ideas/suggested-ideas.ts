import { Injectable } from '@nestjs/common';
import { cleanLine } from '@homefold/domain';
import type { FamilyViewer, Viewer } from '../../platform/auth';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database';
import { forServings, type PlannedIngredient } from '../plan/own-ingredients';
import { PlannedMealStore } from '../plan/planned-meal.store';

interface Idea {
  title: string;
  servings: number;
  ingredients: readonly (Omit<PlannedIngredient, 'isInHouse'> & { isInHouse?: boolean })[];
}

/** The ideas that a family keeps, and for how many days. */
const KEPT = 200;
const DAYS = 30;

/**
 * What the documented calls for ideas have suggested. The documented call that plans a meal carries a title and notes
 * only, and a title does not identify a dish.
 */
@Injectable()
export class SuggestedIdeas {
  constructor(
    private readonly db: Database,
    private readonly plan: PlannedMealStore,
    private readonly clock: Clock,
  ) {}

  /** Of two with the same title the later one counts. @throws DomainError FEATURE_LOCKED */
  async remember(caller: Viewer, ideas: readonly Idea[]): Promise<void> {
    if (ideas.length === 0) return;
    const rows = new Map(ideas.map((idea) => [keyOf(idea.title), idea]));
    await this.plan.scope.write(caller, async ({ familyId }) => {
      await this.db.lock(`suggested ideas ${familyId}`);
      await this.db.sql({
        name: 'suggested_idea_keep',
        text: `insert into suggested_idea (family_id, title_key, servings, ingredients, suggested_at)
               select $1, i.key, i.servings, i.ingredients, $3
               from jsonb_to_recordset($2::jsonb) as i (key text, servings integer, ingredients jsonb)
               on conflict (family_id, title_key) do update
               set servings = excluded.servings, ingredients = excluded.ingredients, suggested_at = excluded.suggested_at`,
        values: [familyId, JSON.stringify([...rows].map(asRow)), this.clock.now()],
      });
      await this.db.sql({
        name: 'suggested_idea_forget',
        text: `delete from suggested_idea where family_id = $1 and title_key not in (
                 select title_key from suggested_idea where family_id = $1 order by suggested_at desc, title_key limit $2)`,
        values: [familyId, KEPT],
      });
    });
  }

  /**
   * The ingredients of the idea of this title; undefined if none was suggested lately.
   *
   * @param servings as many as were suggested by default
   */
  ingredientsOf(caller: Viewer, title: string, servings?: number): Promise<PlannedIngredient[] | undefined> {
    return this.plan.scope.read(caller, async ({ familyId }: FamilyViewer) => {
      const [idea] = await this.db.sql<{ servings: number; ingredients: PlannedIngredient[] }>({
        name: 'suggested_idea',
        text: `select servings, ingredients from suggested_idea
               where family_id = $1 and title_key = $2 and suggested_at > $3::timestamptz - make_interval(days => $4)`,
        values: [familyId, keyOf(title), this.clock.now(), DAYS],
      });
      return idea && forServings(idea.ingredients, (servings ?? idea.servings) / idea.servings);
    });
  }
}

const keyOf = (title: string): string => cleanLine(title).toLowerCase();

const asRow = ([key, { servings, ingredients }]: [string, Idea]) => ({
  key,
  servings,
  ingredients: ingredients.map(({ name, amount, unit, isInHouse = false }) => ({ name, amount, unit, isInHouse })),
});
