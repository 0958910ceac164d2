import type { Express } from 'express';
import type { Pool } from 'pg';
import type { Claim, Principal, RequestCredentials } from '../../platform/auth';
import type { Clock } from '../../platform/clock';
import type { AppConfig } from '../../platform/config';
import { HttpErrorFilter, invalid, unauthenticated } from '../../platform/errors';
import { isLoopbackOrigin, isThisMachine, type Origins } from '../../platform/http';
import type { AppRequest } from '../../platform/http/app-request';
import type { RateLimiter } from '../../platform/limits';
import type { Logger } from '../../platform/observability';
import type { AccountDeletion } from '../account-deletion';
import { assertCookieAllowed, bearerToken, cookiesFor, cookieValue } from '../credentials';
import { type DeletionProof, type GuestAccounts, IdentityProvider, type IdentityUser } from '../identity.port';
import { SessionTokenVerifier } from '../token-verifier';
import { Accounts } from './accounts';
import { unavailable } from './answers';
import { type Auth, CLIENT_IP_HEADER, PASSWORD_MAX, USER_AGENT_MAX, createAuth } from './better-auth';
import { signedAnew } from './cookie-signatures';
import { IdentityRouter, type SignInMethods } from './identity-router';
import { KnownDevices } from './known-devices';
import { PasskeyTable, passkeyHost } from './passkeys';
import { opened } from './sealed-keys';
import type { FactorChange } from './second-factor';
import { SignInLimits } from './sign-in-limits';
import { SigningKeys } from './signing-keys';

export interface BuiltinIdentityParts {
  config: Pick<AppConfig, 'publicUrl' | 'baseUrl' | 'secret' | 'previousSecret'>;
  origins: Origins;
  pool: Pool;
  clock: Clock;
  limiter: RateLimiter;
  logger: Logger;
  deletions: AccountDeletion;
  /**
   * Mails a password reset link; its token is valid for one hour and one use.
   *
   * @param origin origin of the link
   */
  sendResetLink(email: string, token: string, origin: string): Promise<void>;
  /** Notifies the owner by mail that a sign-in method has changed. */
  notifyOwner(email: string, change: FactorChange, origin: string): Promise<void>;
  /**
   * Called when sessions of the user may have ended: the sockets of ended ones are closed.
   *
   * @param live ids of the remaining sessions, newest first
   */
  sessionsEnded(userId: string, live: readonly string[]): Promise<void>;
}

/** Accounts stored in our own database by better-auth. The default: needs no keys and no network. */
export class BuiltinIdentity extends IdentityProvider {
  readonly kind = 'builtin';
  readonly guests: GuestAccounts;
  private readonly auth: Auth;
  private readonly accounts: Accounts;
  private readonly passkeys: PasskeyTable;
  private readonly verifier: SessionTokenVerifier;
  private readonly limits: SignInLimits;

  constructor(private readonly parts: BuiltinIdentityParts) {
    super(parts.deletions);
    const { config, pool, clock, logger } = parts;
    this.accounts = new Accounts(pool);
    this.passkeys = new PasskeyTable(pool);
    this.limits = new SignInLimits(parts.limiter);
    this.verifier = new SessionTokenVerifier([new SigningKeys(pool, config.baseUrl, clock)], clock);
    this.auth = createAuth({ publicUrl: config.baseUrl, secret: config.secret }, pool, {
      sendResetLink: async (email, token) => parts.sendResetLink(email, token, await this.safeOrigin(email)),
      sessionStarted: (userId) => this.noteOrigin(userId),
      passwordWasReset: async ({ id: userId, email }) => {
        await this.accounts.dropResetLinks(userId);
        // better-auth does so only after this; a socket must not reconnect in between
        await this.accounts.endSessions(userId);
        await this.factorChanged(email, 'password');
        await parts.sessionsEnded(userId, []);
      },
      signingKeyLost: () =>
        logger.warn(
          'the signing key was sealed with another SECRET: a new one is made, everybody has to sign in again',
        ),
      factorChanged: (email, change) => this.factorChanged(email, change),
      passkeyUsed: (credentialId) => this.passkeys.used(credentialId),
      currentOrigin: () => parts.origins.current(),
      isFirstUse: (userId, code) => this.limits.isFirstUse(userId, code),
      failure: (message, cause) => logger.failure('identity', cause ?? message),
    });
    this.guests = {
      open: (accounts, familyId) => this.accounts.open(accounts, familyId),
      signIn: async (userId, { ip, userAgent }) => {
        const headers = new Headers({ [CLIENT_IP_HEADER]: ip, 'user-agent': userAgent.slice(0, USER_AGENT_MAX) });
        const answer = await this.auth.api.guestSession({ body: { userId }, headers, returnHeaders: true });
        return cookiesFor(parts.origins.current(), answer.headers.getSetCookie());
      },
    };
  }

  /**
   * Authenticates by bearer token (60 seconds, checked against its session) or by the session cookie on our own pages.
   */
  async authenticate(credentials: RequestCredentials): Promise<Principal | null> {
    return (await this.claim(credentials))?.principal ?? null;
  }

  override async claim(credentials: RequestCredentials): Promise<Claim | null> {
    const token = bearerToken(credentials.headers);
    if (token === null) {
      const principal = await this.byCookie(credentials);
      return principal && { userId: principal.userId, principal: Promise.resolve(principal) };
    }
    const { sessionId, userId } = await this.verifier.verify(token);
    return { userId, principal: this.sessionOf(sessionId, userId) };
  }

  recheck({ sessionId, userId }: Principal): Promise<Principal> {
    return this.sessionOf(sessionId, userId);
  }

  private async sessionOf(sessionId: string, userId: string): Promise<Principal> {
    const principal = await this.accounts.principal(sessionId, userId);
    if (!principal) throw unauthenticated();
    return principal;
  }

  getUsers(ids: readonly string[]): Promise<IdentityUser[]> {
    return this.accounts.users(ids);
  }

  originsOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    return this.accounts.origins(ids);
  }

  /** Unnecessary with PUBLIC_URL. */
  private async noteOrigin(userId: string): Promise<void> {
    const { config, origins } = this.parts;
    const origin = origins.current();
    if (!config.publicUrl) await this.accounts.noteOrigin(userId, origin, !isLoopbackOrigin(origin));
  }

  /**
   * The origin of a reset link. Anyone may request one under any home name, including that of their own machine,
   * which would then receive the link's secret. So the requested name counts only when it refers to this machine or is
   * the one under which the account last signed in; otherwise the link uses the latter.
   */
  private async safeOrigin(email: string): Promise<string> {
    const { config, origins } = this.parts;
    const asked = origins.current();
    if (config.publicUrl || isThisMachine(asked)) return asked;
    return (await this.accounts.originOf(email)) ?? config.baseUrl;
  }

  guestOf(userId: string): Promise<string | null> {
    return this.accounts.guestOf(userId);
  }

  mount(express: Express): void {
    const { config, logger, origins } = this.parts;
    const router = new IdentityRouter({
      auth: this.auth,
      accounts: this.accounts,
      limits: this.limits,
      devices: new KnownDevices({ ...config, publicUrl: config.baseUrl }),
      passkeys: this.passkeys,
      passkeyHost: passkeyHost(config.baseUrl),
      assertPassword: async (userId, password) => {
        if (!(await this.isPassword(userId, password)))
          throw invalid('currentPassword', 'The current password is not right.');
      },
      passkeyRemoved: (caller) => this.passkeyRemoved(caller),
      signInMethods: (userId) => this.signInMethods(userId),
      resetLinkOwner: (token) => this.resetLinkOwner(token),
      baseUrl: config.baseUrl,
      origins,
      cookies: (header) => this.cookies(header),
      sessionOf: (request) => this.byCookie(request),
      sessionsEnded: (userId) => this.sessionsEnded(userId),
    });
    const errors = new HttpErrorFilter(logger);
    express.use('/identity', (request, response) => {
      router.serve(request, response).catch((thrown: unknown) => {
        errors.answer(thrown, request as AppRequest, response);
      });
    });
  }

  /** The change is kept: a mail that cannot be queued is only logged. */
  private async factorChanged(email: string, change: FactorChange): Promise<void> {
    try {
      await this.parts.notifyOwner(email, change, await this.safeOrigin(email));
    } catch (cause) {
      this.parts.logger.failure('notifying the owner of a changed sign-in failed', cause);
    }
  }

  /** A removed passkey or its device is no longer trusted, so its sessions end. */
  private async passkeyRemoved({ userId, sessionId, email }: Principal): Promise<void> {
    await this.accounts.endSessions(userId, sessionId);
    await this.accounts.dropResetLinks(userId);
    if (email) await this.factorChanged(email, 'passkey-removed');
    await this.sessionsEnded(userId);
  }

  /** The account's sign-in methods. */
  private async signInMethods(userId: string): Promise<SignInMethods> {
    const sealed = await this.accounts.sealedRecoveryCodes(userId);
    if (sealed === null) return { authenticatorApp: false, recoveryCodesLeft: 0 };
    // those that a lost secret had sealed are of no use
    const codes = JSON.parse((await opened(sealed, this.parts.config.secret)) ?? '[]') as string[];
    return { authenticatorApp: true, recoveryCodesLeft: codes.length };
  }

  private async resetLinkOwner(token: string): Promise<string | null> {
    const { internalAdapter } = await this.auth.$context;
    const link = await internalAdapter.findVerificationValue(`reset-password:${token}`);
    if (!link || link.expiresAt <= this.parts.clock.now()) return null;
    const [owner] = await this.accounts.users([link.value]);
    return owner?.email ?? null;
  }

  private async sessionsEnded(userId: string): Promise<void> {
    await this.parts.sessionsEnded(userId, await this.accounts.sessionIds(userId));
  }

  /** During a rotation of `SECRET` cookies signed with the previous one are valid too. */
  private cookies(header: string): string {
    const { secret, previousSecret } = this.parts.config;
    return previousSecret === undefined ? header : signedAnew(header, { from: previousSecret, to: secret });
  }

  /** Reads the session without extending it: only `/identity` can return the extended cookie. */
  private async byCookie(credentials: RequestCredentials): Promise<Principal | null> {
    const { headers } = credentials;
    const { authCookies } = await this.auth.$context;
    if (cookieValue(headers, authCookies.sessionToken.name) === null) return null;
    assertCookieAllowed(credentials, this.parts.origins);
    const found = await this.auth.api
      .getSession({
        headers: new Headers({ cookie: this.cookies(headers.cookie ?? '') }),
        query: { disableRefresh: true },
      })
      // an unknown session is null; it throws when its store fails, and has logged why
      .catch(() => {
        throw unavailable();
      });
    if (!found) throw unauthenticated();
    const { session, user } = found;
    return { userId: user.id, sessionId: session.id, email: user.email, name: user.name };
  }

  protected async confirmOwner({ userId }: Principal, { password }: DeletionProof): Promise<void> {
    if (!password) throw invalid('password', 'Enter your password to delete your account.');
    await this.limits.ownPassword(userId);
    if (!(await this.isPassword(userId, password))) throw invalid('password', 'The password is not right.');
  }

  /** @throws DomainError UNAUTHENTICATED for an account without a password */
  private async isPassword(userId: string, password: unknown): Promise<boolean> {
    const hash = await this.accounts.passwordHash(userId);
    if (!hash) throw unauthenticated();
    if (typeof password !== 'string' || password.length > PASSWORD_MAX) return false;
    return (await this.auth.$context).password.verify({ hash, password });
  }

  protected async removeUser(userId: string): Promise<void> {
    await this.accounts.remove(userId);
    await this.parts.sessionsEnded(userId, []);
  }
}
