export { Search1700000000605, searchColumns } from './search.migration';
export { SearchIndex1700000000615 } from './search-index.migration';
export { dropSearchIndex, searchIndex } from './search-index';
export {
  SearchSources,
  type SearchPresentation,
  type SearchRow,
  type SearchSource,
  type SearchWindow,
} from './search-sources';
export { SearchSourcesModule } from './search-sources.module';
