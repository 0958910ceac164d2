import { ApiProperty } from '@nestjs/swagger';
import { EnumField, FlagField, IntField, ObjectField, TextField } from '../../platform/fields';
import { enumOf } from '../../platform/graphql';

export const RECIPE_IMPORT_STATES = ['new', 'similar', 'known', 'deleted'] as const;

/**
 * The relation of an archived recipe to the family's: `similar` has the title of another one, `known` was imported
 * before, `deleted` was imported before and is in the bin.
 */
export type RecipeImportState = (typeof RECIPE_IMPORT_STATES)[number];

export class RecipeImportProblem {
  @TextField('Name of the recipe or file.')
  name!: string;

  @TextField('Why it was left out, as a sentence.')
  message!: string;
}

export class RecipeImportItem {
  @TextField('Identifies the recipe for the call that imports it.')
  key!: string;

  @TextField('Its title.')
  title!: string;

  @EnumField(
    enumOf(RECIPE_IMPORT_STATES),
    '`new` is imported by default. `similar`: the family has another recipe with this title. `known` was ' +
      'imported before, and `deleted` was imported and is in the bin: neither is imported again.',
  )
  state!: RecipeImportState;

  @FlagField('Whether it has a picture.')
  has_picture!: boolean;

  @TextField('What could not be read, as sentences.', { list: true })
  unread!: string[];
}

export class RecipeImportPreview {
  @TextField('Name of the file.')
  name!: string;

  @TextField('Format of the archive: mealie, tandoor, paprika, nextcloud, schema.org or homefold.')
  source!: string;

  @ObjectField(() => RecipeImportItem, 'Its recipes, in the order of the file: up to 5,000.', { list: true })
  items!: RecipeImportItem[];

  @ObjectField(() => RecipeImportProblem, 'What could not be read, up to 500.', { list: true })
  problems!: RecipeImportProblem[];
}

export class RecipeImportResult {
  @IntField('Number of recipes added.')
  added!: number;

  @IntField('Number of chosen recipes that were not added because the family has them already or they are in the bin.')
  known!: number;

  @ObjectField(() => RecipeImportProblem, 'Pictures that could not be read, up to 500.', { list: true })
  problems!: RecipeImportProblem[];
}

export class RecipeImportForm {
  @ApiProperty({ type: 'string', format: 'binary', description: 'The archive, 100 MB at most.' })
  file!: unknown;
}

export class RecipeImportCommitForm extends RecipeImportForm {
  @ApiProperty({
    type: 'string',
    required: false,
    description: 'Which recipes: a JSON list of keys from the preview; all new ones by default.',
  })
  keys?: string;
}
