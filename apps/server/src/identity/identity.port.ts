import type { Express } from 'express';
import { type Principal, TokenVerifier } from '../platform/auth';
import type { AccountDeletion } from './account-deletion';

/** What the product shows of an account that it did not sign in itself. */
export interface IdentityUser {
  id: string;
  /** '' when the provider keeps none. */
  email: string;
  name: string;
}

/** Proof that the person at the keyboard is the account's owner, asked before an account is deleted. */
export interface DeletionProof {
  /** Needed by the built-in provider; checked by Clerk when given (accounts there may have no password). */
  password?: string;
}

/**
 * Port to whoever keeps the accounts: better-auth inside this server (`builtin`) or Clerk. The rest of the product
 * sees user ids, and never a password, a cookie or a provider's type.
 */
export abstract class IdentityProvider extends TokenVerifier {
  abstract readonly kind: 'builtin' | 'clerk';

  constructor(private readonly deletions: AccountDeletion) {
    super();
  }

  /** Accounts by id, in no order; ids that do not exist are left out. */
  abstract getUsers(ids: readonly string[]): Promise<IdentityUser[]>;

  /** Serves the provider's own calls under `/identity`. Before body parsers: they need the raw request. */
  abstract mount(express: Express): void;

  /**
   * Deletes the account for good. The guards may refuse; what belongs to the account elsewhere goes first, so that a
   * failure half-way leaves an account that can try again, never data without an owner.
   *
   * @throws DomainError INVALID (field `password`), RATE_LIMITED, or whatever a guard refuses with (LAST_ADMIN).
   */
  async deleteUser(principal: Principal, proof: DeletionProof = {}): Promise<void> {
    await this.confirmOwner(principal, proof);
    await this.deletions.beforeDelete(principal);
    await this.deletions.onAccountDeleted(principal.userId);
    await this.removeUser(principal.userId);
  }

  protected abstract confirmOwner(principal: Principal, proof: DeletionProof): Promise<void>;

  /** Removes the account and every session of it. An account that is gone already is fine. */
  protected abstract removeUser(userId: string): Promise<void>;
}
