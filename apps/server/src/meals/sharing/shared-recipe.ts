import type { Difficulty } from '@homefold/domain/recipes';
import { EnumField, IntField, ObjectField, TextField, restAnswer } from '../../platform/fields';
import { RecipeDifficulty, RestIngredient, Step } from '../recipes/recipe';

class RestStep extends restAnswer(Step) {}

/** A recipe as people outside the family see it: without anything about the family. */
export class SharedRecipe {
  @TextField('Its title.')
  title!: string;

  @TextField('Description.', { nullable: true })
  description!: string | null;

  @TextField('Its tags.', { list: true })
  tags!: string[];

  @ObjectField(() => RestIngredient, 'Its ingredients, in order.', { list: true })
  ingredients!: RestIngredient[];

  @ObjectField(() => RestStep, 'Its steps, in order.', { list: true })
  instructions!: RestStep[];

  @TextField('Address of the web page that it comes from.', { nullable: true })
  external_link!: string | null;

  @IntField('Preparation time in minutes.', { nullable: true })
  prep_time_minutes!: number | null;

  @IntField('Cooking time in minutes.', { nullable: true })
  cook_time_minutes!: number | null;

  @IntField('Number of servings.', { nullable: true })
  servings!: number | null;

  @EnumField(RecipeDifficulty, 'Its difficulty.')
  difficulty!: Difficulty;

  @TextField('Path of its picture on this server; `?w=400` or `?w=800` returns a smaller copy.', { nullable: true })
  image_url!: string | null;

  @IntField('Width of the picture in pixels.', { nullable: true })
  image_width!: number | null;

  @IntField('Height of the picture in pixels.', { nullable: true })
  image_height!: number | null;
}

export const stepOf = (step: Step): RestStep => RestStep.of(step);

export class SharedRecipeRequest {
  @TextField('The token of the link: the part of its address after `#`.', { optional: true, nullable: false })
  token?: string | null;
}
