import { Injectable } from '@nestjs/common';
import type { Principal } from '../platform/auth';

/** May refuse the deletion of an account, e.g. because a family would lose its last admin. */
export abstract class AccountDeletionGuard {
  /** @throws DomainError to refuse. Changes nothing. */
  abstract beforeDelete(principal: Principal): Promise<void>;
}

/** Deletes a domain's data of an account. */
export abstract class AccountDeletionListener {
  /** Called at least once per deleted account, possibly again (webhooks are replayed): must be idempotent. */
  abstract onAccountDeleted(userId: string): Promise<void>;
}

/**
 * Registry of domains that react to an account deletion (in `onModuleInit`), so that identity depends on none of them.
 */
@Injectable()
export class AccountDeletion implements AccountDeletionGuard, AccountDeletionListener {
  private readonly guards: AccountDeletionGuard[] = [];
  private readonly listeners: AccountDeletionListener[] = [];

  addGuard(guard: AccountDeletionGuard): void {
    this.guards.push(guard);
  }

  addListener(listener: AccountDeletionListener): void {
    this.listeners.push(listener);
  }

  async beforeDelete(principal: Principal): Promise<void> {
    for (const guard of this.guards) await guard.beforeDelete(principal);
  }

  async onAccountDeleted(userId: string): Promise<void> {
    for (const listener of this.listeners) await listener.onAccountDeleted(userId);
  }
}
