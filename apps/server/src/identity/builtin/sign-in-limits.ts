import { createHash } from 'node:crypto';
import { DomainError } from '../../platform/errors';
import type { RateLimit, RateLimiter } from '../../platform/limits';

/** Who asks something of an account without being signed in. */
export interface Claimant {
  /** Address of the account as it was typed, cleaned; it need not exist. */
  email: string;
  /** The caller's network (`networkOf`). */
  network: string;
  /** Set when the caller's browser has signed in to this account before. */
  deviceId: string | null;
}

/** Wrong passwords for one account from one network, or from one browser that is known to it. */
const FAILURES: RateLimit = { limit: 10, windowSeconds: 600 };
/** Wrong passwords for one account from all strangers together, however many addresses they have. */
const FAILURES_OF_STRANGERS: RateLimit = { limit: 100, windowSeconds: 3_600 };
/** What strangers are slowed to beyond that: not nothing, because the owner may be at a new device. */
const TRICKLE: RateLimit = { limit: 1, windowSeconds: 20 };

/** Wrong passwords of somebody who is signed in already. */
const CONFIRMATIONS: RateLimit = { limit: 5, windowSeconds: 600 };

/** A code of an app is good for its half minute, and for the one before and after. */
const ONCE: RateLimit = { limit: 1, windowSeconds: 120 };

/** Reset mails for one account that one network, or one known browser, may ask for. */
const RESETS: RateLimit = { limit: 3, windowSeconds: 3_600 };
/** Reset mails for one account that strangers cause together; not longer than a link lives, see `resetMayBeMailed`. */
const RESETS_OF_STRANGERS: RateLimit = { limit: 6, windowSeconds: 3_600 };

/**
 * The limits in front of a password and of the mail that replaces it. They stop whoever guesses and leave the owner in:
 * docs/decisions/sign-in-limits.md. Accounts that do not exist are counted alike.
 */
export class SignInLimits {
  constructor(private readonly limiter: RateLimiter) {}

  /**
   * Counts an attempt to sign in as failed, until it is forgiven.
   *
   * @returns takes the attempt back once the password was right
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
   * @returns false when strangers have asked often enough. The mailbox then holds a link that still works, because the
   *   window is no longer than a link's life: the owner misses nothing, and the answer can be the same.
   * @throws DomainError RATE_LIMITED for a network, or a known browser, that asks again and again
   */
  async resetMayBeMailed(claimant: Claimant): Promise<boolean> {
    await this.limiter.hit(keyOf('reset', claimant), RESETS);
    return claimant.deviceId !== null || !(await this.isOver(keyOfAll('reset', claimant), RESETS_OF_STRANGERS));
  }

  /**
   * Counts a try of a signed-in caller to confirm something with the own password as failed, until it is forgiven: a
   * session left open must not be a place to guess at.
   *
   * @returns takes the try back once the password was right
   * @throws DomainError RATE_LIMITED
   */
  async ownPassword(userId: string): Promise<() => Promise<void>> {
    const key = `identity:own-password:${userId}`;
    await this.limiter.hit(key, CONFIRMATIONS);
    return () => this.limiter.forgive(key);
  }

  /** Counts a code of somebody who is signed in and sets up an authenticator app, as `ownPassword` does. */
  async ownCode(userId: string): Promise<() => Promise<void>> {
    const key = `identity:own-code:${userId}`;
    await this.limiter.hit(key, CONFIRMATIONS);
    return () => this.limiter.forgive(key);
  }

  /** Whether this code of the account's app is new; the next time, within the time that it is good for, it is not. */
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

/** The table of limits is no list of people. */
const hashOf = (email: string): string => createHash('sha256').update(email).digest('base64url');
