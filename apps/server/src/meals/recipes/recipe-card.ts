import { InputType, ObjectType } from '@nestjs/graphql';
import type { CalendarDate } from '@homefold/domain';
import type { Difficulty } from '@homefold/domain/recipes';
import {
  DateField,
  EnumField,
  FlagField,
  IdField,
  IntField,
  MomentField,
  NumberField,
  ObjectField,
  TextField,
  enumType,
} from '../../platform/fields';
import { Picture } from '../../media';
import { pageType } from '../../platform/pages';
import { RecipeWarning } from '../diets/member-diet';
import { RecipeDifficulty } from './recipe';

/** The recipe fields for lists and the week. */
@ObjectType({ description: 'A recipe as lists show it. Its `id` is that of the recipe.' })
export class RecipeCard {
  @IdField('Id of the recipe.')
  id!: string;

  @TextField('Its title.')
  title!: string;

  @TextField('The first 300 characters of its description.', { nullable: true })
  description!: string | null;

  @TextField('Its tags.', { list: true })
  tags!: string[];

  @IntField('Preparation time in minutes.', { nullable: true })
  prepTimeMinutes!: number | null;

  @IntField('Cooking time in minutes.', { nullable: true })
  cookTimeMinutes!: number | null;

  @IntField('Number of servings.', { nullable: true })
  servings!: number | null;

  @EnumField(RecipeDifficulty, 'Its difficulty.')
  difficulty!: Difficulty;

  @FlagField('Whether it is a favourite of the family.')
  isFavorite!: boolean;

  @ObjectField(() => Picture, 'Its picture; null without one, or while it is still being copied from elsewhere.', {
    nullable: true,
  })
  image!: Picture | null;

  @IntField('Number of days on which it was cooked.')
  timesCooked!: number;

  @DateField('The day on which it was last cooked; null if never.', { nullable: true })
  lastCookedOn!: CalendarDate | null;

  @NumberField("The mean of the members' ratings, 1 to 5; null if nobody has rated it.", { nullable: true })
  rating!: number | null;

  @IntField('Number of members who have rated it.')
  ratings!: number;

  @IntField("The caller's own rating, 1 to 5; null without one.", { nullable: true })
  ownRating!: number | null;

  @ObjectField(() => RecipeWarning, 'What members of the family avoid in it, certain warnings first.', { list: true })
  warnings!: RecipeWarning[];

  @MomentField('When it was added.')
  createdAt!: Date;

  @IntField('Incremented by every change of the recipe.')
  version!: number;
}

@ObjectType({ description: 'A page of recipes.' })
export class RecipePage extends pageType(() => RecipeCard, 'The recipes of this page.') {
  @IntField('Number of recipes that match the filters.')
  total!: number;

  @IntField('Number of recipes of the family.')
  totalOfFamily!: number;
}

export const RecipeSort = enumType('RecipeSort', 'How a list of recipes is sorted; those without a value come last.', {
  recent: 'Newest first.',
  name: 'By title.',
  difficulty: 'Easiest first.',
  prep_time: 'Shortest preparation time first.',
  cook_time: 'Shortest cooking time first.',
  servings: 'Fewest servings first.',
});
export type RecipeSort = keyof typeof RecipeSort;

@InputType({ description: 'Filters and order of a list of recipes.' })
export class RecipePageInput {
  @TextField('Words in title, tags or ingredients; typing errors are tolerated.', { optional: true })
  query?: string | null;

  @TextField('Only recipes with this title, ignoring case.', { optional: true })
  title?: string | null;

  @EnumField(RecipeDifficulty, 'Only recipes of this difficulty.', { optional: true })
  difficulty?: Difficulty | null;

  @TextField('Only recipes with this tag, ignoring case.', { optional: true })
  tag?: string | null;

  @EnumField(RecipeSort, 'Order; `recent` by default.', { optional: true })
  sort?: RecipeSort | null;

  @FlagField('Only favourites.', { optional: true })
  favoritesOnly?: boolean | null;
}

export const RecipeSuggestionKind = enumType('RecipeSuggestionKind', 'The field that is being filled in.', {
  tag: 'A tag.',
  ingredient: 'The name of an ingredient.',
  unit: 'A unit.',
});
export type RecipeSuggestionKind = keyof typeof RecipeSuggestionKind;

@ObjectType({ description: "A text that occurs in the family's recipes." })
export class RecipeSuggestion {
  @TextField('The text.')
  text!: string;

  @IntField('Number of recipes in which it occurs.')
  uses!: number;
}
