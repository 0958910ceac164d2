import { Injectable } from '@nestjs/common';
import { FeatureAccess, featureScope, type FeatureScope } from '../../billing';
import { pictureOf } from '../../media';
import type { Viewer } from '../../platform/auth';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database';
import { notFound } from '../../platform/errors';
import { newFamilyToken, readFamilyToken } from '../../platform/family-token';
import { Origins } from '../../platform/http';
import { RateLimiter } from '../../platform/limits';
import { SecretBox, type SealedColumn } from '../../platform/secret-box';
import type { Recipe } from '../recipes/recipe';
import { RecipesService } from '../recipes/recipes.service';
import type { RecipeLink } from './recipe-link';
import { stepOf, type SharedRecipe } from './shared-recipe';

/** Failed look-ups per network address; valid links are unlimited. */
const MISSES = { limit: 40, windowSeconds: 900 };
const READS = { limit: 600, windowSeconds: 3_600 };

interface LinkRow extends Record<string, unknown> {
  id: string;
  sealed: Buffer;
  createdAt: Date;
  createdByMemberId: string;
}

/** Private links to single recipes (docs/decisions/meals/sharing.md). Every member creates and revokes them. */
@Injectable()
export class RecipeLinksService {
  private readonly scope: FeatureScope;

  constructor(
    private readonly db: Database,
    private readonly access: FeatureAccess,
    private readonly recipes: RecipesService,
    private readonly limiter: RateLimiter,
    private readonly box: SecretBox,
    private readonly origins: Origins,
    private readonly clock: Clock,
  ) {
    this.scope = featureScope(access, db, 'meal_planner');
  }

  /** The links of recipes, by the recipe's id. @throws DomainError FEATURE_LOCKED */
  of(caller: Viewer, recipeIds: readonly string[]): Promise<Map<string, RecipeLink>> {
    return this.scope.read(caller, async ({ familyId }) => {
      const rows = await this.db.sql<LinkRow>({
        name: 'recipe_links',
        text: `select recipe_id as id, token_sealed as sealed, created_at as "createdAt",
                 created_by as "createdByMemberId"
               from recipe_link where family_id = $1 and recipe_id = any($2::uuid[])`,
        values: [familyId, recipeIds],
      });
      return new Map(rows.flatMap((row) => this.shown(row)));
    });
  }

  /**
   * Shares a recipe; a shared one keeps its link, unless it can no longer be decrypted because the server's secret
   * changed.
   *
   * @throws DomainError NOT_FOUND, FEATURE_LOCKED
   */
  share(caller: Viewer, recipeId: string): Promise<Recipe> {
    return this.scope.write(caller, async (viewer) => {
      const recipe = await this.recipes.live(viewer, recipeId);
      if ((await this.of(viewer, [recipe.id])).has(recipe.id)) return recipe;
      const { token, hash } = newFamilyToken(viewer.familyId);
      await this.db.sql({
        name: 'recipe_link_add',
        text: `insert into recipe_link (family_id, recipe_id, token_hash, token_sealed, created_by, created_at)
               values ($1, $2, $3, $4, $5, $6)
               on conflict (family_id, recipe_id) do update set token_hash = excluded.token_hash,
                 token_sealed = excluded.token_sealed, created_by = excluded.created_by, created_at = excluded.created_at`,
        values: [
          ...[viewer.familyId, recipe.id, hash, Buffer.from(this.box.seal(token, purposeOf(recipe.id)), 'base64url')],
          ...[viewer.membershipId, this.clock.now()],
        ],
      });
      await this.recipes.publishChange(viewer, recipe);
      return recipe;
    });
  }

  /** Revokes its link; does nothing without one. @throws DomainError NOT_FOUND, FEATURE_LOCKED */
  revoke(caller: Viewer, recipeId: string): Promise<Recipe> {
    return this.scope.write(caller, async (viewer) => {
      const recipe = await this.recipes.live(viewer, recipeId);
      const gone = await this.db.sql({
        name: 'recipe_link_revoke',
        text: 'delete from recipe_link where family_id = $1 and recipe_id = $2 returning recipe_id',
        values: [viewer.familyId, recipe.id],
      });
      if (gone.length > 0) await this.recipes.publishChange(viewer, recipe);
      return recipe;
    });
  }

  /**
   * The recipe behind a link, for anybody who has it.
   *
   * @param network of the caller; guessing is rate-limited by it
   * @throws DomainError NOT_FOUND for unknown and revoked links alike, and while the recipe is in the bin; RATE_LIMITED
   */
  async open(given: string | null | undefined, network: string): Promise<SharedRecipe> {
    const token = readFamilyToken((given ?? '').trim());
    const owner = token && { familyId: token.familyId, userId: '' };
    const found =
      token && owner && (await this.access.has(owner, 'meal_planner'))
        ? await this.db.read(owner, () => this.recipes.shared(owner.familyId, token.hash))
        : null;
    if (!found || !token) {
      await this.limiter.hit(`shared recipe missed by ${network}`, MISSES);
      throw notFound('Recipe');
    }
    await this.limiter.hit(`shared recipe ${token.hash.toString('hex')}`, READS);
    const image = pictureOf(found);
    return {
      title: found.title,
      description: found.description,
      tags: found.tags,
      ingredients: found.restIngredients ?? [],
      instructions: found.instructions.map(stepOf),
      external_link: found.externalLink,
      prep_time_minutes: found.prepTimeMinutes,
      cook_time_minutes: found.cookTimeMinutes,
      servings: found.servings,
      difficulty: found.difficulty,
      image_url: image?.url ?? null,
      image_width: image?.width ?? null,
      image_height: image?.height ?? null,
    };
  }

  private shown({ id, sealed, ...link }: LinkRow): [string, RecipeLink][] {
    const token = this.box.open(sealed.toString('base64url'), purposeOf(id));
    if (token === null) return [];
    return [[id, { ...link, url: `${this.origins.current()}/shared-recipe#${token}` }]];
  }
}

/** Sealed per recipe: useless in another recipe's row. */
const purposeOf = (recipeId: string): string => `link of recipe ${recipeId}`;

export const sealedRecipeLinks: SealedColumn = {
  ...{ table: 'recipe_link', key: ['family_id', 'recipe_id'], column: 'token_sealed', type: 'bytea' },
  holds: 'links of shared recipes',
  purpose: (row) => purposeOf(row['recipe_id'] ?? ''),
};
