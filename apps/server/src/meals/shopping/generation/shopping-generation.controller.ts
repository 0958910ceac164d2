import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentViewer, type Viewer } from '../../../platform/auth';
import { RestNames } from '../../../platform/errors';
import { IdempotencyKeyHeader } from '../../../platform/fields';
import { ShoppingEntries } from '../shopping-entries';
import { RestShoppingItem } from '../shopping-list.rest';
import { RestGeneratedList, RestGenerationBody } from './shopping-generation.rest';
import { ShoppingGenerationService } from './shopping-generation.service';

/** Generating the list of a week as one call. */
@ApiTags('meals')
@RestNames({ field: (name) => RestGenerationBody.fieldName(name === 'weekStart' ? 'weekStartDate' : name) })
@Controller('api/meals/shopping-list/generate')
export class ShoppingGenerationController {
  constructor(
    private readonly generation: ShoppingGenerationService,
    private readonly entries: ShoppingEntries,
  ) {}

  @Post()
  @HttpCode(200)
  @ApiOperation({
    summary: 'Generates the shopping list of a week. Atomic: if it fails, the list is unchanged.',
    description:
      'Replaces items generated earlier for that week, unless those were bought, edited or removed. Ingredients ' +
      'that the kitchen has are left out.',
  })
  @ApiOkResponse({ type: RestGeneratedList, description: 'The result of generating a shopping list.' })
  async generate(
    @CurrentViewer() viewer: Viewer,
    @Body() body: RestGenerationBody,
    @IdempotencyKeyHeader() key?: string,
  ): Promise<RestGeneratedList> {
    const { weekStartDate = null, userId: _userId, ...wishes } = RestGenerationBody.read(body);
    const { items, leftOut, steps, message, hint, added, cleared, failed } = await this.generation.generate(
      viewer,
      weekStartDate,
      { ...wishes, key },
    );
    const entries = await this.entries.of(viewer, items);
    return {
      success: true,
      message,
      hint,
      steps: steps.map(RestGeneratedList.step),
      shoppingListItems: entries.map(RestShoppingItem.of),
      added,
      cleared,
      failed,
      left_out: leftOut.map(RestGeneratedList.leftOut),
    };
  }
}
