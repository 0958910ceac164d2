import { Injectable } from '@nestjs/common';
import { IdentityProvider } from '../../identity';
import type { Viewer } from '../../platform/auth';
import { DomainError, guestAccount } from '../../platform/errors';
import type { FamilyEntity } from '../family.entity';

/** A person about to join a family. */
export interface Joiner {
  userId: string;
  /** The demo family the account was created for; null for an ordinary account. */
  guestOf: string | null;
}

/** Looks up the person who joins. Not inside a database scope: accounts may be kept elsewhere. */
@Injectable()
export class Joiners {
  constructor(private readonly identity: IdentityProvider) {}

  async of({ userId }: Viewer): Promise<Joiner> {
    return { userId, guestOf: await this.identity.guestOf(userId) };
  }

  /** @throws DomainError GUEST_ACCOUNT for a guest of the demo */
  async assertOwnAccount(viewer: Viewer, message?: string): Promise<void> {
    if (await this.identity.guestOf(viewer.userId)) throw guestAccount(message);
  }
}

/**
 * Guests and real people never share a family. Demo copies are deleted with everybody in them, so no real account or
 * family may be reachable from one.
 *
 * @throws DomainError GUEST_ACCOUNT for a guest at any family but their own copy, DEMO_FAMILY for anybody else at a
 * copy
 */
export function assertMayJoin({ guestOf }: Joiner, family: Pick<FamilyEntity, 'id' | 'isDemo'>): void {
  if (guestOf === (family.isDemo ? family.id : null)) return;
  throw guestOf ? guestAccount() : demoFamily();
}

export const demoFamily = () =>
  new DomainError(
    'forbidden',
    'DEMO_FAMILY',
    'This code belongs to a demo family, which nobody can join. Create your own family and invite people to it.',
  );

/** @throws DomainError GUEST_ACCOUNT in a demo copy: leaving it requires creating an account */
export function assertNoDemo({ family }: { family: Pick<FamilyEntity, 'isDemo'> }): void {
  if (family.isDemo) throw guestAccount();
}
