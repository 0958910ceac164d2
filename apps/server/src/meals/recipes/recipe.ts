import { InputType, ObjectType } from '@nestjs/graphql';
import { type Difficulty, type RecipeIngredient, type RecipeStep } from '@homefold/domain/recipes';
import { Column, Entity } from 'typeorm';
import {
  EnumField,
  FlagField,
  IntField,
  NumberField,
  ObjectField,
  TextField,
  changesOf,
  restAnswer,
  enumType,
} from '../../platform/fields';
import { RECORD_FIELDS, StoredRecord } from '../../platform/records';
import { FamilyRecord } from '../../platform/undo';
import { instructionsAsText } from './instructions-as-text';

export const RecipeDifficulty = enumType<Difficulty>('RecipeDifficulty', 'The difficulty of a recipe, easiest first.', {
  easy: 'Hard to get wrong.',
  medium: 'Takes some attention.',
  hard: 'Takes practice.',
});

@ObjectType({ description: 'One ingredient of a recipe.' })
export class Ingredient implements RecipeIngredient {
  @TextField('What it is: "chopped tomatoes".')
  name!: string;

  @NumberField('The amount; null if the recipe gives none.', { nullable: true })
  amount!: number | null;

  @NumberField('The upper end of a range, above `amount`.', { nullable: true })
  amountTo!: number | null;

  @TextField("A unit such as `g` or `tbsp`, or one of the family's own; null if the ingredient is counted.", {
    nullable: true,
  })
  unit!: string | null;

  @TextField('How it is prepared: "finely chopped".', { nullable: true })
  notes!: string | null;

  @TextField('The heading of the section it belongs to.', { nullable: true })
  section!: string | null;
}

/** The same in REST. */
export class RestIngredient extends restAnswer(Ingredient) {}

@ObjectType({ description: 'One step of the instructions.' })
export class Step implements RecipeStep {
  @TextField('What to do.')
  text!: string;

  @TextField('The heading of the section it belongs to.', { nullable: true })
  section!: string | null;
}

/** The fields of a recipe, with the same names in input and output. */
@ObjectType({ description: 'A recipe of the family.', implements: () => FamilyRecord })
@Entity('recipe')
export class Recipe extends StoredRecord {
  @TextField('Title: 1 to 200 characters.')
  @Column({ type: 'text' })
  title!: string;

  @TextField('Description: up to 5,000 characters.', { nullable: true })
  @Column({ type: 'text', nullable: true })
  description!: string | null;

  @TextField('Its tags: up to 20, each up to 40 characters.', { list: true })
  @Column({ type: 'text', array: true })
  tags!: string[];

  @ObjectField(() => Ingredient, 'Its ingredients, in order: up to 200.', { list: true, rest: false })
  @Column({ type: 'jsonb' })
  ingredients!: Ingredient[];

  @ObjectField(() => RestIngredient, 'Its ingredients, in order: up to 200.', {
    list: true,
    graphql: false,
    rest: { name: 'ingredients' },
  })
  get restIngredients(): RestIngredient[] | null {
    return this.ingredients.map(RestIngredient.of);
  }

  @ObjectField(() => Step, 'Its steps, in order.', { list: true, rest: false })
  @Column({ type: 'jsonb' })
  instructions!: Step[];

  @TextField('The steps, one per line, with their headings in between.', {
    graphql: false,
    rest: { name: 'instructions' },
  })
  get instructionsText(): string | null {
    return instructionsAsText(this.instructions);
  }

  @TextField('Address of the web page that it comes from.', { nullable: true })
  @Column({ name: 'external_link', type: 'text', nullable: true })
  externalLink!: string | null;

  @IntField('Preparation time in minutes.', { nullable: true })
  @Column({ name: 'prep_time_minutes', type: 'integer', nullable: true })
  prepTimeMinutes!: number | null;

  @IntField('Cooking time in minutes.', { nullable: true })
  @Column({ name: 'cook_time_minutes', type: 'integer', nullable: true })
  cookTimeMinutes!: number | null;

  @IntField('Number of servings.', { nullable: true })
  @Column({ type: 'integer', nullable: true })
  servings!: number | null;

  @EnumField(RecipeDifficulty, 'Its difficulty.')
  @Column({ type: 'text' })
  difficulty!: Difficulty;

  @TextField('Its picture: a path on this server, or an address elsewhere while it is still being copied.', {
    nullable: true,
    input:
      'Its picture: `secure_url` of an uploaded image (`POST /api/uploads?use=recipe`), or an address on the web, ' +
      'from which the server copies it in the background. null removes it.',
  })
  @Column({ name: 'image_url', type: 'text', nullable: true })
  imageUrl!: string | null;

  @FlagField('Whether it is a favourite of the family.')
  @Column({ name: 'is_favorite', type: 'boolean' })
  isFavorite!: boolean;

  /** Of a stored picture; its path is in `imageUrl`. */
  @Column({ name: 'image_width', type: 'integer', nullable: true })
  imageWidth!: number | null;

  @Column({ name: 'image_height', type: 'integer', nullable: true })
  imageHeight!: number | null;

  @TextField('Why the picture at `imageUrl` could not be copied, as a sentence.', { nullable: true, rest: false })
  @Column({ name: 'image_problem', type: 'text', nullable: true })
  imageProblem!: string | null;

  /** Identifies an imported recipe in its source, so that a second import does not add it again. */
  @Column({ name: 'source_key', type: 'text', nullable: true })
  sourceKey!: string | null;
}

@InputType({ description: 'An ingredient: either `text` alone, or the other fields.' })
export class IngredientInput {
  @TextField('The ingredient as one line of text, "2 x 400g tins chopped tomatoes", instead of the other fields.', {
    optional: true,
  })
  text?: string | null;

  @TextField('What it is: up to 200 characters.', { optional: true })
  name?: string | null;

  @NumberField('The amount.', { optional: true })
  amount?: number | null;

  @NumberField('The upper end of a range.', { optional: true })
  amountTo?: number | null;

  @TextField('The unit; null if the ingredient is counted.', { optional: true })
  unit?: string | null;

  @TextField('How it is prepared: up to 500 characters.', { optional: true })
  notes?: string | null;

  @TextField('The heading of the section it belongs to.', { optional: true })
  section?: string | null;
}

@InputType({ description: 'A step of the instructions.' })
export class StepInput {
  @TextField('What to do: up to 5,000 characters.')
  text!: string;

  @TextField('The heading of the section it belongs to.', { optional: true })
  section?: string | null;
}

/** Without the two lists, which REST accepts in more shapes. */
@InputType({ isAbstract: true })
export class RecipeFieldsInput extends changesOf(Recipe, {
  without: [...RECORD_FIELDS, 'ingredients', 'restIngredients', 'instructions', 'instructionsText', 'imageProblem'],
}) {}

@InputType({
  description:
    'A recipe. A new one needs a title and instructions. In an update, an omitted field keeps its value and ' +
    'null clears it.',
})
export class RecipeInput extends RecipeFieldsInput {
  @ObjectField(() => IngredientInput, 'Its ingredients, in order. In an update they replace all of them.', {
    optional: true,
    list: true,
  })
  ingredients?: IngredientInput[] | null;

  @ObjectField(() => StepInput, 'Its steps, in order. In an update they replace all of them.', {
    optional: true,
    list: true,
  })
  instructions?: StepInput[] | null;
}
