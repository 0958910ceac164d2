import type { SearchType } from '@homefold/domain';
import { SearchSources } from '.';

const started = (types: readonly SearchType[]) => () => {
  const sources = new SearchSources();
  for (const type of types) sources.register({ type, rows: '', present: () => null });
  sources.requireAll();
};

describe('the sources of the search', () => {
  it('are required for every searchable section, or the server does not start', () => {
    expect(started(['todo', 'calendar_event'])).not.toThrow();
    expect(started(['calendar_event'])).toThrow('no search source for todo');
  });
});
