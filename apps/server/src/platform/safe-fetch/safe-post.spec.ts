import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadConfig } from '../config';
import type { FetchProblem } from './fetch-problem';
import { HostResolver, type HostAddress } from './host-resolver';
import { SafeFetch, safeFetchLimits } from './safe-fetch';

const bodies: string[] = [];
let handler: (request: IncomingMessage, response: ServerResponse) => void;
let port: number;
const server = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    bodies.push(body);
    handler(request, response);
  });
});
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => (bodies.length = 0));

class FakeResolver extends HostResolver {
  override resolve(host: string): Promise<HostAddress[]> {
    if (host === 'nobody.example') return Promise.reject(new Error('ENOTFOUND'));
    return Promise.resolve([{ address: host === 'inside.example' ? '10.0.0.7' : '127.0.0.1', family: 4 }]);
  }
}
const config = loadConfig({ NODE_ENV: 'test', SECRET: 'a secret of this spec, and of nothing else' });
const fetcher = (totalMs = 2_000) => new SafeFetch(config, new FakeResolver(), { ...safeFetchLimits, totalMs });

const post = (address: string, allowed: string[] = [], totalMs?: number) =>
  fetcher(totalMs).post(address, { headers: { ttl: '60' }, body: Buffer.from('sealed'), allowed });
const problem = async (address: string, allowed?: string[], totalMs?: number): Promise<string> => {
  try {
    await post(address, allowed, totalMs);
  } catch (error) {
    const { kind, isSent } = error as FetchProblem;
    return `${kind}, ${isSent ? 'may have it' : 'has not got it'}`;
  }
  throw new Error('it was taken');
};
const push = () => `http://push.example:${port}/x`;
const allowed = () => [`push.example:${port}`];

it('sends once, follows no redirect, and reports the answer', async () => {
  handler = (_request, response) => response.writeHead(307, { location: push(), 'retry-after': '7' }).end('more');
  const { status, headers } = await post(push(), allowed());
  expect([status, headers['retry-after'], bodies]).toEqual([307, '7', ['sealed']]);
});

it.each([
  ['a name inside a network', 'https://inside.example/x'],
  ['this machine', 'https://127.0.0.1/x'],
  ['a name that nobody has', 'https://nobody.example/x'],
  ['another port', 'https://push.example:8443/x'],
  ['http', 'http://push.example/x'],
])('sends nothing to %s', async (_what, address) => {
  expect(await problem(address)).toBe('refused, has not got it');
});

it('reports whether the other side may have received it', async () => {
  handler = (request) => request.socket.destroy();
  expect(await problem(push(), allowed())).toBe('unreachable, may have it');
  handler = () => undefined;
  expect(await problem(push(), allowed(), 150)).toBe('slow, may have it');
  expect(await problem('http://push.example:1/x', ['push.example:1'])).toBe('unreachable, has not got it');
});
