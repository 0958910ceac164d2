import { createHash } from 'node:crypto';
import { DomainError } from '../../platform/errors';
import type { RateLimit, RateLimiter } from '../../platform/limits';

/** An unauthenticated caller that targets an account. */
export interface Claimant {
  /** Email address of the account, normalised; before the second step it need not exist. */
  email: string;
  /** The caller's network (`networkOf`). */
  network: string;
  /** Set when the browser has signed in to this account before. */
  deviceId: string | null;
}

/** Wrong passwords per account and network, or per account and known browser. */
const FAILURES: RateLimit = { limit: 10, windowSeconds: 600 };
/** Wrong passwords per account from all strangers together. */
const FAILURES_OF_STRANGERS: RateLimit = { limit: 100, windowSeconds: 3_600 };
/** Rate for strangers beyond that: not zero, because the owner may use a new device. */
const TRICKLE: RateLimit = { limit: 1, windowSeconds: 20 };

/** Wrong passwords of signed-in users. */
const CONFIRMATIONS: RateLimit = { limit: 5, windowSeconds: 600 };

/** Wrong codes per account and known browser, or per account from all strangers who know the password. */
const CODES: RateLimit = { limit: 10, windowSeconds: 900 };
/** Wrong codes per account from all known browsers together: a mailed reset link makes one known. */
const CODES_OF_KNOWN: RateLimit = { limit: 30, windowSeconds: 900 };

/** A TOTP code is valid for its own half minute, and the ones before and after. */
const ONCE: RateLimit = { limit: 1, windowSeconds: 120 };

/** Reset mails per account and network, or per account and known browser. */
const RESETS: RateLimit = { limit: 3, windowSeconds: 3_600 };
/** Reset mails per account from all strangers together; no longer than a link's lifetime, see `resetMayBeMailed`. */
const RESETS_OF_STRANGERS: RateLimit = { limit: 6, windowSeconds: 3_600 };

/**
 * The limits in front of passwords and reset mails. They stop guessing without locking the owner out:
 * docs/decisions/identity/sign-in-limits.md. Nonexistent accounts are counted in the same way.
 */
export class SignInLimits {
  constructor(private readonly limiter: RateLimiter) {}

  /**
   * Counts a sign-in attempt as failed, until it is taken back.
   *
   * @returns takes the attempt back after a right password
   * @throws DomainError RATE_LIMITED
   */
  async attempt(claimant: Claimant): Promise<() => Promise<void>> {
    const own = keyOf('sign-in', claimant);
    await this.limiter.hit(own, FAILURES);
    if (claimant.deviceId) return () => this.limiter.forgive(own);
    const all = keyOfAll('sign-in', claimant);
    if (await this.isOver(all, FAILURES_OF_STRANGERS)) await this.limiter.hit(`${all}:trickle`, TRICKLE);
    return () => this.limiter.forgive([own, all]);
  }

  /**
   * Counts a request for a reset mail.
   *
   * @returns false when strangers have reached their limit. The mailbox then holds a link that still works, because the
   * window is no longer than a link's lifetime: the owner misses nothing, and the answer can be the same.
   * @throws DomainError RATE_LIMITED for a network, or a known browser, over its limit
   */
  async resetMayBeMailed(claimant: Claimant): Promise<boolean> {
    await this.limiter.hit(keyOf('reset', claimant), RESETS);
    return claimant.deviceId !== null || !(await this.isOver(keyOfAll('reset', claimant), RESETS_OF_STRANGERS));
  }

  /**
   * Counts a signed-in caller's password confirmation as failed, until it is taken back: an open session must not allow
   * guessing the password.
   *
   * @returns takes the attempt back after a right password
   * @throws DomainError RATE_LIMITED
   */
  async ownPassword(userId: string): Promise<() => Promise<void>> {
    const key = `identity:own-password:${userId}`;
    await this.limiter.hit(key, CONFIRMATIONS);
    return () => this.limiter.forgive(key);
  }

  /** Counts a code of a signed-in user who sets up an authenticator app, as `ownPassword` does. */
  async ownCode(userId: string): Promise<() => Promise<void>> {
    const key = `identity:own-code:${userId}`;
    await this.limiter.hit(key, CONFIRMATIONS);
    return () => this.limiter.forgive(key);
  }

  /**
   * Counts a code of a second step, TOTP or recovery, as wrong before it is judged, so that parallel guesses are counted
   * alike. Known browsers are counted apart: a stranger who knows the password cannot lock them out.
   *
   * @returns takes the guess back after a right code
   * @throws DomainError RATE_LIMITED
   */
  async code({ email, deviceId }: Claimant): Promise<() => Promise<void>> {
    const account = `identity:code:${hashOf(email)}`;
    const own = `${account}:${deviceId ? `device:${deviceId}` : 'strangers'}`;
    await this.limiter.hit(own, CODES);
    if (!deviceId) return () => this.limiter.forgive(own);
    await this.limiter.hit(`${account}:known`, CODES_OF_KNOWN);
    return () => this.limiter.forgive([own, `${account}:known`]);
  }

  /** Marks a TOTP code as used. @returns whether it was unused within its validity */
  async isFirstUse(userId: string, code: string): Promise<boolean> {
    return !(await this.isOver(`identity:code-used:${userId}:${hashOf(code)}`, ONCE));
  }

  private async isOver(key: string, limit: RateLimit): Promise<boolean> {
    try {
      await this.limiter.hit(key, limit);
      return false;
    } catch (error) {
      if (error instanceof DomainError && error.kind === 'rate-limited') return true;
      throw error;
    }
  }
}

const keyOf = (what: string, { email, network, deviceId }: Claimant): string =>
  `identity:${what}:${hashOf(email)}:${deviceId ? `device:${deviceId}` : `network:${network}`}`;

const keyOfAll = (what: string, { email }: Claimant): string => `identity:${what}:${hashOf(email)}:strangers`;

/** Hashed, so that the limits table is not a list of email addresses. */
const hashOf = (email: string): string => createHash('sha256').update(email).digest('base64url');
