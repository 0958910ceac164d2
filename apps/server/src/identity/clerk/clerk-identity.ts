import { createPublicKey, type KeyObject } from 'node:crypto';
import { type ClerkClient, createClerkClient } from '@clerk/backend';
import type { Express, Request as HttpRequest, Response as HttpResponse } from 'express';
import type { Principal, RequestCredentials } from '../../platform/auth';
import type { Clock } from '../../platform/clock';
import { ConfigError, type IdentityConfig } from '../../platform/config';
import type { Origins } from '../../platform/http';
import { HttpErrorFilter, invalid, notFound } from '../../platform/errors';
import type { AppRequest } from '../../platform/http/app-request';
import type { RateLimiter } from '../../platform/limits';
import type { Logger } from '../../platform/observability';
import type { AccountDeletion } from '../account-deletion';
import { assertCookieAllowed, bearerToken, cookieValue } from '../credentials';
import { type DeletionProof, IdentityProvider, type IdentityUser } from '../identity.port';
import { SessionTokenVerifier } from '../token-verifier';
import { ClerkDirectory } from './clerk-directory';
import { ClerkSessions } from './clerk-sessions';
import { readClerkEvent } from './clerk-webhook';

/** Clerk's session cookie on our own origin. */
const SESSION_COOKIE = '__session';

export interface ClerkIdentityParts {
  config: Extract<IdentityConfig, { kind: 'clerk' }>;
  /** The origin that Clerk issues tokens for. */
  baseUrl: string;
  origins: Origins;
  clock: Clock;
  limiter: Pick<RateLimiter, 'hit'>;
  logger: Logger;
  deletions: AccountDeletion;
  /** Default: Clerk's API with the secret key; tests inject their own. */
  client?: Pick<ClerkClient, 'users' | 'sessions'>;
}

/** Accounts kept by Clerk. Session tokens are verified offline with the instance's public key. */
export class ClerkIdentity extends IdentityProvider {
  readonly kind = 'clerk';
  readonly guests = null;
  private readonly client: Pick<ClerkClient, 'users' | 'sessions'>;
  private readonly directory: ClerkDirectory;
  private readonly sessions: ClerkSessions;
  private readonly verifier: SessionTokenVerifier;

  constructor(private readonly parts: ClerkIdentityParts) {
    super(parts.deletions);
    const { config, baseUrl, clock, logger } = parts;
    const key = publicKey(config.jwtKey);
    this.verifier = new SessionTokenVerifier(
      [
        {
          ...{ issuer: config.issuer, authorizedParties: [baseUrl] },
          ...{ key: () => Promise.resolve(key), knownKey: () => key },
        },
      ],
      clock,
    );
    this.client =
      parts.client ??
      createClerkClient({
        secretKey: config.secretKey,
        publishableKey: config.publishableKey,
        telemetry: { disabled: true },
      });
    const now = () => clock.now().getTime();
    const failure = (cause: unknown) => logger.failure('Clerk did not answer', cause);
    this.directory = new ClerkDirectory(this.client, now, failure);
    this.sessions = new ClerkSessions(this.client, now, failure);
  }

  /** Authenticates by bearer token, or by Clerk's cookie on our origin, which is the same token. */
  async authenticate(credentials: RequestCredentials): Promise<Principal | null> {
    const token = bearerToken(credentials.headers) ?? this.cookie(credentials);
    if (token === null) return null;
    const { userId, sessionId, email, name } = await this.verifier.verify(token);
    this.sessions.seen(sessionId);
    if (email !== undefined && name !== undefined) return { userId, sessionId, email, name };
    const user = await this.directory.find(userId);
    return { userId, sessionId, email: email ?? user.email, name: name ?? user.name };
  }

  async recheck(principal: Principal): Promise<Principal> {
    await this.sessions.assertActive(principal.sessionId);
    return principal;
  }

  guestOf(): Promise<null> {
    return Promise.resolve(null);
  }

  getUsers(ids: readonly string[]): Promise<IdentityUser[]> {
    return this.directory.list(ids);
  }

  /** Clerk's pages exist under PUBLIC_URL only. */
  originsOf(): Promise<ReadonlyMap<string, string>> {
    return Promise.resolve(new Map());
  }

  mount(express: Express): void {
    const errors = new HttpErrorFilter(this.parts.logger);
    express.use('/identity', (request, response) => {
      this.serve(request, response).catch((thrown: unknown) => {
        errors.answer(thrown, request as AppRequest, response);
      });
    });
  }

  /** `POST /identity/webhooks/clerk`; a failure answers 5xx, so that Clerk redelivers. */
  private async serve(request: HttpRequest, response: HttpResponse): Promise<void> {
    if (request.method !== 'POST' || request.path !== '/webhooks/clerk') throw notFound('Page');
    const event = await readClerkEvent(request, this.parts.config.webhookSecret);
    if (event.type === 'user.deleted' && event.data.id) {
      this.directory.forget(event.data.id);
      await this.parts.deletions.onAccountDeleted(event.data.id);
    }
    response.json({ received: true });
  }

  private cookie(credentials: RequestCredentials): string | null {
    const token = cookieValue(credentials.headers, SESSION_COOKIE);
    if (token) assertCookieAllowed(credentials, this.parts.origins);
    return token || null;
  }

  protected async confirmOwner({ userId }: Principal, { password }: DeletionProof): Promise<void> {
    if (!password) return;
    await this.parts.limiter.hit(`identity:delete:${userId}`, { limit: 5, windowSeconds: 600 });
    try {
      await this.client.users.verifyPassword({ userId, password });
    } catch (thrown) {
      if (statusOf(thrown) === 422 || statusOf(thrown) === 400) throw invalid('password', 'The password is not right.');
      throw thrown;
    }
  }

  protected async removeUser(userId: string): Promise<void> {
    try {
      await this.client.users.deleteUser(userId);
    } catch (thrown) {
      if (statusOf(thrown) !== 404) throw thrown;
    }
    this.directory.forget(userId);
  }
}

/** @throws ConfigError at start for an unusable key, instead of failing every sign-in. */
function publicKey(pem: string): KeyObject {
  try {
    const key = createPublicKey(pem);
    if (key.asymmetricKeyType === 'rsa') return key;
  } catch {
    // reported below
  }
  throw new ConfigError('CLERK_JWT_KEY', 'must be the PEM public key of the Clerk instance (RSA)');
}

const statusOf = (thrown: unknown): unknown => (thrown as { status?: unknown } | null)?.status;
