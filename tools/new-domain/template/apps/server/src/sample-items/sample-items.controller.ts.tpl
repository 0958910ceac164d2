import { Body, Controller, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentViewer, type Viewer } from '../platform/auth';
import { RestNames } from '../platform/errors';
import { IdempotencyKeyHeader, ObjectField, RestCall, SeenVersion, requiredId, restAnswer, restDeletion, restId, restInput } from '../platform/fields';
import { SampleItem, SampleItemInput } from './sample-item';
import { SampleItemsService } from './sample-items.service';

export class RestSampleItem extends restAnswer(SampleItem) {}

export class RestSampleItems {
  @ObjectField(() => RestSampleItem, 'The sample items, oldest first.', { list: true })
  sampleItems!: RestSampleItem[];
}

export class RestSampleItemBody extends restInput(SampleItemInput, SeenVersion) {}

export class RestSampleItemId extends restId('Id of the sample item; in the query or in the body.') {}

export class RestSampleItemDeletion extends restDeletion('Id of the sample item, which stays in the bin for 30 days.') {}

@ApiTags('sample-items')
@RestNames({ field: RestSampleItemBody.fieldName, current: RestSampleItem.of })
@Controller('api/sample-items')
export class SampleItemsController {
  constructor(private readonly sampleItems: SampleItemsService) {}

  @RestCall.list("The sample items of the caller's family.", RestSampleItems, 'The sample items.')
  async list(@CurrentViewer() viewer: Viewer): Promise<RestSampleItems> {
    return { sampleItems: (await this.sampleItems.all(viewer)).map(RestSampleItem.of) };
  }

  @RestCall.add('Adds a sample item.', RestSampleItem, 'The sample item.')
  async add(
    @CurrentViewer() viewer: Viewer,
    @Body() body: RestSampleItemBody,
    @IdempotencyKeyHeader() key?: string,
  ): Promise<RestSampleItem> {
    const { version: _none, ...input } = RestSampleItemBody.read(body);
    return RestSampleItem.of(await this.sampleItems.add(viewer, input, key));
  }

  @RestCall.change('Changes the given fields of a sample item. 409 VERSION_CONFLICT.', RestSampleItem, 'The changed sampleItem.')
  async update(
    @CurrentViewer() viewer: Viewer,
    @Query() query: RestSampleItemId,
    @Body() body: RestSampleItemBody,
  ): Promise<RestSampleItem> {
    const { version, ...input } = RestSampleItemBody.read(body);
    return RestSampleItem.of(await this.sampleItems.update(viewer, requiredId(query.id), input, { version }));
  }

  @RestCall.delete('Moves a sample item to the bin.', RestSampleItemDeletion, 'The sample item was moved to the bin.', RestSampleItemId)
  async delete(
    @CurrentViewer() viewer: Viewer,
    @Query() query: RestSampleItemId,
    @Body() body?: RestSampleItemId,
  ): Promise<RestSampleItemDeletion> {
    const { id } = await this.sampleItems.delete(viewer, requiredId(query.id, body?.id));
    return { success: true, id };
  }
}
