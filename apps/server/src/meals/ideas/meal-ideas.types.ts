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

export const MealComplexity = enumType('MealComplexity', 'The effort that a quick meal takes.', {
  simple: 'At most 20 minutes of preparation and cooking together.',
  medium: '21 to 45 minutes.',
  complex: '46 minutes and more.',
});
export type MealComplexity = keyof typeof MealComplexity;

@InputType({ description: 'What to cook with.' })
export class UseItUpInput {
  @TextField('Names of the ingredients to cook with; null for everything in the kitchen.', {
    optional: true,
    list: true,
  })
  availableIngredients?: string[] | null;

  @EnumField(MealComplexity, 'The effort it may take.')
  complexity!: MealComplexity;

  @IntField('Number of servings: 1 to 12; 4 by default.', { optional: true })
  servings?: number | null;

  @EnumField(MealType, 'Which meal of the day.')
  mealType!: MealType;

  @FlagField('Whether ingredients may be missing; true by default.', { optional: true })
  allowAdditionalIngredients?: boolean | null;

  @IntField('How many ingredients may be missing: 0 to 5; 2 by default.', { optional: true })
  maxAdditionalIngredients?: number | null;

  @TextField('Names of the ingredients to use first, even before those that go off soonest.', {
    optional: true,
    list: true,
  })
  priorityIngredients?: string[] | null;
}

@ObjectType({ description: 'An ingredient of a suggested meal.' })
export class SuggestedIngredient {
  @TextField('Its name.')
  name!: string;

  @NumberField('The amount.', { nullable: true })
  amount!: number | null;

  @TextField('The unit of the amount.', { nullable: true })
  unit!: string | null;
}

@ObjectType({ description: 'An ingredient of a dish from what is in stock.' })
export class QuickMealIngredient extends SuggestedIngredient {
  @FlagField('Whether it is in stock; otherwise it has to be bought.')
  isInHouse!: boolean;
}

/** The fields of a simple dish with the same shape in both APIs. */
@ObjectType({ isAbstract: true })
export class QuickMealFacts {
  @TextField('Its title.')
  title!: string;

  @TextField('A description in one sentence.')
  description!: string;

  @EnumField(MealComplexity, 'The effort it takes.')
  complexity!: MealComplexity;

  @IntField('Preparation time in minutes.')
  prepTimeMinutes!: number;

  @IntField('Cooking time in minutes.')
  cookTimeMinutes!: number;

  @IntField('Number of servings.')
  servings!: number;

  @TextField('Names of the ingredients that it uses.', { list: true })
  ingredientsUsed!: string[];

  @TextField('Names of the missing ingredients.', { list: true })
  additionalIngredientsNeeded!: string[];

  @TextField('Its instructions, one step each.', { list: true })
  instructions!: string[];

  @TextField('Identifies the dish: the same ingredients give the same key.')
  key!: string;

  @TextField('Names of the ingredients it uses that do not keep much longer, most urgent first.', { list: true })
  usesSoon!: string[];

  @ObjectField(() => RecipeWarning, 'What members of the family avoid in it, certain warnings first.', {
    list: true,
    rest: false,
  })
  warnings!: RecipeWarning[];
}

@ObjectType({ description: 'A simple dish from what is in stock.' })
export class QuickMeal extends QuickMealFacts {
  @ObjectField(
    () => QuickMealIngredient,
    'Its ingredients with amounts, to plan it, save it as a recipe or buy them.',
    {
      list: true,
    },
  )
  ingredients!: QuickMealIngredient[];
}

@ObjectType({ description: 'A recipe of the family that can be cooked from what is in stock.' })
export class RecipeInHouse {
  @IdField('Id of the recipe.')
  recipeId!: string;

  @ObjectField(() => RecipeCard, 'The recipe as lists show it.', { rest: false })
  recipe!: RecipeCard;

  @TextField('Names of its ingredients in stock.', { list: true })
  inHouse!: string[];

  @TextField('Names of the missing ingredients.', { list: true })
  missing!: string[];

  @TextField('The reason for its rank: "You have 5 of 7 ingredients. Spinach: use by Thursday".')
  why!: string;
}

@ObjectType({ description: 'What can be cooked from what is in stock.' })
export class UseItUpIdeas {
  @ObjectField(() => QuickMeal, 'Simple dishes, the best first.', { list: true })
  quickMeals!: QuickMeal[];

  @ObjectField(() => RecipeInHouse, "The family's own recipes, the best first.", { list: true })
  recipes!: RecipeInHouse[];

  @TextField('Message for the user: "Generated 5 quick meal suggestions!".')
  message!: string;

  @TextField('A hint if fewer than three dishes fit, or if little is in stock; otherwise null.', { nullable: true })
  hint!: string | null;
}

@InputType({ description: 'What suggested meals should be like; an omitted field does not restrict them.' })
export class MealSuggestionInput {
  @TextField('One of any, italian, mexican, asian, mediterranean, american, indian, french and thai.', {
    optional: true,
  })
  cuisine?: string | null;

  @TextField('One of any, vegetarian, vegan, gluten-free, dairy-free, low-carb and keto.', { optional: true })
  dietary?: string | null;

  @TextField('One of any, quick, moderate and slow.', { optional: true, rest: { name: 'timeConstraint' } })
  timeConstraint?: string | null;

  @IntField('Number of servings: 1 to 100; 4 by default.', { optional: true })
  servings?: number | null;

  @TextField('One of any, easy, medium and hard.', { optional: true })
  difficulty?: string | null;

  @TextField('Any other wishes in words: up to 1,000 characters. What is not honoured is said in `missed`.', {
    optional: true,
    rest: { name: 'contextNotes' },
  })
  contextNotes?: string | null;
}

@ObjectType({ description: 'A suggested meal.' })
export class MealSuggestion {
  @TextField('Its title.')
  title!: string;

  @TextField('Why it is suggested, as sentences; first what it misses of the wishes.')
  reason!: string;

  @TextField('The wishes that it misses, and words of `contextNotes` that were not understood, as sentences.', {
    list: true,
  })
  missed!: string[];

  @TextField('Its tags.', { list: true })
  tags!: string[];

  @ObjectField(() => SuggestedIngredient, 'Its ingredients.', { list: true })
  ingredients!: SuggestedIngredient[];

  @TextField('Its instructions, one step each.', { list: true })
  instructions!: string[];

  @IntField('Preparation time in minutes.')
  prepTime!: number;

  @IntField('Cooking time in minutes.')
  cookTime!: number;

  @EnumField(RecipeDifficulty, 'Its difficulty.')
  difficulty!: keyof typeof RecipeDifficulty;

  @IntField('Number of servings that its ingredients make.')
  servings!: number;
}

@ObjectType({ description: 'Ingredient names without duplicates.' })
export class ConsolidatedIngredients {
  @TextField('The remaining names.', { list: true })
  consolidatedIngredients!: string[];

  @IntField('Number of names that were sent.')
  originalCount!: number;

  @IntField('Number of names after duplicates were merged.')
  consolidatedCount!: number;
}
