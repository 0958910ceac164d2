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
  /** Total, from the first look-up to the last byte, redirects included. */
  totalMs: number;
  /** Both sent and decompressed. */
  maxBytes: number;
  redirects: number;
}

export const safeFetchLimits: SafeFetchLimits = { totalMs: 10_000, maxBytes: 5 * 1_048_576, redirects: 5 };

/** Validators of the last answer; sent back, they allow "not modified". */
export interface Validators {
  etag?: string | null;
  lastModified?: string | null;
}

export interface GoodAnswer {
  status: 200;
  /** Final URL, after all redirects. */
  address: string;
  /** Decompressed. */
  bytes: Buffer;
  /** The charset declared by the server. */
  charset: string | null;
  etag: string | null;
  lastModified: string | null;
}

export type SafeAnswer = { status: 304 } | GoodAnswer;

/** What is fetched, in the caller's terms. */
export interface Wanted {
  /** User-facing noun: "calendar". */
  noun: string;
  userAgent: string;
  /** The header `accept`. */
  accept: string;
  /** Content types that are read; others are refused unread. Default: all. */
  types?: RegExp;
  /** Overrides the default limits. */
  maxBytes?: number;
  totalMs?: number;
}

/** What is posted. */
export interface SafePost {
  headers: Record<string, string>;
  body: Buffer;
  /** `host:port` allowed in a private network and over http. */
  allowed: readonly string[];
}

const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const PORTS = new Set(['', '80', '443']);

/**
 * Fetches a URL supplied by a user without exposing this server's network (docs/decisions/outside-calendars.md): http
 * and https on their default ports, names resolved once, every address public, the connection made to the checked
 * address, each redirect checked again, bounded in time and size, without cookies or credentials.
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
   * @returns the body, or that it is unchanged since the given validators
   * @throws FetchProblem with a user-facing message
   */
  async get(address: string, wanted: Wanted, validators: Validators = {}): Promise<SafeAnswer> {
    let url = webAddress(address);
    const deadline = AbortSignal.timeout(wanted.totalMs ?? this.limits.totalMs);
    for (let hop = 0; hop <= this.limits.redirects; hop++) {
      const answer = await this.hop(url, wanted, validators, deadline);
      if (!(answer instanceof URL)) return answer;
      if (url.protocol === 'https:' && answer.protocol === 'http:')
        throw new FetchProblem('redirects', 'This address redirects to one that is not secure.');
      url = answer;
    }
    throw new FetchProblem('redirects', `This address redirects too often and never reaches a ${wanted.noun}.`);
  }

  /**
   * POST to https, once, without following redirects. Only the headers of the answer are read.
   *
   * @throws FetchProblem; `isSent` is whether the other side may have received it
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
      const { kind, message } = problemOf(error, signal);
      throw new FetchProblem(kind, message, isSent);
    } finally {
      await agent.destroy().catch(() => undefined);
    }
  }

  /** One per request, so that nothing outlives it: connections are never shared between addresses. */
  private agent(addresses: HostAddress[]): Agent {
    return new Agent({
      connect: { lookup: always(addresses), timeout: this.limits.totalMs },
      headersTimeout: this.limits.totalMs,
      bodyTimeout: this.limits.totalMs,
      connections: 1,
      maxHeaderSize: 32_768,
    });
  }

  /** One request. @returns the answer, or the redirect target */
  private async hop(url: URL, wanted: Wanted, validators: Validators, signal: AbortSignal): Promise<SafeAnswer | URL> {
    const agent = this.agent(await this.checked(url, signal, this.config.outsideFeedsAllow, wanted));
    let body: Dispatcher.ResponseData['body'] | undefined;
    try {
      const response = await request(url, { dispatcher: agent, signal, headers: headersOf(wanted, validators) });
      ({ body } = response);
      // An unfinished body is aborted below with an error.
      body.on('error', () => undefined);
      const { statusCode, headers } = response;
      if (REDIRECTS.has(statusCode)) return redirect(one(headers['location']), url);
      if (statusCode === 304) return { status: 304 };
      if (statusCode !== 200) throw new FetchProblem('status', refusalOf(statusCode, wanted));
      const type = one(headers['content-type']) ?? '';
      if (wanted.types && !wanted.types.test(type))
        throw new FetchProblem('unreadable', `There is no ${wanted.noun} at this address.`);
      const bytes = await readBody(
        body,
        one(headers['content-encoding']),
        { maxBytes: wanted.maxBytes ?? this.limits.maxBytes, noun: wanted.noun },
        signal,
      );
      return {
        status: 200,
        address: url.href,
        bytes,
        charset: /charset=["']?([\w.:-]+)/i.exec(type)?.[1] ?? null,
        etag: kept(one(headers['etag'])),
        lastModified: kept(one(headers['last-modified'])),
      };
    } catch (error) {
      throw problemOf(error, signal, wanted);
    } finally {
      body?.destroy();
      await agent.destroy().catch(() => undefined);
    }
  }

  /** The addresses to connect to. @throws FetchProblem `refused` unless all of them are public. */
  private async checked(
    url: URL,
    signal: AbortSignal,
    allow: readonly string[],
    wanted?: Wanted,
  ): Promise<HostAddress[]> {
    const host = url.hostname.replace(/^\[|\]$/g, '');
    const allowed = allow.includes(hostAndPort(url));
    if (!allowed && !PORTS.has(url.port)) throw refused();
    const version = isIP(host);
    const addresses = version
      ? [{ address: host, family: version === 6 ? (6 as const) : (4 as const) }]
      : await until(this.resolver.resolve(host), signal).catch(() => {
          throw signal.aborted ? tooSlow(wanted) : refused();
        });
    if (addresses.length === 0) throw refused();
    if (!allowed && !addresses.every(({ address }) => isPublicAddress(address))) throw refused();
    return addresses;
  }
}

/** User-facing reason of a failed request. */
function problemOf(error: unknown, signal: AbortSignal, wanted?: Wanted): FetchProblem {
  if (error instanceof FetchProblem) return error;
  const { name, code } = error as NodeJS.ErrnoException;
  const late = ['UND_ERR_CONNECT_TIMEOUT', 'UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT'];
  if (signal.aborted || name === 'TimeoutError' || late.includes(code ?? '')) return tooSlow(wanted);
  return new FetchProblem('unreachable', `${serverOf(wanted)} cannot be reached at the moment.`);
}

const serverOf = (wanted?: Wanted): string => (wanted ? `The ${wanted.noun}'s server` : 'The server');

const tooSlow = (wanted?: Wanted) => new FetchProblem('slow', `${serverOf(wanted)} takes too long to answer.`);

/** A look-up that returns the checked addresses: resolving again could give another answer. */
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

const headersOf = ({ userAgent, accept }: Wanted, { etag, lastModified }: Validators): Record<string, string> => ({
  'user-agent': userAgent,
  accept,
  'accept-encoding': ACCEPTED_ENCODINGS,
  ...(etag && { 'if-none-match': etag }),
  ...(lastModified && { 'if-modified-since': lastModified }),
});

/** Redirect target. webcal and the like are accepted here as well. @throws FetchProblem */
function redirect(location: string | undefined, from: URL): URL {
  if (!location) throw new FetchProblem('status', 'The address redirects, but gives no target.');
  let target: URL;
  try {
    target = new URL(location, from);
  } catch {
    throw refused();
  }
  return webAddress(target.href);
}

function refusalOf(status: number, wanted: Wanted): string {
  if (status === 401 || status === 403) return `This ${wanted.noun} is not public: its server asks for a sign-in.`;
  if (status === 404 || status === 410) return `There is no ${wanted.noun} at this address.`;
  return `${serverOf(wanted)} answers with an error (${status}).`;
}

const one = (header: string | string[] | undefined): string | undefined => (Array.isArray(header) ? header[0] : header);

/** A validator that can be sent back verbatim. */
const kept = (header: string | undefined): string | null =>
  header && header.length <= 512 && /^[\x20-\x7e]+$/.test(header) ? header : null;
