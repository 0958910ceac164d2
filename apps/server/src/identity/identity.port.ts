import type { Express } from 'express';
import { type Principal, TokenVerifier } from '../platform/auth';
import { guestAccount } from '../platform/errors';
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
 * Accounts that nobody signed up for, such as those of a demo family. They have no password and an address that does not
 * exist, so nobody can sign in to them: a session is given, once.
 */
export interface GuestAccounts {
  /**
   * Opens accounts under ids of the caller's making; their addresses come from `guestAddress`.
   *
   * @param familyId of the one family that they may ever be in
   */
  open(accounts: readonly IdentityUser[], familyId: string): Promise<void>;
  /** Signs the caller's browser in. @returns the `Set-Cookie` headers of the answer */
  signIn(userId: string, from: { ip: string; userAgent: string }): Promise<string[]>;
}

/**
 * Port to whoever keeps the accounts: better-auth inside this server (`builtin`) or Clerk. The rest of the product
 * sees user ids, and never a password, a cookie or a provider's type.
 */
export abstract class IdentityProvider extends TokenVerifier {
  abstract readonly kind: 'builtin' | 'clerk';
  /** null where somebody else keeps the accounts. */
  abstract readonly guests: GuestAccounts | null;

  constructor(private readonly deletions: AccountDeletion) {
    super();
  }

  /** Accounts by id, in no order; ids that do not exist are left out. */
  abstract getUsers(ids: readonly string[]): Promise<IdentityUser[]>;

  /** The origin of this server under which each person used it last, by user id; those of whom none is known are left out. */
  abstract originsOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;

  /** Serves the provider's own calls under `/identity`. Before body parsers: they need the raw request. */
  abstract mount(express: Express): void;

  /**
   * Deletes the account for good. The guards may refuse; what belongs to the account elsewhere goes first, so that a
   * failure half-way leaves an account that can try again, never data without an owner.
   *
   * @throws DomainError INVALID (field `password`), RATE_LIMITED, GUEST_ACCOUNT, or whatever a guard refuses with
   *   (LAST_ADMIN).
   */
  async deleteUser(principal: Principal, proof: DeletionProof = {}): Promise<void> {
    if (await this.guestOf(principal.userId)) throw guestAccount();
    await this.confirmOwner(principal, proof);
    await this.deletions.beforeDelete(principal);
    await this.closeAccount(principal.userId);
  }

  /** The family that an account was made for as a guest, by a flag of the account; null for anybody else's. */
  abstract guestOf(userId: string): Promise<string | null>;

  /**
   * Deletes the account of a family's guest, and what it left behind, without asking anybody. An account of somebody's own
   * stays. Twice is once, also when the first time broke off half-way.
   */
  async closeGuest(userId: string, familyId: string): Promise<void> {
    const exists = (await this.getUsers([userId])).length > 0;
    if (exists && (await this.guestOf(userId)) !== familyId) return;
    await this.closeAccount(userId);
  }

  private async closeAccount(userId: string): Promise<void> {
    await this.deletions.onAccountDeleted(userId);
    await this.removeUser(userId);
  }

  protected abstract confirmOwner(principal: Principal, proof: DeletionProof): Promise<void>;

  /** Removes the account and every session of it. An account that is gone already is fine. */
  protected abstract removeUser(userId: string): Promise<void>;
}
