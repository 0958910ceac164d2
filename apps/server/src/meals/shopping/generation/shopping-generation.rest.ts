import {
  DateField,
  FlagField,
  IntField,
  ObjectField,
  OwnUserId,
  TextField,
  restAnswer,
  restInput,
} from '../../../platform/fields';
import { RestShoppingItem } from '../shopping-list.rest';
import { LeftOutItem, ShoppingGenerationProgress } from './shopping-generation.types';

class GenerationInput {
  @DateField('A day of the week; by default this week.', { optional: true, nullable: false })
  weekStartDate?: string;

  @TextField('Id of the list; by default the default one.', {
    optional: true,
    nullable: false,
    rest: { name: 'listId' },
  })
  listId?: string;

  @TextField('Keys of things to leave off.', { optional: true, nullable: false, list: true })
  without?: string[];

  @TextField('Keys of things to put on the list although the kitchen has them.', {
    optional: true,
    nullable: false,
    list: true,
  })
  with?: string[];
}

/** Body of the generation: all fields are optional. */
export class RestGenerationBody extends restInput(OwnUserId, GenerationInput) {}

class RestLeftOutItem extends restAnswer(LeftOutItem) {}
class RestGenerationStep extends restAnswer(ShoppingGenerationProgress) {}

/** The generated list, with the steps of the generation. */
export class RestGeneratedList {
  @FlagField('Always true; a refusal is an error.', { example: true })
  success!: boolean;

  @TextField('What a person is told.')
  message!: string;

  @ObjectField(() => RestGenerationStep, 'What was done, in order.', { list: true })
  steps!: RestGenerationStep[];

  @ObjectField(() => RestShoppingItem, 'What the meals of the week have on the list now.', { list: true })
  shoppingListItems!: RestShoppingItem[];

  @IntField('How many ingredients were put on it.')
  added!: number;

  @IntField('How many earlier ones were taken off.')
  cleared!: number;

  @IntField('How many could not be put on it.')
  failed!: number;

  @ObjectField(() => RestLeftOutItem, 'What was left out and why.', { list: true })
  left_out!: RestLeftOutItem[];

  static readonly leftOut = RestLeftOutItem.of;
  static readonly step = RestGenerationStep.of;
}
