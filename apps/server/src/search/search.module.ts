import { Module } from '@nestjs/common';
import { SearchController } from './search.controller';
import { SearchResolver } from './search.resolver';
import { SearchService } from './search.service';

/** The search over everything; what there is to find, the domains say (`platform/search`). */
@Module({ controllers: [SearchController], providers: [SearchService, SearchResolver], exports: [SearchService] })
export class SearchModule {}
