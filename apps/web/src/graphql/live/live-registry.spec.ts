import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { applyChanges, registerLive } from './live-registry';
import type { FamilyChange } from './live-registry';

const change = (id: string, action: FamilyChange['action']): FamilyChange => ({
  type: 'picnic',
  id,
  action,
  actorMembershipId: null,
  at: '2026-10-08T13:20:00Z',
});

describe('several optimistic changes of one row', () => {
  it('end with the last one: a row that was deleted and restored stays', async () => {
    registerLive({ type: 'picnic', typename: 'Picnic' });
    const cache = new InMemoryCache().restore({
      ROOT_QUERY: { __typename: 'Query', picnics: [{ __ref: 'Picnic:back' }, { __ref: 'Picnic:gone' }] },
      'Picnic:back': { __typename: 'Picnic', id: 'back' },
      'Picnic:gone': { __typename: 'Picnic', id: 'gone' },
    });
    const client = new ApolloClient({ cache, link: ApolloLink.empty() });
    await applyChanges(client, [
      change('back', 'deleted'),
      change('gone', 'created'),
      change('back', 'created'),
      change('gone', 'deleted'),
    ]);
    expect(Object.keys(cache.extract()).filter((id) => id.startsWith('Picnic'))).toEqual(['Picnic:back']);
  });
});
