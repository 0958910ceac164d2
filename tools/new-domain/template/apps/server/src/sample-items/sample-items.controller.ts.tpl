import { Body, Controller, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentViewer, type Viewer } from '../platform/auth';
import { RestNames } from '../platform/errors';
import { IdempotencyKeyHeader, IfMatch, ObjectField, RestCall, requiredId, restAnswer, restDeletion, restId, restInput } from '../platform/fields';
import { SampleItem, SampleItemInput } from './sample-item';
import { SampleItemsService } from './sample-items.service';

export class RestSampleItem extends restAnswer(SampleItem) {}

export class RestSampleItems {
  @ObjectField(() => RestSampleItem, 'The sample items, oldest first.', { list: true })
  sampleItems!: RestSampleItem[];
}

export class RestSampleItemBody extends restInput(SampleItemInput) {}

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
    return RestSampleItem.of(await this.sampleItems.add(viewer, RestSampleItemBody.read(body), key));
  }

  @RestCall.change('Changes the given fields of a sample item.', RestSampleItem, 'The changed sample item.')
  async update(
    @CurrentViewer() viewer: Viewer,
    @Query() query: RestSampleItemId,
    @Body() body: RestSampleItemBody,
    @IfMatch() version?: number,
  ): Promise<RestSampleItem> {
    return RestSampleItem.of(await this.sampleItems.update(viewer, requiredId(query.id), RestSampleItemBody.read(body), { version }));
  }

  @RestCall.delete('Moves a sample item to the bin.', RestSampleItemDeletion, 'The sample item was moved to the bin.', RestSampleItemId)
  async delete(
    @CurrentViewer() viewer: Viewer,
    @Query() query: RestSampleItemId,
    @Body() body?: RestSampleItemId,
    @IfMatch() version?: number,
  ): Promise<RestSampleItemDeletion> {
    const { id } = await this.sampleItems.delete(viewer, requiredId(query.id, body?.id), { version });
    return { success: true, id };
  }
}
