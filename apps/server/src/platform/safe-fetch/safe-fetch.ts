import { isIP, type LookupFunction } from 'node:net';
import { Inject, Injectable } from '@nestjs/common';
import { Agent, request, type Dispatcher } from 'undici';
import { AppConfig } from '../config';
import { ACCEPTED_ENCODINGS, readBody } from './body-reader';
import { FetchProblem, refused } from './fetch-problem';
import { HostResolver, type HostAddress } from './host-resolver';
import { isPublicAddress } from './public-address';
import { hostAndPort, webAddress } from './web-address';

/** Injection token of `SafeFetchLimits`. */
export const SAFE_FETCH_LIMITS = Symbol('SAFE_FETCH_LIMITS');

export interface SafeFetchLimits {
  /** From the first look-up to the last byte, all redirects included. */
  totalMs: number;
  /** Sent, and unpacked. */
  maxBytes: number;
  redirects: number;
}

export const safeFetchLimits: SafeFetchLimits = { totalMs: 10_000, maxBytes: 5 * 1_048_576, redirects: 5 };

/** What the server of an address said about its answer the last time; sent back, it may answer "nothing new". */
export interface Validators {
  etag?: string | null;
  lastModified?: string | null;
}

export interface GoodAnswer {
  status: 200;
  /** Unpacked. */
  bytes: Buffer;
  /** How their server says that they are encoded. */
  charset: string | null;
  etag: string | null;
  lastModified: string | null;
}

export type SafeAnswer = { status: 304 } | GoodAnswer;

/** What is handed to somebody's server. */
export interface SafePost {
  headers: Record<string, string>;
  body: Buffer;
  /** `host:port` that may lie in a private network and speak http. */
  allowed: readonly string[];
}

const USER_AGENT = 'Homefold calendar';
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const PORTS = new Set(['', '80', '443']);

/**
 * Fetches an address that somebody typed, without lending them this server's place in its network
 * (docs/decisions/outside-calendars.md): http and https on their own ports, names resolved once, every address public,
 * the connection made to the very address that was checked, each redirect checked anew, bounded in time and size, without
 * a cookie or any credential.
 */
@Injectable()
export class SafeFetch {
  constructor(
    private readonly config: AppConfig,
    private readonly resolver: HostResolver,
    @Inject(SAFE_FETCH_LIMITS) private readonly limits: SafeFetchLimits,
  ) {}

  /**
   * GET, following at most five redirects.
   *
   * @returns the body; or that nothing is new since the given validators
   * @throws FetchProblem with a message for people
   */
  async get(address: string, validators: Validators = {}): Promise<SafeAnswer> {
    let url = webAddress(address);
    const deadline = AbortSignal.timeout(this.limits.totalMs);
    for (let hop = 0; hop <= this.limits.redirects; hop++) {
      const answer = await this.hop(url, validators, deadline);
      if (!(answer instanceof URL)) return answer;
      if (url.protocol === 'https:' && answer.protocol === 'http:')
        throw new FetchProblem('redirects', 'This address leads on to one that is not secure.');
      url = answer;
    }
    throw new FetchProblem('redirects', 'This address leads on and on, and never to a calendar.');
  }

  /**
   * POST to https, once and following nothing. What is answered with is read no further than its headers.
   *
   * @throws FetchProblem; its `isSent` says whether the other side can have got it
   */
  async post(
    address: string,
    { headers, body, allowed }: SafePost,
  ): Promise<{ status: number; headers: Dispatcher.ResponseData['headers'] }> {
    const url = webAddress(address);
    if (url.protocol !== 'https:' && !allowed.includes(hostAndPort(url))) throw refused();
    const signal = AbortSignal.timeout(this.limits.totalMs);
    const agent = this.agent(await this.checked(url, signal, allowed));
    let isSent = false;
    agent.on('connect', () => (isSent = true));
    try {
      const response = await request(url, { method: 'POST', dispatcher: agent, signal, headers, body });
      response.body.on('error', () => undefined).destroy();
      return { status: response.statusCode, headers: response.headers };
    } catch (error) {
      const { kind, message } = this.told(error, signal);
      throw new FetchProblem(kind, message, isSent);
    } finally {
      await agent.destroy().catch(() => undefined);
    }
  }

  /** Of one request, so that nothing of it outlives that: no connection is shared with another address. */
  private agent(addresses: HostAddress[]): Agent {
    return new Agent({
      connect: { lookup: always(addresses), timeout: this.limits.totalMs },
      headersTimeout: this.limits.totalMs,
      bodyTimeout: this.limits.totalMs,
      connections: 1,
      maxHeaderSize: 32_768,
    });
  }

  /** One request. @returns the answer, or where it leads */
  private async hop(url: URL, validators: Validators, signal: AbortSignal): Promise<SafeAnswer | URL> {
    const agent = this.agent(await this.checked(url, signal, this.config.outsideFeedsAllow));
    let body: Dispatcher.ResponseData['body'] | undefined;
    try {
      const response = await request(url, { dispatcher: agent, signal, headers: headersOf(validators) });
      ({ body } = response);
      // What is not read to its end is cut off below, and says so.
      body.on('error', () => undefined);
      const { statusCode, headers } = response;
      if (REDIRECTS.has(statusCode)) return redirect(one(headers['location']), url);
      if (statusCode === 304) return { status: 304 };
      if (statusCode !== 200) throw new FetchProblem('status', wordsOf(statusCode));
      const bytes = await readBody(body, one(headers['content-encoding']), this.limits.maxBytes, signal);
      return {
        status: 200,
        bytes,
        charset: /charset=["']?([\w.:-]+)/i.exec(one(headers['content-type']) ?? '')?.[1] ?? null,
        etag: kept(one(headers['etag'])),
        lastModified: kept(one(headers['last-modified'])),
      };
    } catch (error) {
      throw this.told(error, signal);
    } finally {
      body?.destroy();
      await agent.destroy().catch(() => undefined);
    }
  }

  /** The addresses to connect to. @throws FetchProblem `refused` unless all of them are public. */
  private async checked(url: URL, signal: AbortSignal, allow: readonly string[]): Promise<HostAddress[]> {
    const host = url.hostname.replace(/^\[|\]$/g, '');
    const allowed = allow.includes(hostAndPort(url));
    if (!allowed && !PORTS.has(url.port)) throw refused();
    const version = isIP(host);
    const addresses = version
      ? [{ address: host, family: version === 6 ? (6 as const) : (4 as const) }]
      : await until(this.resolver.resolve(host), signal).catch(() => {
          throw signal.aborted ? tooSlow() : refused();
        });
    if (addresses.length === 0) throw refused();
    if (!allowed && !addresses.every(({ address }) => isPublicAddress(address))) throw refused();
    return addresses;
  }

  private told(error: unknown, signal: AbortSignal): FetchProblem {
    if (error instanceof FetchProblem) return error;
    const { name, code } = error as NodeJS.ErrnoException;
    const late = ['UND_ERR_CONNECT_TIMEOUT', 'UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT'];
    if (signal.aborted || name === 'TimeoutError' || late.includes(code ?? '')) return tooSlow();
    return new FetchProblem('unreachable', "The calendar's server cannot be reached at the moment.");
  }
}

const tooSlow = () => new FetchProblem('slow', "The calendar's server takes too long to answer.");

/** A look-up that has been answered already: the name is not asked a second time, when it might say something else. */
const always =
  (addresses: HostAddress[]): LookupFunction =>
  (_host, options, done) => {
    const [first] = addresses;
    if (options.all) done(null, addresses);
    else done(null, first?.address ?? '', first?.family);
  };

function until<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason as Error);
    if (signal.aborted) return stop();
    signal.addEventListener('abort', stop, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

const headersOf = ({ etag, lastModified }: Validators): Record<string, string> => ({
  'user-agent': USER_AGENT,
  accept: 'text/calendar, text/plain;q=0.8, */*;q=0.5',
  'accept-encoding': ACCEPTED_ENCODINGS,
  ...(etag && { 'if-none-match': etag }),
  ...(lastModified && { 'if-modified-since': lastModified }),
});

/** Where an answer leads. webcal and the like are fine here as well. @throws FetchProblem */
function redirect(location: string | undefined, from: URL): URL {
  if (!location) throw new FetchProblem('status', 'The address leads on, and does not say where.');
  let target: URL;
  try {
    target = new URL(location, from);
  } catch {
    throw refused();
  }
  return webAddress(target.href);
}

function wordsOf(status: number): string {
  if (status === 401 || status === 403) return 'This calendar is not public: its server asks for a sign-in.';
  if (status === 404 || status === 410) return 'There is no calendar at this address.';
  return `The calendar's server answers with an error (${status}).`;
}

const one = (header: string | string[] | undefined): string | undefined => (Array.isArray(header) ? header[0] : header);

/** A validator that can be sent back as it is. */
const kept = (header: string | undefined): string | null =>
  header && header.length <= 512 && /^[\x20-\x7e]+$/.test(header) ? header : null;
