import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { requestLateRows } from './use-late-rows';

function start() {
  let requests = 0;
  const rows = { jobs: { total: 2 }, forumOverview: { total: 0 }, kitchenItemsToUse: [], wishlist: { wishes: [] } };
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        requests += 1;
        observer.next({ data: rows });
        observer.complete();
      }),
  );
  return { client: new ApolloClient({ link, cache: new InMemoryCache() }), rows, requests: () => requests };
}

it('is requested once, and leaves the lists in the cache alone', async () => {
  const { client, rows, requests } = start();
  expect(await requestLateRows(client).request).toMatchObject(rows);
  await requestLateRows(client).request;
  expect(requests()).toBe(1);
  expect(client.cache.extract()).toEqual({});
});

it('is forgotten with the data of the person', async () => {
  const { client, requests } = start();
  await requestLateRows(client).request;
  await client.clearStore();
  await requestLateRows(client).request;
  expect(requests()).toBe(2);
});
