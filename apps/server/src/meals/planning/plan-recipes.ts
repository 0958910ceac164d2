import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '@homefold/domain';
import { recipeFindings, type PlanRecipe, type RecipeFindings } from '@homefold/domain/meals';
import type { RecipeIngredient } from '@homefold/domain/recipes';
import type { FamilyViewer } from '../../platform/auth';
import { Database } from '../../platform/database';

interface Row {
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

/** Recipes whose findings are remembered: those of the families that are planning just now. */
const REMEMBERED = 5_000;

/** The recipes of a family as the planner needs them. */
@Injectable()
export class PlanRecipes {
  /** What the words of a version say never changes; reading them takes longer than planning with them. */
  private readonly findings = new Map<string, RecipeFindings>();

  constructor(private readonly db: Database) {}

  /** All that are in no bin; one statement. Inside a scope. */
  async of({ familyId }: FamilyViewer): Promise<PlanRecipe[]> {
    const rows = await this.db.sql<Row & Record<string, unknown>>({
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
    return rows.map(({ version, ingredients, ...recipe }) => ({
      ...recipe,
      findings: this.findingsOf(`${recipe.id} ${version}`, { ...recipe, ingredients }),
    }));
  }

  private findingsOf(key: string, recipe: Pick<Row, 'title' | 'tags' | 'ingredients'>): RecipeFindings {
    const found = this.findings.get(key) ?? recipeFindings(recipe);
    this.findings.delete(key);
    this.findings.set(key, found);
    const [oldest] = this.findings.keys();
    if (this.findings.size > REMEMBERED && oldest !== undefined) this.findings.delete(oldest);
    return found;
  }
}
