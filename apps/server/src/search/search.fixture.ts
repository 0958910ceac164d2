import type { DomainFixture } from '../../test/tenancy/world';
import { SearchModule } from './search.module';

/** The same words for everybody: whose things they are is what the answers differ in. */
const WORDS = ['dentist', 'bins', 'club'];

export const searchFixture: DomainFixture = {
  module: SearchModule,
  operations: {
    search: () => WORDS.map((query) => ({ variables: { query } })),
  },
  routes: {
    'get /api/search': () => WORDS.map((q) => ({ query: { q } })),
  },
};
