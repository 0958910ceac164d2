import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { parse } from 'graphql';
import { onConnection, setSocketLost } from '../connection';
import { laterLink } from './later-link';

const QUERY = parse('subscription Ticks { tick }');

const clientWith = (link: ApolloLink): ApolloClient => new ApolloClient({ link, cache: new InMemoryCache() });
const ticking = (): ApolloLink =>
  new ApolloLink(() => new Observable((observer) => observer.next({ data: { tick: 1 } })));

afterEach(() => setSocketLost(false));

describe('a lazily loaded link', () => {
  it('is loaded with the first operation, once for all of them', async () => {
    const load = jest.fn(() => Promise.resolve(ticking()));
    const client = clientWith(laterLink(load));
    expect(load).not.toHaveBeenCalled();
    const first = new Promise((resolve) => client.subscribe({ query: QUERY }).subscribe(resolve));
    const second = new Promise((resolve) => client.subscribe({ query: QUERY }).subscribe(resolve));
    expect(await first).toMatchObject({ data: { tick: 1 } });
    expect(await second).toMatchObject({ data: { tick: 1 } });
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('counts as a lost connection if it cannot be loaded, and loads when the network is back', async () => {
    const states: string[] = [];
    const stop = onConnection((state) => {
      states.push(state);
      // the next attempt waits for this, or for half a second
      if (state === 'reconnecting') setTimeout(() => window.dispatchEvent(new Event('online')));
    });
    let tries = 0;
    const load = (): Promise<ApolloLink> =>
      (tries += 1) === 1 ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(ticking());
    const answer = await new Promise((resolve) =>
      clientWith(laterLink(load)).subscribe({ query: QUERY }).subscribe(resolve),
    );
    stop();
    expect(answer).toMatchObject({ data: { tick: 1 } });
    expect(states).toEqual(['reconnecting']);
    expect(tries).toBe(2);
  });

  it('sends nothing for a subscriber that is gone', async () => {
    let loaded: (link: ApolloLink) => void = () => undefined;
    const asked = jest.fn();
    const link = laterLink(() => new Promise((resolve) => (loaded = resolve)));
    const left = clientWith(link).subscribe({ query: QUERY }).subscribe(asked);
    left.unsubscribe();
    const request = jest.fn(
      () => new Observable<ApolloLink.Result>((observer) => observer.next({ data: { tick: 1 } })),
    );
    loaded(new ApolloLink(request));
    await new Promise((resolve) => clientWith(link).subscribe({ query: QUERY }).subscribe(resolve));
    expect(request).toHaveBeenCalledTimes(1);
    expect(asked).not.toHaveBeenCalled();
  });
});
