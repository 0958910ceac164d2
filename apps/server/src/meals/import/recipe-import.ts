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
  @TextField('The recipe or file.')
  name!: string;

  @TextField('Why it was left out, in a sentence.')
  message!: string;
}

export class RecipeImportItem {
  @TextField('What the recipe is known by, for the call that imports.')
  key!: string;

  @TextField('Its title.')
  title!: string;

  @EnumField(
    enumOf(RECIPE_IMPORT_STATES),
    '`new` is imported unless the caller chooses otherwise. `similar`: the family has another recipe of this title. `known` was ' +
      'imported before, and `deleted` lies in the bin since: neither is imported again.',
  )
  state!: RecipeImportState;

  @FlagField('Whether it has a picture.')
  has_picture!: boolean;

  @TextField('What could not be taken over of it, in sentences.', { list: true })
  unread!: string[];
}

export class RecipeImportPreview {
  @TextField('What the file is called.')
  name!: string;

  @TextField('Where it is from: mealie, tandoor, paprika, nextcloud, schema.org or homefold.')
  source!: string;

  @ObjectField(() => RecipeImportItem, 'Its recipes, in the order of the file: up to 5,000.', { list: true })
  items!: RecipeImportItem[];

  @ObjectField(() => RecipeImportProblem, 'What could not be read, up to 500.', { list: true })
  problems!: RecipeImportProblem[];
}

export class RecipeImportResult {
  @IntField('How many recipes were added.')
  added!: number;

  @IntField('How many of the chosen ones were there already, or in the bin.')
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
    description: 'Which recipes: a JSON list of keys of the preview. Left out: all that are new.',
  })
  keys?: string;
}
