import { Module } from '@nestjs/common';
import { SearchController } from './search.controller';
import { SearchResolver } from './search.resolver';
import { SearchService } from './search.service';

/** Global search; the searchable records come from the domains (`platform/search`). */
@Module({ controllers: [SearchController], providers: [SearchService, SearchResolver], exports: [SearchService] })
export class SearchModule {}
