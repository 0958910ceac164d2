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
  @DateField('Any day of the week; this week by default.', { optional: true, nullable: false })
  weekStartDate?: string;

  @TextField('Id of the list; the default list by default.', {
    optional: true,
    nullable: false,
    rest: { name: 'listId' },
  })
  listId?: string;

  @TextField('Keys of ingredients to leave off the list.', { optional: true, nullable: false, list: true })
  without?: string[];

  @TextField('Keys of ingredients to put on the list although the kitchen has them.', {
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
  @FlagField('Always true; errors have another status.', { example: true })
  success!: boolean;

  @TextField('Message for the user.')
  message!: string;

  @TextField('Whether all meals of the week are on past days, as a sentence; otherwise null.', { nullable: true })
  hint!: string | null;

  @ObjectField(() => RestGenerationStep, 'The steps that were carried out, in order.', { list: true })
  steps!: RestGenerationStep[];

  @ObjectField(() => RestShoppingItem, 'The items on the list for the meals of the week.', { list: true })
  shoppingListItems!: RestShoppingItem[];

  @IntField('Number of ingredients added to the list.')
  added!: number;

  @IntField('Number of items generated earlier for the week that were replaced, as the steps announce.')
  cleared!: number;

  @IntField('Number of ingredients that could not be added.')
  failed!: number;

  @ObjectField(() => RestLeftOutItem, 'What was left out, and why.', { list: true })
  left_out!: RestLeftOutItem[];

  static readonly leftOut = RestLeftOutItem.of;
  static readonly step = RestGenerationStep.of;
}
