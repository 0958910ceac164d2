import { Injectable } from '@nestjs/common';
import { type FamilyViewer, type Viewer, requireFamily } from '../platform/auth';
import { Database } from '../platform/database';
import { conflict, forbidden } from '../platform/errors';
import { FamilyEntity } from './family.entity';
import { MembershipEntity } from './members/membership.entity';

/** A locked family that nobody else can change until the transaction ends, with its present and former members. */
export interface LockedFamily {
  family: FamilyEntity;
  present: MembershipEntity[];
  former: MembershipEntity[];
}

/** The same, as a current member sees it. */
export interface OwnFamily extends LockedFamily {
  me: MembershipEntity;
  viewer: FamilyViewer;
}

/**
 * Everything that changes memberships or roles first locks the family's row, so that concurrent changes run one after
 * the other and each sees the result of the previous one: roles and memberships are read again under the lock, because
 * the viewer's copy may be stale.
 */
@Injectable()
export class FamilyLock {
  constructor(private readonly db: Database) {}

  /** Locks a family inside an open write or system scope. @returns null when it does not exist (any more). */
  async take(familyId: string): Promise<LockedFamily | null> {
    const { manager } = this.db;
    const family = await manager.findOne(FamilyEntity, {
      where: { id: familyId },
      lock: { mode: 'pessimistic_write' },
    });
    if (!family) return null;
    const all = await manager.find(MembershipEntity, { where: { familyId }, order: { joinedAt: 'asc', id: 'asc' } });
    return {
      family,
      present: all.filter(({ leftAt }) => leftAt === null),
      former: all.filter(({ leftAt }) => leftAt !== null),
    };
  }

  /** @throws DomainError NO_FAMILY when the viewer has none, or was just removed. */
  async asMember(caller: Viewer): Promise<OwnFamily> {
    const viewer = requireFamily(caller);
    const locked = await this.take(viewer.familyId);
    const me = locked?.present.find(({ id, userId }) => id === viewer.membershipId && userId === viewer.userId);
    if (!locked || !me) throw noFamily();
    return { ...locked, me, viewer: { ...viewer, role: me.role } };
  }

  /** @throws DomainError FORBIDDEN for a member who is not (or no longer) an admin. */
  async asAdmin(caller: Viewer): Promise<OwnFamily> {
    const own = await this.asMember(caller);
    if (own.me.role !== 'admin') throw forbidden('Only a family admin can do this.');
    return own;
  }
}

/** For a caller whose membership ended between the start of the request and the lock. */
export const noFamily = () => conflict('NO_FAMILY', 'You are not in a family any more.');

/**
 * A family always keeps at least one admin (product rule 4).
 *
 * @throws DomainError LAST_ADMIN when `member` is the only one left
 */
export function assertNotLastAdmin({ present }: LockedFamily, member: MembershipEntity): void {
  if (member.role !== 'admin' || present.some(({ id, role }) => role === 'admin' && id !== member.id)) return;
  throw conflict('LAST_ADMIN', 'The family needs an admin. Make somebody else an admin first, or delete the family.');
}
