import { Body, Controller, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentViewer, type Viewer } from '../../platform/auth';
import { RestNames, notFound } from '../../platform/errors';
import { IdempotencyKeyHeader, IfMatch, RestCall, requiredId } from '../../platform/fields';
import type { KitchenItem } from './kitchen-item';
import {
  RestKitchenItem,
  RestKitchenItemAnswer,
  RestKitchenItemBody,
  RestKitchenItemDeletion,
  RestKitchenItemId,
  RestKitchenItemUpdateBody,
  RestKitchenItems,
} from './kitchen.rest';
import { KitchenService } from './kitchen.service';

/** The documented REST API of the kitchen's inventory. */
@ApiTags('meals')
@RestNames({ field: RestKitchenItemUpdateBody.fieldName, current: RestKitchenItem.of })
@Controller('api/meals/kitchen-inventory')
export class KitchenController {
  constructor(private readonly kitchen: KitchenService) {}

  @RestCall.list("The items in the kitchen of the caller's family. 403 FEATURE_LOCKED.", RestKitchenItems, 'The items.')
  async list(@CurrentViewer() viewer: Viewer): Promise<RestKitchenItems> {
    return { data: (await this.kitchen.all(viewer)).map(RestKitchenItem.of) };
  }

  @RestCall.add(
    {
      summary: 'Adds an item.',
      description:
        'An item that the kitchen already has is not added again: its amount is increased, or it is marked as in ' +
        'stock.',
    },
    RestKitchenItemAnswer,
    'The item.',
  )
  async add(
    @CurrentViewer() viewer: Viewer,
    @Body() body: RestKitchenItemBody,
    @IdempotencyKeyHeader() idempotencyKey?: string,
  ): Promise<RestKitchenItemAnswer> {
    const [item] = await this.kitchen.addAll(viewer, [RestKitchenItemBody.read(body)], { idempotencyKey });
    // a repeated call, after somebody deleted the item
    if (!item) throw notFound('Item');
    return answer(item);
  }

  @RestCall.change(
    {
      summary: 'Changes the given fields of an item.',
      description: '`id` is in the query or in the body. `have_it` false clears amount and date.',
    },
    RestKitchenItemAnswer,
    'The changed item.',
  )
  async update(
    @CurrentViewer() viewer: Viewer,
    @Query() query: RestKitchenItemId,
    @Body() body: RestKitchenItemUpdateBody,
    @IfMatch() version?: number,
  ): Promise<RestKitchenItemAnswer> {
    const { id, ...input } = RestKitchenItemUpdateBody.read(body);
    return answer(await this.kitchen.update(viewer, requiredId(query.id, id), input, { version }));
  }

  @RestCall.delete(
    'Moves an item to the bin.',
    RestKitchenItemDeletion,
    'The item was moved to the bin.',
    RestKitchenItemId,
  )
  async delete(
    @CurrentViewer() viewer: Viewer,
    @Query() query: RestKitchenItemId,
    @Body() body?: RestKitchenItemId,
    @IfMatch() version?: number,
  ): Promise<RestKitchenItemDeletion> {
    const { id } = await this.kitchen.delete(viewer, requiredId(query.id, body?.id), version);
    return { success: true, id };
  }
}

const answer = (item: KitchenItem): RestKitchenItemAnswer => ({ data: RestKitchenItem.of(item), success: true });
