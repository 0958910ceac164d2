import { hash, type KeyObject } from 'node:crypto';
import { decodeJwt, decodeProtectedHeader, errors, jwtVerify, type JWTPayload } from 'jose';
import type { Clock } from '../platform/clock';
import { unauthenticated } from '../platform/errors';

/** An accepted issuer of session tokens. */
export interface TokenSource {
  /** Exact `iss`. */
  readonly issuer: string;
  /** Exact `aud`; absent when the issuer sets none (Clerk). */
  readonly audience?: string;
  /** Allowed values of `azp`. */
  readonly authorizedParties: readonly string[];
  /** RS256 public key for the header's `kid`; undefined for an unknown one. */
  key(kid: string | undefined): Promise<KeyObject | undefined>;
  /** The same, from the cached keys only. */
  knownKey(kid: string | undefined): KeyObject | undefined;
}

/** The claims of a verified token. */
export interface SessionClaims {
  userId: string;
  sessionId: string;
  /** Only when the issuer includes them. */
  email?: string;
  name?: string;
}

/** Allowed clock skew, in seconds. */
const SKEW_SECONDS = 5;
const MAX_AGE_SECONDS = 86_400;
/** Session tokens are below 2 kB; much larger ones are not parsed. */
const MAX_TOKEN_LENGTH = 8192;

/** Size of the cache of verified signatures; the oldest are evicted first. */
const MAX_REMEMBERED = 10_000;

/** A verified token with its signing key. */
interface Verified {
  claims: SessionClaims;
  source: TokenSource;
  kid: string | undefined;
  key: KeyObject;
  /** Expiry in milliseconds. */
  until: number;
}

/**
 * The one verifier for both identity providers. jose rather than @clerk/backend's verifyToken: that one ignores `iss`
 * and `kid`, does not require `sid` and accepts RS384 and RS512 too, while jose pins algorithm, issuer, audience and
 * required claims in one call. What jose does not know (`azp`, Clerk's `sts`, other token types) is checked below. No
 * network.
 */
export class SessionTokenVerifier {
  /**
   * Keyed by hash: a token is sent with every request of its minute, and verifying the signature is the most expensive
   * step.
   */
  private readonly verified = new Map<string, Verified>();

  constructor(
    private readonly sources: readonly TokenSource[],
    private readonly clock: Clock,
  ) {}

  /**
   * @throws DomainError UNAUTHENTICATED for any invalid token, without a reason.
   * Failures of the key store pass through: they are not the caller's fault.
   */
  async verify(token: string): Promise<SessionClaims> {
    if (token.length > MAX_TOKEN_LENGTH) throw unauthenticated();
    const digest = hash('sha256', token, 'base64');
    const known = this.verified.get(digest);
    if (known && this.stands(known)) return known.claims;
    const { kid, source } = this.read(token);
    const key = await source.key(kid);
    if (!key) throw unauthenticated();
    const payload = await this.check(token, key, source);
    const claims = sessionClaims(payload, source);
    this.remember(digest, { claims, source, kid, key, until: this.expiry(payload) });
    return claims;
  }

  /** Neither expired nor signed by a removed key. */
  private stands({ source, kid, key, until }: Verified): boolean {
    return this.clock.now().getTime() < until && source.knownKey(kid) === key;
  }

  private remember(digest: string, verified: Verified): void {
    if (this.verified.size >= MAX_REMEMBERED) this.verified.delete(this.verified.keys().next().value as string);
    this.verified.set(digest, verified);
  }

  /** Not one second later than jose would allow. */
  private expiry({ exp = 0, iat = 0 }: JWTPayload): number {
    return Math.min(exp, iat + MAX_AGE_SECONDS) * 1_000;
  }

  /** Decodes, without trusting it, what is needed to select the key. */
  private read(token: string): { kid: string | undefined; source: TokenSource } {
    try {
      const { kid, typ } = decodeProtectedHeader(token);
      const { iss } = decodeJwt(token);
      const source = this.sources.find(({ issuer }) => issuer === iss);
      // an access token for another purpose (`at+jwt`) signed with the same key is not a session
      if (source && (typ === undefined || typ === 'JWT')) return { kid, source };
    } catch {
      // malformed: answered like every other invalid token
    }
    throw unauthenticated();
  }

  private async check(token: string, key: KeyObject, source: TokenSource): Promise<JWTPayload> {
    try {
      const { payload } = await jwtVerify(token, key, {
        algorithms: ['RS256'],
        issuer: source.issuer,
        audience: source.audience,
        requiredClaims: ['sub', 'sid', 'azp', 'exp', 'iat'],
        // with an age limit jose also refuses an `iat` in the future
        maxTokenAge: MAX_AGE_SECONDS,
        clockTolerance: SKEW_SECONDS,
        currentDate: this.clock.now(),
      });
      return payload;
    } catch (thrown) {
      if (thrown instanceof errors.JOSEError) throw unauthenticated();
      throw thrown;
    }
  }
}

function sessionClaims(payload: JWTPayload, source: TokenSource): SessionClaims {
  const { sub, sid, azp, sts, email, name } = payload;
  const listed = typeof azp === 'string' && source.authorizedParties.includes(azp);
  // Clerk: a session with a pending step (choose an organisation, set up MFA) is not signed in
  if (!listed || sts === 'pending' || !isText(sub) || !isText(sid)) throw unauthenticated();
  return {
    userId: sub,
    sessionId: sid,
    ...(isText(email) ? { email } : {}),
    ...(isText(name) ? { name } : {}),
  };
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
