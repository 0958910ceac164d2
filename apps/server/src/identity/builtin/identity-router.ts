import type { IncomingHttpHeaders } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Request as HttpRequest, Response as HttpResponse } from 'express';
import type { Principal } from '../../platform/auth';
import { conflict, DomainError, guestAccount, notFound, unauthenticated } from '../../platform/errors';
import type { Origins } from '../../platform/http';
import { networkOf } from '../../platform/limits';
import { assertCookieAllowed, cookiesFor } from '../credentials';
import { readIdentityBody } from '../request-body';
import type { Accounts } from './accounts';
import { refusalOf, withoutSecrets } from './answers';
import { type Auth, CLIENT_IP_HEADER, KNOWN_DEVICE_HEADER, USER_AGENT_MAX } from './better-auth';
import { parseInput } from './inputs';
import type { KnownDevices } from './known-devices';
import type { PasskeyTable } from './passkeys';
import { libraryRoutes, type LibraryRoute, ownRoutes } from './routes';
import type { Claimant, SignInLimits } from './sign-in-limits';

/** An unroutable address (RFC 2606): substituted when no mail may be sent, so that the answer is the same. */
const NOBODY = 'nobody@homefold.invalid';

/** The answer of `GET /identity/sign-in-methods`. */
export interface SignInMethods {
  authenticatorApp: boolean;
  /** Unused recovery codes; 0 without an app. */
  recoveryCodesLeft: number;
}

export interface IdentityRouterParts {
  auth: Auth;
  accounts: Accounts;
  limits: SignInLimits;
  devices: KnownDevices;
  passkeys: PasskeyTable;
  /** The host that passkeys belong to; null where they are unavailable. */
  passkeyHost: string | null;
  /** better-auth's base path; the router decides first what is reachable. */
  baseUrl: string;
  origins: Origins;
  /** The Cookie header passed to better-auth. */
  cookies(header: string): string;
  /** The session of the request's cookie; null without one. */
  sessionOf(request: HttpRequest): Promise<Principal | null>;
  /** @throws DomainError INVALID (field `currentPassword`) for a wrong password */
  assertPassword(userId: string, password: unknown): Promise<void>;
  /** Called after the caller removed a passkey. */
  passkeyRemoved(caller: Principal): Promise<void>;
  /** The user's sign-in methods. */
  signInMethods(userId: string): Promise<SignInMethods>;
  /** The email address of the account that a reset link is for; null when it is expired or unknown. */
  resetLinkOwner(token: string): Promise<string | null>;
  /** Sessions of the user may have ended: open sockets are rechecked. */
  sessionsEnded(userId: string): Promise<void>;
}

/**
 * The calls under `/identity`, in front of better-auth: bodies are bounded and sanitised, writes must come from our own
 * pages, session secrets are removed from answers, errors get the product's format. Sessions are listed and revoked by
 * id.
 */
export class IdentityRouter {
  private readonly own: Record<
    keyof typeof ownRoutes,
    (request: HttpRequest, response: HttpResponse) => Promise<void>
  > = {
    'GET /list-sessions': (request, response) => this.listSessions(request, response),
    'GET /sign-in-methods': (request, response) => this.signInMethods(request, response),
    'GET /list-passkeys': (request, response) => this.listPasskeys(request, response),
    'POST /rename-passkey': (request, response) => this.renamePasskey(request, response),
    'POST /remove-passkey': (request, response) => this.removePasskey(request, response),
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
    if (route.ceremony) this.assertPasskeysWork();
    const body = route.input ? parseInput(route.input, await readIdentityBody(request)) : undefined;
    const asksCaller = route.endsSessions ?? route.limit === 'own-password';
    const caller = await this.callerOf(request, route);
    const claimant = await this.claimantOf(request, route, body);
    const forgive = await this.limit(route, caller, claimant);
    if (route.asksPassword) await this.provePassword(caller, body);
    const owner = await this.ownerOf(route, body);
    const asked = forgive ? body : { ...body, email: NOBODY };
    const [answer] = await Promise.all([
      this.ask(request, route, asked, claimant),
      route.floorMs && wait(route.floorMs),
    ]);
    if (answer.ok) await forgive?.();
    if (caller && answer.ok) {
      if (startsSession(answer)) await this.endReplaced(caller);
      if (asksCaller) await this.parts.sessionsEnded(caller.userId);
    }
    await this.reply(route, answer, { request, response, owner });
  }

  /**
   * Writes with a cookie or from a browser must come from our own pages: another site can neither use a session nor
   * sign a user in to another account. Tools send neither cookie nor origin.
   */
  private assertOwnPage({ headers, method }: HttpRequest): void {
    const fromBrowser = headers.cookie ?? headers.origin ?? headers['sec-fetch-site'];
    if (fromBrowser !== undefined) assertCookieAllowed({ headers, method }, this.parts.origins);
  }

  /** @throws DomainError CONFLICT under a host that this server's passkeys do not belong to */
  private assertPasskeysWork(): void {
    const { origins, passkeyHost, baseUrl } = this.parts;
    if (passkeyHost === null)
      throw conflict('CONFLICT', 'Browsers allow passkeys only if PUBLIC_URL is an https address with a host name.');
    if (new URL(origins.current()).hostname !== passkeyHost)
      throw conflict('CONFLICT', `Passkeys for this server work only at ${baseUrl}.`);
  }

  private async provePassword(caller: Principal | null, body?: Record<string, unknown>): Promise<void> {
    if (!caller) throw unauthenticated();
    await this.parts.assertPassword(caller.userId, body?.['currentPassword']);
  }

  /** Whom a caller claims to be: by an email address, or in the second step of a sign-in. */
  private async claimantOf(
    { headers, ip }: HttpRequest,
    route: LibraryRoute,
    body?: Record<string, unknown>,
  ): Promise<Claimant | null> {
    const email = route.limit === 'code' ? await this.pendingAddress(headers) : body?.['email'];
    if (typeof email !== 'string') return null;
    return { email, network: networkOf(ip), deviceId: this.parts.devices.idFor(email, headers) };
  }

  private async pendingAddress({ cookie }: IncomingHttpHeaders): Promise<string | null> {
    if (cookie === undefined) return null;
    const headers = new Headers({ cookie: this.parts.cookies(cookie) });
    return (await this.parts.auth.api.pendingSignIn({ headers })).email;
  }

  /**
   * Counts the call against the limit of its route, if any.
   *
   * @returns takes the count back after a success; null when the call must be answered as usual but do nothing
   */
  private async limit(route: LibraryRoute, caller: Principal | null, claimant: Claimant | null) {
    const nothing = () => Promise.resolve();
    if (route.limit === 'sign-in' && claimant) return this.parts.limits.attempt(claimant);
    if (route.limit === 'own-password' && caller) return this.parts.limits.ownPassword(caller.userId);
    if (route.limit === 'code' && caller) return this.parts.limits.ownCode(caller.userId);
    if (route.limit === 'code' && claimant) return this.parts.limits.code(claimant);
    if (route.limit === 'reset' && claimant)
      return (await this.parts.limits.resetMayBeMailed(claimant)) ? nothing : null;
    return nothing;
  }

  /** The email address of the account that the call's mailed link is for. */
  private async ownerOf(route: LibraryRoute, body?: Record<string, unknown>): Promise<string | null> {
    const token = body?.['token'];
    return route.provesOwner && typeof token === 'string' ? this.parts.resetLinkOwner(token) : null;
  }

  /** The caller, where that matters. @throws DomainError GUEST_ACCOUNT for a guest where guests are not allowed */
  private async callerOf(request: HttpRequest, route: LibraryRoute): Promise<Principal | null> {
    if (request.method === 'GET' && route.forGuests) return null;
    const caller = await this.parts.sessionOf(request).catch((error: unknown) => {
      // an expired session counts as none; one that could not be looked up may be a guest's
      if (route.forGuests || (error instanceof DomainError && error.kind === 'unauthenticated')) return null;
      throw error;
    });
    if (caller && !route.forGuests && (await this.parts.accounts.guestOf(caller.userId))) throw guestAccount();
    return caller;
  }

  /** Once the browser has another session, the guest's is unreachable. */
  private async endReplaced({ userId, sessionId }: Principal): Promise<void> {
    if (!(await this.parts.accounts.guestOf(userId))) return;
    await this.parts.accounts.revokeSession(userId, sessionId);
    await this.parts.sessionsEnded(userId);
  }

  /** Passes the call to better-auth with only the headers it needs. */
  private ask(
    { method: asked, path, headers, ip }: HttpRequest,
    route: LibraryRoute,
    input: Record<string, unknown> | undefined,
    claimant: Claimant | null,
  ): Promise<Response> {
    const { auth, baseUrl, origins } = this.parts;
    const method = route.method ?? asked;
    const body = method === 'GET' ? undefined : input;
    return auth.handler(
      new Request(`${baseUrl}/identity${path}`, {
        method,
        headers: {
          origin: origins.current(),
          [CLIENT_IP_HEADER]: ip ?? '',
          ...(claimant?.deviceId ? { [KNOWN_DEVICE_HEADER]: '1' } : {}),
          'user-agent': (headers['user-agent'] ?? '').slice(0, USER_AGENT_MAX),
          ...(headers.cookie === undefined ? {} : { cookie: this.parts.cookies(headers.cookie) }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        body: body === undefined ? undefined : JSON.stringify(body),
      }),
    );
  }

  private async reply(
    route: LibraryRoute,
    answer: Response,
    { request, response, owner }: { request: HttpRequest; response: HttpResponse; owner: string | null },
  ): Promise<void> {
    const body = parseOrNull(await answer.text());
    if (answer.status >= 400) throw refusalOf(answer.status, body, answer.headers.get('x-retry-after'));
    // A read removes no cookie: a change may have replaced its session in the meantime, and it would remove the new one's.
    const cookies = answer.headers.getSetCookie().filter((cookie) => request.method !== 'GET' || !isRemoval(cookie));
    const proven = route.provesOwner ? (owner ?? signedInAddress(body)) : null;
    if (proven) cookies.push(this.parts.devices.remember(proven, request.headers));
    if (cookies.length > 0) response.setHeader('set-cookie', cookiesFor(this.parts.origins.current(), cookies));
    const shown = route.answer ? route.answer(body) : body;
    response.status(answer.status).json(route.keepToken ? shown : withoutSecrets(shown));
  }

  private async listSessions(request: HttpRequest, response: HttpResponse): Promise<void> {
    response.json(await this.parts.accounts.sessions(await this.signedIn(request)));
  }

  private async revokeSession(request: HttpRequest, response: HttpResponse): Promise<void> {
    const { userId } = await this.signedIn(request);
    const { id } = parseInput(ownRoutes['POST /revoke-session'].input, await readIdentityBody(request));
    if (!(await this.parts.accounts.revokeSession(userId, id))) throw notFound('Session');
    await this.parts.sessionsEnded(userId);
    response.json({ status: true });
  }

  private async listPasskeys(request: HttpRequest, response: HttpResponse): Promise<void> {
    response.json(await this.parts.passkeys.of((await this.signedIn(request)).userId));
  }

  private async renamePasskey(request: HttpRequest, response: HttpResponse): Promise<void> {
    const { userId } = await this.signedIn(request);
    const { id, name } = parseInput(ownRoutes['POST /rename-passkey'].input, await readIdentityBody(request));
    if (!(await this.parts.passkeys.rename(userId, id, name))) throw notFound('Passkey');
    response.json({ status: true });
  }

  private async removePasskey(request: HttpRequest, response: HttpResponse): Promise<void> {
    const caller = await this.signedIn(request);
    const body = parseInput(ownRoutes['POST /remove-passkey'].input, await readIdentityBody(request));
    const forgive = await this.parts.limits.ownPassword(caller.userId);
    await this.provePassword(caller, body);
    await forgive();
    if (!(await this.parts.passkeys.remove(caller.userId, body.id))) throw notFound('Passkey');
    await this.parts.passkeyRemoved(caller);
    response.json({ status: true });
  }

  private async signInMethods(request: HttpRequest, response: HttpResponse): Promise<void> {
    response.json(await this.parts.signInMethods((await this.signedIn(request)).userId));
  }

  private async signedIn(request: HttpRequest): Promise<Principal> {
    const principal = await this.parts.sessionOf(request);
    if (!principal) throw unauthenticated();
    return principal;
  }
}

/** The email address of the account that an answer signs in to. */
function signedInAddress(body: unknown): string | null {
  const email = (body as { user?: { email?: unknown } } | null)?.user?.email;
  return typeof email === 'string' ? email : null;
}

const isRemoval = (cookie: string): boolean => /;\s*max-age=0\b/i.test(cookie);

/** Whether an answer gives the browser another session. */
const startsSession = (answer: Response): boolean =>
  answer.headers.getSetCookie().some((cookie) => /session_token=[^;]/.test(cookie) && !isRemoval(cookie));

function parseOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
