import { isBuiltResource, SEARCH_TYPES, type SearchType } from '@homefold/domain';
import { SearchSources } from '.';

const started = (types: readonly SearchType[]) => () => {
  const sources = new SearchSources();
  for (const type of types) sources.register({ type, rows: '', present: () => null });
  sources.requireAll();
};

describe('the sources of the search', () => {
  it('are required for every searchable section, or the server does not start', () => {
    const searchable = SEARCH_TYPES.filter((type) => isBuiltResource(type));
    expect(started(searchable)).not.toThrow();
    expect(started(searchable.filter((type) => type !== 'todo'))).toThrow('no search source for todo');
  });
});
