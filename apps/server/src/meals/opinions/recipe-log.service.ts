import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { addDays, cleanText, isCalendarDate, isLongerThan, todayIn, type CalendarDate } from '@homefold/domain';
import { RECIPE_LIMITS } from '@homefold/domain/recipes';
import { isUUID } from 'class-validator';
import { ActivityService } from '../../activity';
import { FeatureAccess, featureScope, type FeatureScope } from '../../billing';
import { FamilySettingsReader } from '../../families';
import type { FamilyViewer, Viewer } from '../../platform/auth';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database';
import { invalid, notFound } from '../../platform/errors';
import { assertUndoKey, UndoLog, type Undo } from '../../platform/undo';
import { Recipe } from '../recipes/recipe';
import { RecipesService } from '../recipes/recipes.service';
import type { RecipeLog, RecipeOpinion, RecipeOpinionInput } from './recipe-log';

const MAX_NOTE = 1_000;
const SHOWN_DAYS = 50;

/**
 * What members think of recipes, and when they cooked them. Neither belongs to the recipe's version, so no form
 * overwrites it.
 */
@Injectable()
export class RecipeLogService {
  private readonly scope: FeatureScope;
  private readonly undo: Undo<{ id: string }>;

  constructor(
    private readonly db: Database,
    access: FeatureAccess,
    private readonly recipes: RecipesService,
    private readonly activities: ActivityService,
    private readonly families: FamilySettingsReader,
    private readonly clock: Clock,
    undoLog: UndoLog,
  ) {
    this.scope = featureScope(access, db, 'meal_planner');
    this.undo = undoLog.register('recipe_cooked', {
      type: Recipe,
      allow: this.scope.viewer,
      takeBack: (viewer, { id }: { id: string }) => this.forget(viewer, id),
    });
  }

  /** Of each recipe, by its id. @throws DomainError FEATURE_LOCKED */
  of(caller: Viewer, recipeIds: readonly string[]): Promise<Map<string, RecipeLog>> {
    return this.scope.read(caller, async ({ familyId }) => {
      const rows = await this.db.sql<{ id: string } & RecipeLog & Record<string, unknown>>({
        name: 'recipe_logs',
        text: `
          select r.id,
            coalesce((
              select json_agg(json_build_object('memberId', o.membership_id, 'rating', o.rating, 'note', o.note,
                'updatedAt', o.updated_at) order by m.joined_at, m.id)
              from recipe_opinion o
              join membership m on m.family_id = o.family_id and m.id = o.membership_id and m.left_at is null
              where o.family_id = r.family_id and o.recipe_id = r.id
            ), '[]') as opinions,
            coalesce((
              select json_agg(json_build_object('id', c.id, 'cookedOn', c.cooked_on, 'servings', c.servings,
                'memberId', c.created_by) order by c.cooked_on desc)
              from (
                select * from recipe_cooked c where c.family_id = r.family_id and c.recipe_id = r.id
                order by c.cooked_on desc limit ${SHOWN_DAYS}
              ) c
            ), '[]') as cooked
          from recipe r where r.family_id = $1 and r.id = any($2::uuid[])`,
        values: [familyId, recipeIds],
      });
      return new Map(rows.map(({ id, opinions, cooked }) => [id, { opinions: opinions.map(dated), cooked }]));
    });
  }

  /**
   * Records that a recipe was cooked on a day; idempotent per day. The feed shows it on the day and the next one: later
   * records need no feed entry.
   *
   * @throws DomainError NOT_FOUND, INVALID for a day to come, CONFLICT for a used undo key, FEATURE_LOCKED
   */
  async cooked(
    caller: Viewer,
    recipeId: string,
    sent: { date: CalendarDate; servings?: number | null | undefined },
    undoKey?: string | null,
  ): Promise<Recipe> {
    assertUndoKey(undoKey);
    const servings = sent.servings ?? null;
    if (servings !== null && !(Number.isInteger(servings) && servings >= 1 && servings <= RECIPE_LIMITS.servings))
      throw invalid('servings', `Servings must be a whole number from 1 to ${RECIPE_LIMITS.servings}`);
    if (!isCalendarDate(sent.date)) throw invalid('date', 'This date does not exist.');
    return this.scope.write(caller, async (viewer) => {
      const { timeZone } = await this.families.settings(viewer);
      const today = todayIn(timeZone, this.clock.now());
      if (sent.date > today) throw invalid('date', 'The day must not be in the future.');
      const recipe = await this.recipes.live(viewer, recipeId);
      const [row] = await this.db.sql<{ id: string }>({
        name: 'recipe_cooked_add',
        text: `insert into recipe_cooked (family_id, id, recipe_id, cooked_on, servings, created_by, created_at)
               values ($1, $2, $3, $4, $5, $6, $7)
               on conflict (family_id, recipe_id, cooked_on) do nothing returning id`,
        values: [
          ...[viewer.familyId, randomUUID(), recipe.id, sent.date, servings],
          ...[viewer.membershipId, this.clock.now()],
        ],
      });
      if (row && sent.date >= addDays(today, -1))
        await this.activities.record(viewer, {
          ...{ type: 'completed', resource: 'recipe', resourceId: recipe.id, title: recipe.title },
          data: { cookedId: row.id },
        });
      else if (row) await this.recipes.publishChange(viewer, recipe);
      if (row && undoKey) await this.undo.keep(viewer, undoKey, { id: row.id });
      return recipe;
    });
  }

  /** @throws DomainError NOT_FOUND, FEATURE_LOCKED */
  notCooked(caller: Viewer, id: string): Promise<Recipe> {
    return this.scope.write(caller, (viewer) => this.forget(viewer, id));
  }

  private async forget(viewer: FamilyViewer, id: string): Promise<Recipe> {
    const [gone] = isUUID(id)
      ? await this.db.sql<{ recipeId: string; at: Date }>({
          name: 'recipe_cooked_remove',
          text: `delete from recipe_cooked where family_id = $1 and id = $2
                 returning recipe_id as "recipeId", created_at as at`,
          values: [viewer.familyId, id],
        })
      : [];
    if (!gone) throw notFound('Day');
    const recipe = await this.recipes.live(viewer, gone.recipeId);
    const completion = { id: recipe.id, completedAt: gone.at, data: { cookedId: id.toLowerCase() } };
    await this.activities.takeBackCompletion(viewer, 'recipe', completion);
    await this.recipes.publishChange(viewer, recipe);
    return recipe;
  }

  /** An imported rating of a new recipe becomes that of the importing member. Inside a write scope. */
  async rate({ familyId, membershipId }: FamilyViewer, recipeId: string, rating: number): Promise<void> {
    await this.db.sql({
      name: 'recipe_opinion_import',
      text: `insert into recipe_opinion (family_id, recipe_id, membership_id, rating, updated_at) values ($1, $2, $3, $4, $5)`,
      values: [familyId, recipeId, membershipId, rating, this.clock.now()],
    });
  }

  /** The caller's own opinion. @throws DomainError NOT_FOUND, INVALID naming the field, FEATURE_LOCKED */
  async think(
    caller: Viewer,
    recipeId: string,
    { rating = null, note: sent = null }: RecipeOpinionInput,
  ): Promise<Recipe> {
    if (rating !== null && !(Number.isInteger(rating) && rating >= 1 && rating <= 5))
      throw invalid('rating', 'A rating is a whole number from 1 to 5');
    const note = cleanText(sent ?? '') || null;
    if (note && isLongerThan(note, MAX_NOTE)) throw invalid('note', `Note must be at most ${MAX_NOTE} characters`);
    return this.scope.write(caller, async (viewer) => {
      const recipe = await this.recipes.live(viewer, recipeId);
      const key = [viewer.familyId, recipe.id, viewer.membershipId];
      await this.db.sql(
        rating === null && note === null
          ? {
              name: 'recipe_opinion_forget',
              text: 'delete from recipe_opinion where family_id = $1 and recipe_id = $2 and membership_id = $3',
              values: key,
            }
          : {
              name: 'recipe_opinion_set',
              text: `insert into recipe_opinion (family_id, recipe_id, membership_id, rating, note, updated_at)
                     values ($1, $2, $3, $4, $5, $6)
                     on conflict (family_id, recipe_id, membership_id) do update
                     set rating = excluded.rating, note = excluded.note, updated_at = excluded.updated_at`,
              values: [...key, rating, note, this.clock.now()],
            },
      );
      await this.recipes.publishChange(viewer, recipe);
      return recipe;
    });
  }
}

/** JSON has no date type. */
const dated = (opinion: RecipeOpinion): RecipeOpinion => ({ ...opinion, updatedAt: new Date(opinion.updatedAt) });
