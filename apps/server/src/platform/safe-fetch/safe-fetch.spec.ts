import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { loadConfig } from '../config';
import { REFUSED } from './fetch-problem';
import { HostResolver, type HostAddress } from './host-resolver';
import { SafeFetch, safeFetchLimits, type SafeAnswer, type SafeFetchLimits } from './safe-fetch';

const WANTED = { noun: 'calendar', userAgent: 'Homefold calendar', accept: 'text/calendar' };
const CALENDAR = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

const requests: IncomingMessage[] = [];
let handler: Handler;
let port: number;
const server = createServer((request, response) => {
  requests.push(request);
  handler(request, response);
});
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  requests.length = 0;
  handler = (_request, response) => response.end(CALENDAR);
});

/** Answers each name from its list in order, and counts the queries. */
class FakeResolver extends HostResolver {
  readonly asked: string[] = [];
  constructor(private readonly names: Record<string, string[][]> = {}) {
    super();
  }

  override resolve(host: string): Promise<HostAddress[]> {
    this.asked.push(host);
    const answers = this.names[host];
    const answer = answers && answers.length > 1 ? answers.shift() : answers?.[0];
    if (!answer) return Promise.reject(new Error('ENOTFOUND'));
    return Promise.resolve(answer.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })));
  }
}

interface Setting {
  /** Used with `club.example`, which resolves to this machine. */
  names?: Record<string, string[][]>;
  allow?: string[];
  limits?: Partial<SafeFetchLimits>;
}

function setting({ names = {}, allow = [`club.example:${port}`], limits = {} }: Setting = {}) {
  const config = loadConfig({
    NODE_ENV: 'test',
    SECRET: 'a secret of this spec, and of nothing else',
    OUTSIDE_FEEDS_ALLOW: allow.join(','),
  });
  const resolver = new FakeResolver({ 'club.example': [['127.0.0.1']], ...names });
  return { resolver, fetcher: new SafeFetch(config, resolver, { ...safeFetchLimits, ...limits }) };
}

const club = (path = '/') => `http://club.example:${port}${path}`;
const get = (address: string, options?: Setting): Promise<SafeAnswer> => setting(options).fetcher.get(address, WANTED);
const problem = async (address: string, options?: Setting): Promise<string> => {
  try {
    await get(address, options);
  } catch (error) {
    return `${(error as { kind?: string }).kind}: ${(error as Error).message}`;
  }
  throw new Error('it was fetched');
};
const REFUSED_PROBLEM = `refused: ${REFUSED}`;

describe('by default', () => {
  it.each([
    ['this machine', 'http://127.0.0.1/'],
    ['this machine by name', 'http://localhost/'],
    ['this machine in other words', 'http://2130706433/'],
    ['this machine, IPv6', 'http://[::1]/'],
    ['this machine, IPv4 in IPv6', 'http://[::ffff:127.0.0.1]/'],
    ["a cloud's own data", 'http://169.254.169.254/latest/meta-data/'],
    ['a router', 'https://192.168.0.1/'],
    ['a name of a private network', 'http://inside.example/'],
    ['a name with one address inside', 'http://both.example/'],
    ['a name that does not exist', 'https://nowhere.example/'],
    ['a name without an address', 'https://empty.example/'],
    ['another port', 'http://club.example:8080/'],
    ['a port of something else', 'http://outside.example:22/'],
    ['another scheme', 'ftp://outside.example/'],
  ])('%s is refused with the same message as everything else', async (_what, address) => {
    const names = {
      localhost: [['127.0.0.1', '::1']],
      'inside.example': [['10.0.0.5']],
      'both.example': [['93.184.215.14', '10.0.0.5']],
      'outside.example': [['93.184.215.14']],
      'empty.example': [[]],
    };
    expect(await problem(address, { names, allow: [] })).toBe(REFUSED_PROBLEM);
  });

  it('loopback is refused, whether or not a server listens there', async () => {
    expect(await problem(`http://127.0.0.1:${port}/`, { allow: [] })).toBe(REFUSED_PROBLEM);
    expect(await problem('http://127.0.0.1:1/', { allow: [] })).toBe(REFUSED_PROBLEM);
    expect(await problem(club(), { allow: [] })).toBe(REFUSED_PROBLEM);
    expect(requests).toEqual([]);
  });

  it('a name that really resolves to this machine is refused', async () => {
    const config = loadConfig({ NODE_ENV: 'test', SECRET: 'a secret of this spec, and of nothing else' });
    const fetcher = new SafeFetch(config, new HostResolver(), safeFetchLimits);
    await expect(fetcher.get('http://localhost/', WANTED)).rejects.toThrow(REFUSED);
  });
});

it('connects to the checked address, resolved once', async () => {
  // A second resolution would lead to a port of this machine without a listener.
  const { fetcher, resolver } = setting({ names: { 'club.example': [['127.0.0.1'], ['127.0.0.2'], ['10.0.0.1']] } });
  expect(await fetcher.get(club(), WANTED)).toMatchObject({ status: 200, bytes: Buffer.from(CALENDAR) });
  expect(resolver.asked).toEqual(['club.example']);
  expect(requests[0]?.headers.host).toBe(`club.example:${port}`);
});

it('checks the address of every hop: a public name that later resolves to a private address is refused', async () => {
  handler = (_request, response) => response.writeHead(302, { location: 'http://turning.example/' }).end();
  const names = { 'turning.example': [['10.0.0.7']] };
  expect(await problem(club(), { names })).toBe(REFUSED_PROBLEM);
  expect(requests).toHaveLength(1);
});

describe('redirects', () => {
  const leadingTo =
    (location: string, status = 302): Handler =>
    (request, response) =>
      void (request.url === '/' ? response.writeHead(status, { location }).end() : response.end(CALENDAR));

  it.each([301, 302, 303, 307, 308])('%s is followed, relative to the current URL', async (status) => {
    handler = leadingTo('next.ics', status);
    expect(await get(club())).toMatchObject({ status: 200, bytes: Buffer.from(CALENDAR) });
    expect(requests.map(({ url }) => url)).toEqual(['/', '/next.ics']);
  });

  it.each([
    ['this machine', () => `http://127.0.0.1:${port}/secret`],
    ['this machine in other words', () => 'http://0x7f000001/secret'],
    ['a private network', () => 'https://192.168.1.1/'],
    ['another port', () => 'http://club.example:25/'],
    ['a file', () => 'file:///etc/passwd'],
    ['credentials', () => `http://a:b@club.example:${port}/`],
    ['nothing that is an address', () => 'http://[::1'],
  ])('to %s is refused', async (_what, target) => {
    handler = leadingTo(target());
    expect(await problem(club())).toBe(REFUSED_PROBLEM);
    expect(requests).toHaveLength(1);
  });

  it('five are followed, the sixth is not', async () => {
    handler = (request, response) => {
      const step = Number(request.url?.slice(1));
      if (step === 0) response.end(CALENDAR);
      else response.writeHead(302, { location: `/${step - 1}` }).end();
    };
    expect(await get(club('/5'))).toMatchObject({ status: 200 });
    requests.length = 0;
    expect(await problem(club('/6'))).toContain('redirects:');
    expect(requests).toHaveLength(6);
  });

  it('from https to http are refused', async () => {
    const { fetcher } = setting();
    // Tests the rule alone, without a certificate: the answer of a secure hop.
    Object.assign(fetcher, { hop: () => Promise.resolve(new URL(club())) });
    await expect(fetcher.get('https://club.example/', WANTED)).rejects.toThrow('not secure');
    expect(requests).toEqual([]);
  });

  it('without a location are an error', async () => {
    handler = (_request, response) => response.writeHead(302).end();
    expect(await problem(club())).toContain('status:');
  });
});

describe('size limits', () => {
  const limits = { maxBytes: 1_048_576 };

  it('abort at once on a large content-length, else once the body is too large', async () => {
    handler = (_request, response) => response.end(Buffer.alloc(limits.maxBytes + 1, 'A'));
    expect(await problem(club(), { limits })).toBe('large: This calendar is larger than 1 MB.');
    handler = (_request, response) => response.end(Buffer.alloc(limits.maxBytes, 'A'));
    expect(await get(club(), { limits })).toMatchObject({ status: 200 });
  });

  it('abort an endless body and close its connection', async () => {
    let sent = 0;
    const closed = new Promise<void>((done) => {
      handler = (_request, response) => {
        const more = (): void => {
          while (!response.destroyed && response.write('A'.repeat(16_384))) sent += 16_384;
          response.once('drain', more);
        };
        response.on('close', done);
        more();
      };
    });
    expect(await problem(club(), { limits })).toContain('large:');
    await closed;
    expect(sent).toBeLessThan(40 * limits.maxBytes);
  });

  it.each([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
  ] as const)('abort a %s bomb by its decompressed size', async (encoding, pack) => {
    const bomb = pack(Buffer.alloc(64 * 1_048_576, 'A'));
    handler = (_request, response) => response.writeHead(200, { 'content-encoding': encoding }).end(bomb);
    const before = process.memoryUsage().arrayBuffers;
    expect(await problem(club())).toContain('large:');
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(32 * 1_048_576);
  });

  it('abort a small decompression bomb below the size limit', async () => {
    const bomb = gzipSync(Buffer.alloc(4 * 1_048_576, 'A'));
    handler = (_request, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb);
    expect(await problem(club())).toContain('large:');
  });

  it('abort on endless headers', async () => {
    handler = (_request, response) => {
      response.socket?.write(`HTTP/1.1 200 OK\r\n${'x-more: and more\r\n'.repeat(5_000)}`);
    };
    expect(await problem(club())).toContain('unreachable:');
  });
});

describe('time limits', () => {
  const limits = { totalMs: 300 };

  it.each<[string, Handler]>([
    ['no answer at all', () => undefined],
    [
      'a body that drips',
      (_request, response) => {
        const drip = setInterval(() => response.write('A'), 20);
        response.on('close', () => clearInterval(drip));
      },
    ],
    ['a body that stops', (_request, response) => void response.write('BEGIN:VCAL')],
    [
      'many redirects, each just in time',
      (request, response) => void sleep(100).then(() => response.writeHead(302, { location: `${request.url}x` }).end()),
    ],
  ])('%s is given up in time', async (_what, slow) => {
    handler = slow;
    const deadlines = jest.spyOn(AbortSignal, 'timeout');
    expect(await problem(club(), { limits })).toContain('slow:');
    // one for everything, the redirects included
    expect(deadlines.mock.calls).toEqual([[limits.totalMs]]);
    deadlines.mockRestore();
  });

  it('abort a name resolution without an answer', async () => {
    const { fetcher, resolver } = setting({ limits });
    resolver.resolve = () => new Promise(() => undefined);
    await expect(fetcher.get(club(), WANTED)).rejects.toMatchObject({ kind: 'slow' });
  });
});

describe('a request', () => {
  it('carries no cookie or credential, and one host name', async () => {
    handler = (request, response) => {
      response.setHeader('set-cookie', 'session=secret; Path=/');
      if (request.url === '/') response.writeHead(302, { location: '/next' }).end();
      else response.end(CALENDAR);
    };
    const { fetcher } = setting();
    await fetcher.get(club(), WANTED);
    await fetcher.get(club(), WANTED);
    expect(requests).toHaveLength(4);
    for (const { headers, method } of requests) {
      expect({ method, agent: headers['user-agent'] }).toEqual({ method: 'GET', agent: 'Homefold calendar' });
      expect(Object.keys(headers).sort()).toEqual(['accept', 'accept-encoding', 'connection', 'host', 'user-agent']);
    }
  });

  it('keeps validators and revalidates with them', async () => {
    handler = (request, response) => {
      const { 'if-none-match': tag, 'if-modified-since': since } = request.headers;
      if (tag === '"v1"' && since === 'Thu, 08 Oct 2026 09:30:00 GMT') response.writeHead(304).end();
      else response.writeHead(200, { etag: '"v1"', 'last-modified': 'Thu, 08 Oct 2026 09:30:00 GMT' }).end(CALENDAR);
    };
    const { fetcher } = setting();
    const first = await fetcher.get(club(), WANTED);
    expect(first).toEqual({
      status: 200,
      address: club(),
      bytes: Buffer.from(CALENDAR),
      charset: null,
      etag: '"v1"',
      lastModified: 'Thu, 08 Oct 2026 09:30:00 GMT',
    });
    expect(await fetcher.get(club(), WANTED, first as object)).toEqual({ status: 304 });
  });

  it('reads compressed bodies and foreign charsets', async () => {
    handler = (_request, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('SUMMARY:Füßball ⚽'));
    expect(await get(club())).toMatchObject({ bytes: Buffer.from('SUMMARY:Füßball ⚽'), charset: null });
    const latin = Buffer.from('SUMMARY:Füßball', 'latin1');
    handler = (_request, response) =>
      response.writeHead(200, { 'content-type': 'text/calendar; charset=ISO-8859-1' }).end(latin);
    expect(await get(club())).toMatchObject({ bytes: latin, charset: 'ISO-8859-1' });
  });

  it.each([
    ['cut off in the middle', { 'content-encoding': 'gzip' }, gzipSync(CALENDAR.repeat(99)).subarray(0, 60)],
    ['packed with junk', { 'content-encoding': 'gzip' }, Buffer.from('junk')],
    ['packed in an unknown way', { 'content-encoding': 'zstd' }, Buffer.from('junk')],
    ['packed twice', { 'content-encoding': 'gzip, gzip' }, gzipSync(gzipSync(CALENDAR))],
  ])('a body %s is an error', async (_what, headers, body) => {
    handler = (_request, response) => response.writeHead(200, headers).end(body);
    expect(await problem(club())).toBe('unreadable: The response from this address cannot be read.');
  });

  it.each([
    [401, 'This calendar is not public: its server asks for a sign-in.'],
    [403, 'This calendar is not public: its server asks for a sign-in.'],
    [404, 'There is no calendar at this address.'],
    [410, 'There is no calendar at this address.'],
    [204, "The calendar's server answers with an error (204)."],
    [500, "The calendar's server answers with an error (500)."],
  ])('%s has a readable message', async (status, words) => {
    handler = (_request, response) => response.writeHead(status).end('<secret>');
    expect(await problem(club())).toBe(`status: ${words}`);
  });

  it.each<[string, Handler]>([
    ['nobody listens', (request) => request.socket.destroy()],
    ['something else than the web listens', (request) => void request.socket.end('SSH-2.0-OpenSSH\r\n')],
  ])('%s', async (_what, broken) => {
    handler = broken;
    expect(await problem(club())).toBe("unreachable: The calendar's server cannot be reached at the moment.");
  });
});
