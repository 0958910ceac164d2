import { Body, Controller, Param, Patch, Put, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { CurrentViewer, type Viewer } from '../../platform/auth';
import { RestNames } from '../../platform/errors';
import { IdempotencyKeyHeader, OwnUserId, RestCall, requiredId } from '../../platform/fields';
import { ShoppingEntries, type EntryUpdates, type ShoppingEntry } from './shopping-entries';
import {
  RestShoppingAnswer,
  RestShoppingBody,
  RestShoppingChange,
  RestShoppingDeletion,
  RestShoppingId,
  RestShoppingItem,
  RestShoppingItems,
  RestShoppingListId,
  RestShoppingPut,
  RestShoppingUpdates,
} from './shopping-list.rest';
import { AI_GENERATED } from './shopping-rows';

const ITEM_ID = { name: 'id', description: 'Id of the item, or of one of its parts.' };
const GENERATED = new Set(['ai recipe', AI_GENERATED.toLowerCase()]);

/** The documented REST API of the shopping list. */
@ApiTags('meals')
@RestNames({ field: RestShoppingBody.fieldName })
@Controller('api/meals/shopping-list')
export class ShoppingListController {
  constructor(private readonly entries: ShoppingEntries) {}

  @RestCall.list(
    "What is on a shopping list of the caller's family. 403 FEATURE_LOCKED.",
    RestShoppingItems,
    'The items.',
  )
  async list(@CurrentViewer() viewer: Viewer, @Query() { listId }: RestShoppingListId): Promise<RestShoppingItems> {
    const entries = await this.entries.all(viewer, listId ?? null);
    return { shoppingListItems: entries.map(RestShoppingItem.of) };
  }

  @RestCall.add(
    {
      summary: 'Puts something on a list; it joins the open item that is the same thing.',
      description: 'With the category `AI Recipe` and a week it counts as generated for that week.',
    },
    RestShoppingAnswer,
    'The item.',
  )
  async add(
    @CurrentViewer() viewer: Viewer,
    @Query() { listId }: RestShoppingListId,
    @Body() body: RestShoppingBody,
    @IdempotencyKeyHeader() key?: string,
  ): Promise<RestShoppingAnswer> {
    const { userId: _userId, weekStartDate: start, weekEndDate: end, name, ...input } = RestShoppingBody.read(body);
    const isGenerated = GENERATED.has(input.category?.trim().toLowerCase() ?? '');
    const week = start ? { week: { start, end: end ?? start } } : {};
    return answer(
      await this.entries.add(viewer, listId ?? null, { ...input, name: name ?? '', isGenerated, ...week }, key),
    );
  }

  @RestCall.change(
    {
      summary: 'Changes the fields of an item that are sent.',
      description: '`itemId` and `updates`, or `id` and the fields themselves. 404 for one that is gone.',
    },
    RestShoppingAnswer,
    'The item as it is now.',
  )
  async update(
    @CurrentViewer() viewer: Viewer,
    @Query() query: RestShoppingId,
    @Body() body: RestShoppingPut,
  ): Promise<RestShoppingAnswer> {
    const { id, itemId, updates, ...fields } = RestShoppingPut.read(body);
    const sent = updates ? RestShoppingUpdates.read(updates) : fields;
    return this.change(viewer, requiredId(itemId, id, query.id), sent);
  }

  @Put(':id')
  @ApiParam(ITEM_ID)
  @ApiOperation({ summary: 'The same, with the id in the path.' })
  @ApiOkResponse({ type: RestShoppingAnswer, description: 'The item as it is now.' })
  updateById(
    @CurrentViewer() viewer: Viewer,
    @Param('id') id: string,
    @Body() body: RestShoppingChange,
  ): Promise<RestShoppingAnswer> {
    const { updates, ...fields } = RestShoppingChange.read(body);
    return this.change(viewer, id, updates ? RestShoppingUpdates.read(updates) : fields);
  }

  @Patch(':id')
  @ApiParam(ITEM_ID)
  @ApiOperation({ summary: 'Ticks an item that is open, and takes the tick of one in the basket back.' })
  @ApiOkResponse({ type: RestShoppingAnswer, description: 'The item as it is now.' })
  toggle(
    @CurrentViewer() viewer: Viewer,
    @Param('id') id: string,
    @Body() _body: OwnUserId,
  ): Promise<RestShoppingAnswer> {
    return this.change(viewer, id, 'toggle');
  }

  @RestCall.delete('Moves an item to the bin.', RestShoppingDeletion, 'It lies in the bin for 30 days.', RestShoppingId)
  async delete(
    @CurrentViewer() viewer: Viewer,
    @Query() query: RestShoppingId,
    @Body() body?: RestShoppingId,
  ): Promise<RestShoppingDeletion> {
    return { success: true, id: await this.entries.remove(viewer, requiredId(query.id, body?.id)) };
  }

  private async change(viewer: Viewer, id: string, updates: EntryUpdates | 'toggle'): Promise<RestShoppingAnswer> {
    return answer(await this.entries.update(viewer, id, updates));
  }
}

const answer = (entry: ShoppingEntry): RestShoppingAnswer => ({
  shoppingListItem: RestShoppingItem.of(entry),
  success: true,
});
