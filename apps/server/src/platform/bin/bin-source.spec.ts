import { BIN_TYPES } from '@homefold/domain';
import { BinSources, type BinSource } from '.';

const source = (type: string): BinSource => ({
  type,
  page: () => Promise.resolve({ entries: [], total: 0 }),
  restore: (_viewer, id) => Promise.resolve({ id, title: '', date: null }),
  lock: () => Promise.resolve(),
  remove: () => Promise.resolve(),
  empty: () => Promise.resolve(0),
  purge: () => Promise.resolve(0),
});
const started = (types: readonly string[]) => () => {
  const sources = new BinSources();
  for (const type of types) sources.register(source(type));
  sources.requireAll();
};

describe('the sources of the bin', () => {
  it('exist exactly for the restorable resources, or the server does not start', () => {
    expect(started(BIN_TYPES)).not.toThrow();
    expect(started(BIN_TYPES.slice(1))).toThrow(/^the bin has sources of .*; restorable are /);
    expect(started([...BIN_TYPES, 'family'])).toThrow(/^the bin has sources of .*family/);
  });
});
