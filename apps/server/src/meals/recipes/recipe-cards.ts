import { Injectable } from '@nestjs/common';
import type { RecipeIngredient } from '@homefold/domain/recipes';
import type { FamilyViewer } from '../../platform/auth';
import { pictureOf, type PictureColumns } from '../../media';
import { Database } from '../../platform/database';
import { isUUID } from 'class-validator';
import { DietsService } from '../diets/diets.service';
import type { MemberDiet } from '../diets/member-diet';
import { recipeWarnings } from '../diets/recipe-warnings';
import type { RecipeCard } from './recipe-card';

type CardRow = Omit<RecipeCard, 'image' | 'warnings'> &
  PictureColumns & { ingredients: RecipeIngredient[] } & Record<string, unknown>;

/**
 * Select list and joins of a card: for a recipe `r` and the member `$2`. Ingredients are only needed for the warnings.
 */
export const cardColumns = `r.id, r.title, left(r.description, 300) as description, r.tags,
  r.prep_time_minutes as "prepTimeMinutes", r.cook_time_minutes as "cookTimeMinutes", r.servings, r.difficulty,
  r.is_favorite as "isFavorite", r.created_at as "createdAt", r.version, r.ingredients,
  r.image_url as "imageUrl", r.image_width as "imageWidth", r.image_height as "imageHeight",
  c.times as "timesCooked", to_char(c.last, 'YYYY-MM-DD') as "lastCookedOn",
  o.rating, o.ratings, o.own as "ownRating"`;

export const cardJoins = `
  cross join lateral (
    select count(*)::int as times, max(c.cooked_on) as last from recipe_cooked c
    where c.family_id = r.family_id and c.recipe_id = r.id
  ) c
  cross join lateral (
    select round(avg(o.rating), 1)::float8 as rating, count(o.rating)::int as ratings,
      max(o.rating) filter (where o.membership_id = $2) as own
    from recipe_opinion o join membership m on m.family_id = o.family_id and m.id = o.membership_id and m.left_at is null
    where o.family_id = r.family_id and o.recipe_id = r.id
  ) o`;

/** Recipe cards. Two statements for any number of them: the cards, and the diets of the family. */
@Injectable()
export class RecipeCards {
  constructor(
    private readonly db: Database,
    private readonly diets: DietsService,
  ) {}

  /** Those with the given ids that are not in the bin, in any order. Inside the caller's scope. */
  async some(viewer: FamilyViewer, ids: readonly string[]): Promise<RecipeCard[]> {
    const known = ids.filter((id) => isUUID(id));
    if (known.length === 0) return [];
    const [rows, diets] = await Promise.all([
      this.db.sql<CardRow>({
        name: 'recipe_cards',
        text: `select ${cardColumns} from recipe r ${cardJoins}
               where r.family_id = $1 and r.id = any($3::uuid[]) and r.deleted_at is null`,
        values: [viewer.familyId, viewer.membershipId, known],
      }),
      this.diets.of(viewer),
    ]);
    return rows.map((row) => cardOf(row, diets));
  }
}

export function cardOf(
  { ingredients, imageUrl, imageWidth, imageHeight, ...row }: CardRow,
  diets: readonly MemberDiet[],
): RecipeCard {
  return {
    ...row,
    image: pictureOf({ imageUrl, imageWidth, imageHeight }),
    warnings: recipeWarnings(ingredients, diets),
  };
}
