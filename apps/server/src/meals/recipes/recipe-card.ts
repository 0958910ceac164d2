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
@ObjectType({ description: 'A recipe in short, as lists show it. Its `id` is that of the recipe.' })
export class RecipeCard {
  @IdField('Id of the recipe.')
  id!: string;

  @TextField('Its title.')
  title!: string;

  @TextField('The first 300 characters of its description.', { nullable: true })
  description!: string | null;

  @TextField('Its tags.', { list: true })
  tags!: string[];

  @IntField('Minutes of preparation.', { nullable: true })
  prepTimeMinutes!: number | null;

  @IntField('Minutes of cooking.', { nullable: true })
  cookTimeMinutes!: number | null;

  @IntField('How many it feeds.', { nullable: true })
  servings!: number | null;

  @EnumField(RecipeDifficulty, 'How hard it is.')
  difficulty!: Difficulty;

  @FlagField('Whether it is a favourite of the family.')
  isFavorite!: boolean;

  @ObjectField(() => Picture, 'Its picture; null without one, and until one from elsewhere has been copied.', {
    nullable: true,
  })
  image!: Picture | null;

  @IntField('How often it was cooked.')
  timesCooked!: number;

  @DateField('When it was last cooked.', { nullable: true })
  lastCookedOn!: CalendarDate | null;

  @NumberField("The mean of the members' ratings, 1 to 5.", { nullable: true })
  rating!: number | null;

  @IntField('How many have rated it.')
  ratings!: number;

  @IntField("The caller's own rating.", { nullable: true })
  ownRating!: number | null;

  @ObjectField(() => RecipeWarning, 'What somebody in the family avoids of it, the certain first.', { list: true })
  warnings!: RecipeWarning[];

  @MomentField('When it was added.')
  createdAt!: Date;

  @IntField('Grows by one with every change of the recipe.')
  version!: number;
}

@ObjectType({ description: 'A page of recipes.' })
export class RecipePage extends pageType(() => RecipeCard, 'The recipes of this page.') {
  @IntField('How many recipes there are with this search and these filters.')
  total!: number;

  @IntField('How many recipes the family has.')
  totalOfFamily!: number;
}

export const RecipeSort = enumType('RecipeSort', 'How a list of recipes is sorted; those without a value come last.', {
  recent: 'Newest first.',
  name: 'By title.',
  difficulty: 'Easiest first.',
  prep_time: 'The shortest preparation first.',
  cook_time: 'The shortest cooking first.',
  servings: 'The fewest servings first.',
});
export type RecipeSort = keyof typeof RecipeSort;

@InputType({ description: 'Which recipes, and in which order.' })
export class RecipePageInput {
  @TextField('Words of title, tags or ingredients, also mistyped.', { optional: true })
  query?: string | null;

  @TextField('Only those that are called this, in any case.', { optional: true })
  title?: string | null;

  @EnumField(RecipeDifficulty, 'Only those that are this hard.', { optional: true })
  difficulty?: Difficulty | null;

  @TextField('Only those with this tag, in any case.', { optional: true })
  tag?: string | null;

  @EnumField(RecipeSort, 'Order; `recent` by default.', { optional: true })
  sort?: RecipeSort | null;

  @FlagField('Only favourites.', { optional: true })
  favoritesOnly?: boolean | null;
}

export const RecipeSuggestionKind = enumType('RecipeSuggestionKind', 'What is being typed.', {
  tag: 'A tag.',
  ingredient: 'The name of an ingredient.',
  unit: 'A unit.',
});
export type RecipeSuggestionKind = keyof typeof RecipeSuggestionKind;

@ObjectType({ description: 'Something that the family writes in its recipes.' })
export class RecipeSuggestion {
  @TextField('The words.')
  text!: string;

  @IntField('In how many of its recipes.')
  uses!: number;
}
