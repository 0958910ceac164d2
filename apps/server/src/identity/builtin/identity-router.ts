import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Request as HttpRequest, Response as HttpResponse } from 'express';
import type { Principal } from '../../platform/auth';
import { notFound, unauthenticated } from '../../platform/errors';
import type { RateLimiter } from '../../platform/limits';
import { assertCookieAllowed } from '../credentials';
import { readJson } from '../request-body';
import type { Accounts } from './accounts';
import { refusalOf, withoutSecrets } from './answers';
import { type Auth, CLIENT_IP_HEADER, USER_AGENT_MAX } from './better-auth';
import { parseInput } from './inputs';
import { libraryRoutes, type LibraryRoute, ownRoutes } from './routes';

/** Largest body of any identity call, in bytes. */
const BODY_LIMIT = 16_384;

export interface IdentityRouterParts {
  auth: Auth;
  accounts: Accounts;
  limiter: RateLimiter;
  publicUrl: string;
  /** The session of the request's cookie, null without one. */
  sessionOf(request: HttpRequest): Promise<Principal | null>;
  /** Sessions of the user may be over: open sockets have to show that they still may stay. */
  sessionsEnded(userId: string): Promise<void>;
}

/**
 * The calls under `/identity`. It stands in front of better-auth: bodies are bounded and cleaned, writes need one of our
 * own pages, answers lose the session's secret, errors get the product's form. Sessions are listed and revoked by id.
 */
export class IdentityRouter {
  private readonly own: Record<
    keyof typeof ownRoutes,
    (request: HttpRequest, response: HttpResponse) => Promise<void>
  > = {
    'GET /list-sessions': (request, response) => this.listSessions(request, response),
    'POST /revoke-session': (request, response) => this.revokeSession(request, response),
  };

  constructor(private readonly parts: IdentityRouterParts) {}

  /** Answers one call. @throws DomainError for the caller to answer. */
  async serve(request: HttpRequest, response: HttpResponse): Promise<void> {
    response.setHeader('cache-control', 'no-store');
    this.assertOwnPage(request);
    const call = `${request.method} ${request.path}`;
    if (call in ownRoutes) return this.own[call as keyof typeof ownRoutes](request, response);
    const route = libraryRoutes[call];
    if (!route) throw notFound('Page');
    const body = route.input ? parseInput(route.input, await readJson(request, BODY_LIMIT)) : undefined;
    await this.limitPerEmail(call, route, body);
    const caller = route.endsSessions ? await this.parts.sessionOf(request).catch(() => null) : null;
    const [answer] = await Promise.all([this.ask(request, body), route.floorMs && wait(route.floorMs)]);
    if (caller && answer.ok) await this.parts.sessionsEnded(caller.userId);
    await this.reply(route, answer, response);
  }

  /**
   * A write that carries a cookie, or comes from any browser, must come from one of our pages: neither can another site
   * use a session, nor can it sign somebody in as somebody else. Tools send neither cookie nor origin.
   */
  private assertOwnPage({ headers, method }: HttpRequest): void {
    const fromBrowser = headers.cookie ?? headers.origin ?? headers['sec-fetch-site'];
    if (fromBrowser !== undefined) assertCookieAllowed({ headers, method }, this.parts.publicUrl);
  }

  /** The address is hashed: the table of limits is no list of people. */
  private async limitPerEmail(call: string, { perEmail }: LibraryRoute, body?: Record<string, unknown>): Promise<void> {
    if (!perEmail) return;
    const email = createHash('sha256').update(String(body?.['email'])).digest('base64url');
    await this.parts.limiter.hit(`identity:${call}:${email}`, perEmail);
  }

  /** Hands the call to better-auth as a request of exactly the headers it needs. */
  private ask(
    { method, path, headers, ip }: HttpRequest,
    body: Record<string, unknown> | undefined,
  ): Promise<Response> {
    const { auth, publicUrl } = this.parts;
    return auth.handler(
      new Request(`${publicUrl}/identity${path}`, {
        method,
        headers: {
          origin: publicUrl,
          [CLIENT_IP_HEADER]: ip ?? '',
          'user-agent': (headers['user-agent'] ?? '').slice(0, USER_AGENT_MAX),
          ...(headers.cookie === undefined ? {} : { cookie: headers.cookie }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        body: body === undefined ? undefined : JSON.stringify(body),
      }),
    );
  }

  private async reply(route: LibraryRoute, answer: Response, response: HttpResponse): Promise<void> {
    const body = parseOrNull(await answer.text());
    if (answer.status >= 400) throw refusalOf(answer.status, body, answer.headers.get('x-retry-after'));
    const cookies = answer.headers.getSetCookie();
    if (cookies.length > 0) response.setHeader('set-cookie', cookies);
    response.status(answer.status).json(route.keepToken ? body : withoutSecrets(body));
  }

  private async listSessions(request: HttpRequest, response: HttpResponse): Promise<void> {
    response.json(await this.parts.accounts.sessions(await this.signedIn(request)));
  }

  private async revokeSession(request: HttpRequest, response: HttpResponse): Promise<void> {
    const { userId } = await this.signedIn(request);
    const { id } = parseInput(ownRoutes['POST /revoke-session'].input, await readJson(request, BODY_LIMIT));
    if (!(await this.parts.accounts.revokeSession(userId, id))) throw notFound('Session');
    await this.parts.sessionsEnded(userId);
    response.json({ status: true });
  }

  private async signedIn(request: HttpRequest): Promise<Principal> {
    const principal = await this.parts.sessionOf(request);
    if (!principal) throw unauthenticated();
    return principal;
  }
}

function parseOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
