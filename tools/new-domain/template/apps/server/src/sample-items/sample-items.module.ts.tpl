import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { domainParts, fromProvider } from '../platform/domain-parts';
import { SampleItem } from './sample-item';
import { SampleItemsSearch } from './sample-items-search';
import { SampleItemsController } from './sample-items.controller';
import { SampleItemsResolver } from './sample-items.resolver';
import { SampleItemsService } from './sample-items.service';

@Module({
  imports: [TypeOrmModule.forFeature([SampleItem])],
  controllers: [SampleItemsController],
  providers: [
    SampleItemsService,
    SampleItemsResolver,
    ...domainParts('sample_item', { bin: fromProvider(SampleItemsService, ({ bin }) => bin), search: SampleItemsSearch, digest: null }),
  ],
})
export class SampleItemsModule {}
