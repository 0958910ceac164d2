import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '@homefold/domain';
import { recipeFindings, type PlanRecipe, type RecipeFindings } from '@homefold/domain/meals';
import type { RecipeIngredient } from '@homefold/domain/recipes';
import type { FamilyViewer } from '../../platform/auth';
import { Database } from '../../platform/database';

/** A recipe as stored, before its words are analysed. */
export interface PlanRecipeRow {
  id: string;
  version: number;
  title: string;
  tags: string[];
  minutes: number | null;
  isFavourite: boolean;
  ingredients: RecipeIngredient[];
  ratings: Record<string, number>;
  cookedCount: number;
  lastCookedOn: CalendarDate | null;
}

/**
 * The maximum size of cached findings in characters of JSON: about 3,500 ordinary recipes, enough for the families that
 * are planning at the moment. Counted in characters, because one recipe of two hundred long ingredients takes as much
 * as seventy ordinary ones.
 */
const REMEMBERED = 4_000_000;
/** Titles and ingredients analysed in one turn, those of about fifty recipes: a few milliseconds. */
const AT_ONCE = 600;

/** Loads a family's recipes for the planner. */
@Injectable()
export class PlanRecipes {
  private readonly words = new RecipeWords();

  constructor(private readonly db: Database) {}

  /** All that are not in the bin; one statement. Inside a scope. */
  of({ familyId }: FamilyViewer): Promise<PlanRecipeRow[]> {
    return this.db.sql<PlanRecipeRow & Record<string, unknown>>({
      name: 'plan_recipes',
      text: `
        select r.id, r.version, r.title, r.tags, r.is_favorite as "isFavourite", r.ingredients,
          case when r.prep_time_minutes is null and r.cook_time_minutes is null then null
            else coalesce(r.prep_time_minutes, 0) + coalesce(r.cook_time_minutes, 0) end as minutes,
          coalesce(o.ratings, '{}') as ratings, coalesce(c.times, 0) as "cookedCount", c.last as "lastCookedOn"
        from recipe r
        left join (
          select o.recipe_id, json_object_agg(o.membership_id, o.rating) as ratings
          from recipe_opinion o
          join membership m on m.family_id = o.family_id and m.id = o.membership_id and m.left_at is null
          where o.family_id = $1 and o.rating is not null group by o.recipe_id
        ) o on o.recipe_id = r.id
        left join (
          select recipe_id, count(*)::int as times, to_char(max(cooked_on), 'YYYY-MM-DD') as last
          from recipe_cooked where family_id = $1 group by recipe_id
        ) c on c.recipe_id = r.id
        where r.family_id = $1 and r.deleted_at is null`,
      values: [familyId],
    });
  }

  /** See `RecipeWords`. Outside any scope. */
  read(rows: readonly PlanRecipeRow[]): Promise<PlanRecipe[]> {
    return this.words.read(rows);
  }
}

/** Analyses the words of recipes. */
export class RecipeWords {
  /**
   * The findings for a version never change, and analysing 2,000 recipes takes 0.25 s of a core, three times as long as
   * planning with them; a family that swaps dishes plans again with every swap. An LRU cache, least recently used
   * first.
   */
  private readonly findings = new Map<string, { found: RecipeFindings; length: number }>();
  private remembered = 0;

  /** Thousands take a while, so the event loop is yielded. */
  async read(rows: readonly PlanRecipeRow[]): Promise<PlanRecipe[]> {
    const recipes: PlanRecipe[] = [];
    let names = 0;
    for (const { version, ingredients, ...recipe } of rows) {
      names += 1 + ingredients.length;
      if (names > AT_ONCE) {
        await setImmediate();
        names = 0;
      }
      const findings = this.findingsOf(`${recipe.id} ${version}`, { ...recipe, ingredients });
      recipes.push({ ...recipe, findings });
    }
    return recipes;
  }

  private findingsOf(key: string, recipe: Pick<PlanRecipeRow, 'title' | 'tags' | 'ingredients'>): RecipeFindings {
    const known = this.findings.get(key);
    if (known) {
      this.findings.delete(key);
      this.findings.set(key, known);
      return known.found;
    }
    const found = recipeFindings(recipe);
    const { length } = JSON.stringify(found);
    this.findings.set(key, { found, length });
    this.remembered += length;
    for (const [oldest, { length: freed }] of this.findings) {
      if (this.remembered <= REMEMBERED) break;
      this.findings.delete(oldest);
      this.remembered -= freed;
    }
    return found;
  }
}
