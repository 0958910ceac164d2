import { ObjectType } from '@nestjs/graphql';
import type { Difficulty } from '@homefold/domain/recipes';
import { EnumField, IdField, IntField, ObjectField, TextField } from '../../platform/fields';
import { Ingredient, RecipeDifficulty, Step } from '../recipes/recipe';

@ObjectType({ description: 'Something that could not be taken over, in words for whoever reviews the draft.' })
export class RecipeUnread {
  @TextField('The field it belongs to: that of a `RecipeInput`, or `page` for the whole.')
  field!: string;

  @TextField('What is missing or was cut.')
  message!: string;
}

@ObjectType({
  description: 'A recipe that was read from elsewhere, to be reviewed before it is saved. Nothing is stored.',
})
export class RecipeDraft {
  @TextField('Its title; may be blank.')
  title!: string;

  @TextField('What it is like.', { nullable: true })
  description!: string | null;

  @TextField('Its tags.', { list: true })
  tags!: string[];

  @ObjectField(() => Ingredient, 'Its ingredients, in order.', { list: true })
  ingredients!: Ingredient[];

  @ObjectField(() => Step, 'Its steps, in order; may be none.', { list: true })
  instructions!: Step[];

  @TextField('The page that it comes from.', { nullable: true })
  externalLink!: string | null;

  @IntField('Minutes of preparation.', { nullable: true })
  prepTimeMinutes!: number | null;

  @IntField('Minutes of cooking.', { nullable: true })
  cookTimeMinutes!: number | null;

  @IntField('How many it feeds.', { nullable: true })
  servings!: number | null;

  @EnumField(RecipeDifficulty, 'How hard it is.')
  difficulty!: Difficulty;

  @TextField('Address of its picture, to be saved with it: the server copies the picture then.', { nullable: true })
  imageUrl!: string | null;

  @TextField('Who wrote it, as the source says.', { nullable: true })
  author!: string | null;

  @ObjectField(() => RecipeUnread, 'What could not be taken over.', { list: true })
  unread!: RecipeUnread[];

  @IdField('A recipe of the family that comes from the same page, or has the same title.', { nullable: true })
  knownRecipeId!: string | null;
}

@ObjectType({ description: 'What was read of a page or a text.' })
export class RecipeReading {
  @ObjectField(() => RecipeDraft, 'The recipes on it, usually one; none where nothing was recognised.', { list: true })
  drafts!: RecipeDraft[];

  @TextField('What the page is called, for whoever writes the recipe by hand.', { nullable: true })
  title!: string | null;

  @ObjectField(() => RecipeUnread, 'What could not be read of it as a whole.', { list: true })
  unread!: RecipeUnread[];
}
