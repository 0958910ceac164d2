import type { Express } from 'express';
import { type Principal, TokenVerifier } from '../platform/auth';
import { guestAccount } from '../platform/errors';
import type { AccountDeletion } from './account-deletion';

/** What the product shows of other people's accounts. */
export interface IdentityUser {
  id: string;
  /** '' when the provider has none. */
  email: string;
  name: string;
}

/** Confirmation by the account's owner, required before an account is deleted. */
export interface DeletionProof {
  /** Required by the built-in provider; checked by Clerk when given (accounts there may have no password). */
  password?: string;
}

/**
 * Accounts created by the server, such as those of a demo family. They have no password and an unroutable address, so
 * nobody can sign in to them: a session is issued once.
 */
export interface GuestAccounts {
  /**
   * Creates accounts with the given ids; their addresses come from `guestAddress`.
   *
   * @param familyId the one family that they may ever be in
   */
  open(accounts: readonly IdentityUser[], familyId: string): Promise<void>;
  /** Signs the browser in. @returns the `Set-Cookie` headers of the answer */
  signIn(userId: string, from: { ip: string; userAgent: string }): Promise<string[]>;
}

/**
 * Port to the account provider: better-auth inside this server (`builtin`) or Clerk. The rest of the product sees user
 * ids, and never a password, a cookie or a provider's type.
 */
export abstract class IdentityProvider extends TokenVerifier {
  abstract readonly kind: 'builtin' | 'clerk';
  /** null with an external provider. */
  abstract readonly guests: GuestAccounts | null;

  constructor(private readonly deletions: AccountDeletion) {
    super();
  }

  /** Accounts by id, unordered; unknown ids are omitted. */
  abstract getUsers(ids: readonly string[]): Promise<IdentityUser[]>;

  /** The origin of each user's last sign-in, by user id; users without one are omitted. */
  abstract originsOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;

  /** Serves the provider's calls under `/identity`. Before body parsers: they need the raw request. */
  abstract mount(express: Express): void;

  /**
   * Permanently deletes the account. Guards may refuse; the account's data in other domains is deleted first, so that a
   * failure half-way leaves an account that can retry, never orphaned data.
   *
   * @throws DomainError INVALID (field `password`), RATE_LIMITED, GUEST_ACCOUNT, or the refusal of a guard
   * (LAST_ADMIN).
   */
  async deleteUser(principal: Principal, proof: DeletionProof = {}): Promise<void> {
    if (await this.guestOf(principal.userId)) throw guestAccount();
    await this.confirmOwner(principal, proof);
    await this.deletions.beforeDelete(principal);
    await this.closeAccount(principal.userId);
  }

  /** The family an account is a guest of, by a flag of the account; null otherwise. */
  abstract guestOf(userId: string): Promise<string | null>;

  /**
   * Deletes the account of a family's guest with its data, without consulting guards. Ordinary accounts are left alone.
   * Idempotent, also after a partial failure.
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

  /** Deletes the account and all its sessions. Idempotent. */
  protected abstract removeUser(userId: string): Promise<void>;
}
