import { Body, Controller, Param, Patch, Put, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { CurrentViewer, assertOwner, type Viewer } from '../../platform/auth';
import { RestNames } from '../../platform/errors';
import { IdempotencyKeyHeader, IfMatch, OwnUserId, RestCall, requiredId } from '../../platform/fields';
import { SentOwner } from '../../platform/http';
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
@RestNames({ field: RestShoppingBody.fieldName, current: RestShoppingItem.of })
@Controller('api/meals/shopping-list')
export class ShoppingListController {
  constructor(private readonly entries: ShoppingEntries) {}

  @RestCall.list(
    "The items of a shopping list of the caller's family. 403 FEATURE_LOCKED.",
    RestShoppingItems,
    'The items.',
  )
  async list(@CurrentViewer() viewer: Viewer, @Query() { listId }: RestShoppingListId): Promise<RestShoppingItems> {
    const entries = await this.entries.all(viewer, listId ?? null);
    return { shoppingListItems: entries.map(RestShoppingItem.of) };
  }

  @RestCall.add(
    {
      summary: 'Puts something on a list. If the same item is open already, it is merged into that.',
      description: 'With the category `AI Recipe` and a week, it is treated as generated for that week.',
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
    const week = start ? { week: { start, end } } : {};
    return answer(
      await this.entries.add(viewer, listId ?? null, { ...input, name: name ?? '', isGenerated, ...week }, key),
    );
  }

  @RestCall.change(
    {
      summary: 'Changes the given fields of an item.',
      description:
        'The body has `itemId` and `updates`, or `id` and the fields themselves. 404 if the item no longer exists.',
    },
    RestShoppingAnswer,
    'The changed item.',
  )
  async update(
    @CurrentViewer() viewer: Viewer,
    @Query() query: RestShoppingId,
    @Body() body: RestShoppingPut,
    @IfMatch() version?: number,
    @SentOwner() owner?: string,
  ): Promise<RestShoppingAnswer> {
    const { id: sent, itemId, updates, ...fields } = RestShoppingPut.read(body);
    const id = requiredId(itemId, sent, query.id);
    if (owner) assertOwner(owner, (await this.entries.get(viewer, id)).userId);
    return this.change(viewer, id, updates ? RestShoppingUpdates.read(updates) : fields, version);
  }

  @Put(':id')
  @ApiParam(ITEM_ID)
  @ApiOperation({ summary: 'Changes the given fields of an item, whose id is in the path.' })
  @ApiOkResponse({ type: RestShoppingAnswer, description: 'The changed item.' })
  async updateById(
    @CurrentViewer() viewer: Viewer,
    @Param('id') id: string,
    @Body() body: RestShoppingChange,
    @IfMatch() version?: number,
    @SentOwner() owner?: string,
  ): Promise<RestShoppingAnswer> {
    if (owner) assertOwner(owner, (await this.entries.get(viewer, id)).userId);
    const { updates, ...fields } = RestShoppingChange.read(body);
    return this.change(viewer, id, updates ? RestShoppingUpdates.read(updates) : fields, version);
  }

  @Patch(':id')
  @ApiParam(ITEM_ID)
  @ApiOperation({ summary: 'Toggles the tick of an item.' })
  @ApiOkResponse({ type: RestShoppingAnswer, description: 'The changed item.' })
  toggle(
    @CurrentViewer() viewer: Viewer,
    @Param('id') id: string,
    @Body() _body: OwnUserId,
    @IfMatch() version?: number,
  ): Promise<RestShoppingAnswer> {
    return this.change(viewer, id, 'toggle', version);
  }

  @RestCall.delete('Moves an item to the bin.', RestShoppingDeletion, 'The item was moved to the bin.', RestShoppingId)
  async delete(
    @CurrentViewer() viewer: Viewer,
    @Query() query: RestShoppingId,
    @Body() body?: RestShoppingId,
    @IfMatch() version?: number,
  ): Promise<RestShoppingDeletion> {
    return { success: true, id: await this.entries.remove(viewer, requiredId(query.id, body?.id), version) };
  }

  private async change(
    viewer: Viewer,
    id: string,
    updates: EntryUpdates | 'toggle',
    version?: number,
  ): Promise<RestShoppingAnswer> {
    return answer(await this.entries.update(viewer, id, updates, version));
  }
}

const answer = (entry: ShoppingEntry): RestShoppingAnswer => ({
  shoppingListItem: RestShoppingItem.of(entry),
  success: true,
});
