import { ObjectType } from '@nestjs/graphql';
import type { Difficulty } from '@homefold/domain/recipes';
import { EnumField, IdField, IntField, ObjectField, TextField } from '../../platform/fields';
import { Ingredient, RecipeDifficulty, Step } from '../recipes/recipe';

@ObjectType({ description: 'Something that could not be read, described for the person who reviews the draft.' })
export class RecipeUnread {
  @TextField('The field concerned: one of `RecipeInput`, or `page` for the whole page.')
  field!: string;

  @TextField('What is missing or was shortened, as a sentence.')
  message!: string;
}

@ObjectType({
  description: 'A recipe that was read from a page or a text, to be reviewed before it is saved. Nothing is stored.',
})
export class RecipeDraft {
  @TextField('Its title; may be blank.')
  title!: string;

  @TextField('Description.', { nullable: true })
  description!: string | null;

  @TextField('Its tags.', { list: true })
  tags!: string[];

  @ObjectField(() => Ingredient, 'Its ingredients, in order.', { list: true })
  ingredients!: Ingredient[];

  @ObjectField(() => Step, 'Its steps, in order; may be empty.', { list: true })
  instructions!: Step[];

  @TextField('Address of the web page that it comes from.', { nullable: true })
  externalLink!: string | null;

  @IntField('Preparation time in minutes.', { nullable: true })
  prepTimeMinutes!: number | null;

  @IntField('Cooking time in minutes.', { nullable: true })
  cookTimeMinutes!: number | null;

  @IntField('Number of servings.', { nullable: true })
  servings!: number | null;

  @EnumField(RecipeDifficulty, 'Its difficulty.')
  difficulty!: Difficulty;

  @TextField('Address of its picture. When the recipe is saved with it, the server copies the picture.', {
    nullable: true,
  })
  imageUrl!: string | null;

  @TextField('Its author, as given by the source.', { nullable: true })
  author!: string | null;

  @ObjectField(() => RecipeUnread, 'What could not be read.', { list: true })
  unread!: RecipeUnread[];

  @IdField('Id of a recipe of the family from the same page, or with the same title.', { nullable: true })
  knownRecipeId!: string | null;
}

@ObjectType({ description: 'The result of reading recipes from a page or a text.' })
export class RecipeReading {
  @ObjectField(() => RecipeDraft, 'The recipes found, usually one; empty if none was recognised.', { list: true })
  drafts!: RecipeDraft[];

  @TextField('Title of the page, to prefill the form if no recipe was recognised.', { nullable: true })
  title!: string | null;

  @ObjectField(() => RecipeUnread, 'What could not be read, apart from single recipes.', { list: true })
  unread!: RecipeUnread[];
}
