import { InputType, ObjectType } from '@nestjs/graphql';
import {
  EnumField,
  FlagField,
  IdField,
  IntField,
  NumberField,
  ObjectField,
  TextField,
  enumType,
} from '../../platform/fields';
import { RecipeWarning } from '../diets/member-diet';
import { MealType } from '../plan/planned-meal';
import { RecipeCard } from '../recipes/recipe-card';
import { RecipeDifficulty } from '../recipes/recipe';

export const MealComplexity = enumType('MealComplexity', 'How much work a quick meal may be.', {
  simple: '15 to 20 minutes.',
  medium: '30 to 45 minutes.',
  complex: '60 minutes and more.',
});
export type MealComplexity = keyof typeof MealComplexity;

@InputType({ description: 'What to cook from.' })
export class UseItUpInput {
  @TextField('Names of what there is; null: what the kitchen has.', { optional: true, list: true })
  availableIngredients?: string[] | null;

  @EnumField(MealComplexity, 'How much work it may be.')
  complexity!: MealComplexity;

  @IntField('For how many: 1 to 12; 4 by default.', { optional: true })
  servings?: number | null;

  @EnumField(MealType, 'Which meal of the day.')
  mealType!: MealType;

  @FlagField('Whether something may be missing; by default it may.', { optional: true })
  allowAdditionalIngredients?: boolean | null;

  @IntField('How many things may be missing: 0 to 5; 2 by default.', { optional: true })
  maxAdditionalIngredients?: number | null;

  @TextField('Names of what is to be used first, before what is good the shortest.', { optional: true, list: true })
  priorityIngredients?: string[] | null;
}

@ObjectType({ description: 'An ingredient of a suggested meal.' })
export class SuggestedIngredient {
  @TextField('Its name.')
  name!: string;

  @NumberField('How much.', { nullable: true })
  amount!: number | null;

  @TextField('The unit of the amount.', { nullable: true })
  unit!: string | null;
}

@ObjectType({ description: 'A simple dish from what there is.' })
export class QuickMeal {
  @TextField('Its title.')
  title!: string;

  @TextField('What it is, in a sentence.')
  description!: string;

  @EnumField(MealComplexity, 'How much work it is.')
  complexity!: MealComplexity;

  @IntField('Minutes of preparation.')
  prepTimeMinutes!: number;

  @IntField('Minutes of cooking.')
  cookTimeMinutes!: number;

  @IntField('For how many.')
  servings!: number;

  @TextField('Names of what it uses.', { list: true })
  ingredientsUsed!: string[];

  @TextField('Names of what is missing.', { list: true })
  additionalIngredientsNeeded!: string[];

  @TextField('How to make it, a step each.', { list: true })
  instructions!: string[];

  @TextField('What it was made from: the same again is the same idea.')
  key!: string;

  @TextField('What it uses that is good for no more than some days, the most urgent first.', { list: true })
  usesSoon!: string[];

  @ObjectField(() => SuggestedIngredient, 'What it is made of, with amounts: to save it as a recipe, or to buy.', {
    list: true,
  })
  ingredients!: SuggestedIngredient[];

  @ObjectField(() => RecipeWarning, 'What somebody in the family may avoid of it, the certain first.', {
    list: true,
    rest: false,
  })
  warnings!: RecipeWarning[];
}

@ObjectType({ description: 'A recipe of the family that can be cooked from what there is.' })
export class RecipeInHouse {
  @IdField('Id of the recipe.')
  recipeId!: string;

  @ObjectField(() => RecipeCard, 'The recipe in short.', { rest: false })
  recipe!: RecipeCard;

  @TextField('Names of what there is of it.', { list: true })
  inHouse!: string[];

  @TextField('Names of what is missing.', { list: true })
  missing!: string[];

  @TextField('Why it comes so early: "You have 5 of 7 ingredients. Spinach: use by Thursday".')
  why!: string;
}

@ObjectType({ description: 'What can be cooked from what there is.' })
export class UseItUpIdeas {
  @ObjectField(() => QuickMeal, 'Simple dishes, the best first.', { list: true })
  quickMeals!: QuickMeal[];

  @ObjectField(() => RecipeInHouse, "The family's own recipes, the best first.", { list: true })
  recipes!: RecipeInHouse[];

  @TextField('What a person is told: "Generated 5 quick meal suggestions!".')
  message!: string;

  @TextField('A hint where there is little to cook from.', { nullable: true })
  hint!: string | null;
}

@InputType({ description: 'What a suggested meal should be like; what is left out does not matter.' })
export class MealSuggestionInput {
  @TextField('any, italian, mexican, asian, mediterranean, american, indian, french or thai.', { optional: true })
  cuisine?: string | null;

  @TextField('any, vegetarian, vegan, gluten-free, dairy-free, low-carb or keto.', { optional: true })
  dietary?: string | null;

  @TextField('any, quick, moderate or slow.', { optional: true, rest: { name: 'timeConstraint' } })
  timeConstraint?: string | null;

  @IntField('For how many: 1 to 100; 4 by default.', { optional: true })
  servings?: number | null;

  @TextField('any, easy, medium or hard.', { optional: true })
  difficulty?: string | null;

  @TextField('Anything more: up to 1,000 characters.', { optional: true, rest: { name: 'contextNotes' } })
  contextNotes?: string | null;
}

@ObjectType({ description: 'A suggested meal.' })
export class MealSuggestion {
  @TextField('Its title.')
  title!: string;

  @TextField('Why it is suggested.')
  reason!: string;

  @TextField('Its tags.', { list: true })
  tags!: string[];

  @ObjectField(() => SuggestedIngredient, 'What it is made of.', { list: true })
  ingredients!: SuggestedIngredient[];

  @TextField('How to make it, a step each.', { list: true })
  instructions!: string[];

  @IntField('Minutes of preparation.')
  prepTime!: number;

  @IntField('Minutes of cooking.')
  cookTime!: number;

  @EnumField(RecipeDifficulty, 'How hard it is.')
  difficulty!: keyof typeof RecipeDifficulty;

  @IntField('For how many its ingredients are.')
  servings!: number;
}

@ObjectType({ description: 'Ingredients of which each is named once.' })
export class ConsolidatedIngredients {
  @TextField('Their names.', { list: true })
  consolidatedIngredients!: string[];

  @IntField('How many were sent.')
  originalCount!: number;

  @IntField('How many are left.')
  consolidatedCount!: number;
}
