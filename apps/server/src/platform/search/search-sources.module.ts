import { Global, Module } from '@nestjs/common';
import { SearchSources } from './search-sources';

@Global()
@Module({ providers: [SearchSources], exports: [SearchSources] })
export class SearchSourcesModule {}
