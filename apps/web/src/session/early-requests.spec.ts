import { http, HttpResponse } from 'msw';
import { network } from '../test/network';
import { earlyFetch } from './early-requests';

const url = 'http://localhost/graphql';
const body = (from: string, query: string): string =>
  JSON.stringify({ operationName: 'Dashboard', variables: { from }, query });

describe('requests sent before the code arrived', () => {
  beforeEach(() => network.use(http.post(url, () => HttpResponse.text('own'))));
  afterEach(() => {
    delete window.homefoldEarly;
    jest.restoreAllMocks();
  });

  const early = (answer: Promise<Response>): void => {
    answer.catch(() => undefined);
    window.homefoldEarly = [{ url, body: body('2026-03-01', '{ a }'), answer }];
  };
  const ask = async (from = '2026-03-01'): Promise<string> =>
    (await earlyFetch(url, { method: 'POST', body: body(from, '{\n  a\n}') })).text();

  it('answers the same request once, however its query is printed', async () => {
    early(Promise.resolve(new Response('early')));
    expect(await ask()).toBe('early');
    expect(await ask()).toBe('own');
  });

  it('leaves a request for other data to the network', async () => {
    early(Promise.resolve(new Response('early')));
    expect(await ask('2026-03-02')).toBe('own');
  });

  it('repeats the request after a refusal or a lost connection', async () => {
    early(Promise.resolve(new Response('no', { status: 401 })));
    expect(await ask()).toBe('own');
    early(Promise.reject(new TypeError('Failed to fetch')));
    expect(await ask()).toBe('own');
  });

  it('ignores an outdated answer', async () => {
    early(Promise.resolve(new Response('early')));
    jest.spyOn(performance, 'now').mockReturnValue(31_000);
    expect(await ask()).toBe('own');
  });
});
