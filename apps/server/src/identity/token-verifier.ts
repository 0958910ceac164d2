import { hash, type KeyObject } from 'node:crypto';
import { decodeJwt, decodeProtectedHeader, errors, jwtVerify, type JWTPayload } from 'jose';
import type { Clock } from '../platform/clock';
import { unauthenticated } from '../platform/errors';

/** An issuer whose session tokens this server accepts. */
export interface TokenSource {
  /** Exact `iss`. */
  readonly issuer: string;
  /** Exact `aud`; absent when the issuer sets none (Clerk). */
  readonly audience?: string;
  /** Origins whose pages may present a token: `azp` has to be one of them. */
  readonly authorizedParties: readonly string[];
  /** RS256 public key for the header's `kid`; undefined when there is none. */
  key(kid: string | undefined): Promise<KeyObject | undefined>;
  /** The same, of the keys that are known already. */
  knownKey(kid: string | undefined): KeyObject | undefined;
}

/** The claims of a token that passed every check. */
export interface SessionClaims {
  userId: string;
  sessionId: string;
  /** Only when the issuer puts them into the token. */
  email?: string;
  name?: string;
}

/** How far the issuer's clock may be from ours, in seconds. */
const SKEW_SECONDS = 5;
const MAX_AGE_SECONDS = 86_400;
/** Session tokens are below 2 kB; anything far above is not worth parsing. */
const MAX_TOKEN_LENGTH = 8192;

/** Tokens whose signature is remembered; the oldest are forgotten first. */
const MAX_REMEMBERED = 10_000;

/** A token that has passed every check, with the key that signed it. */
interface Verified {
  claims: SessionClaims;
  source: TokenSource;
  kid: string | undefined;
  key: KeyObject;
  /** When it has to be checked again, and will be refused: milliseconds. */
  until: number;
}

/**
 * The one verifier for both identity providers. jose rather than @clerk/backend's verifyToken: that one ignores `iss`
 * and `kid`, asks for no `sid` and takes RS384 and RS512 too, while jose pins algorithm, issuer, audience and required
 * claims in one call. What jose does not know (`azp`, Clerk's `sts`, other token types) is checked below. No network.
 */
export class SessionTokenVerifier {
  /** By hash: a token is sent with every request of its minute, and a signature costs more than all the rest. */
  private readonly verified = new Map<string, Verified>();

  constructor(
    private readonly sources: readonly TokenSource[],
    private readonly clock: Clock,
  ) {}

  /**
   * @throws DomainError UNAUTHENTICATED for any token that is not valid now; it never says why.
   * Failures of the key store pass through, they are not the caller's fault.
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

  /** Neither time nor a key that was taken away has ended it. */
  private stands({ source, kid, key, until }: Verified): boolean {
    return this.clock.now().getTime() < until && source.knownKey(kid) === key;
  }

  private remember(digest: string, verified: Verified): void {
    if (this.verified.size >= MAX_REMEMBERED) this.verified.delete(this.verified.keys().next().value as string);
    this.verified.set(digest, verified);
  }

  /** Not one second later than jose would have it. */
  private expiry({ exp = 0, iat = 0 }: JWTPayload): number {
    return Math.min(exp, iat + MAX_AGE_SECONDS) * 1_000;
  }

  /** Reads, without trusting it, what is needed to choose the key. */
  private read(token: string): { kid: string | undefined; source: TokenSource } {
    try {
      const { kid, typ } = decodeProtectedHeader(token);
      const { iss } = decodeJwt(token);
      const source = this.sources.find(({ issuer }) => issuer === iss);
      // an access token for another purpose (`at+jwt`) signed with the same key is not a session
      if (source && (typ === undefined || typ === 'JWT')) return { kid, source };
    } catch {
      // junk: answered like every other bad token
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
  // Clerk: a session that still owes a step (choose an organisation, set up MFA) is not signed in
  if (!listed || sts === 'pending' || !isText(sub) || !isText(sid)) throw unauthenticated();
  return {
    userId: sub,
    sessionId: sid,
    ...(isText(email) ? { email } : {}),
    ...(isText(name) ? { name } : {}),
  };
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
