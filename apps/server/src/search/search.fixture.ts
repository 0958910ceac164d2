import type { DomainFixture } from '../../test/tenancy/world';
import { SearchModule } from './search.module';

/** Every family has the same words, so that answers differ only by ownership. */
const WORDS = ['dentist', 'bins', 'club'];

export const searchFixture: DomainFixture = {
  module: SearchModule,
  screens: () => Promise.resolve({ Search: { query: 'event' } }),
  operations: {
    search: () => WORDS.map((query) => ({ variables: { query } })),
  },
  routes: {
    'get /api/search': () => WORDS.map((q) => ({ query: { q } })),
  },
};
