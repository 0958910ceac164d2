export { Search1700000000605, searchColumns } from './search.migration';
export {
  SearchSources,
  type SearchPresentation,
  type SearchRow,
  type SearchSource,
  type SearchWindow,
} from './search-sources';
export { SearchSourcesModule } from './search-sources.module';
