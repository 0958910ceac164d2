import { Injectable } from '@nestjs/common';
import { nextHue } from '@homefold/domain';
import { MediaStore } from '../../media';
import type { FamilyViewer, Viewer } from '../../platform/auth';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database';
import { conflict } from '../../platform/errors';
import { LiveBus } from '../../platform/live';
import { type Joiner, assertMayJoin } from '../invitations/joiners';
import type { LockedFamily } from '../family-lock';
import { FamilyEntity } from '../family.entity';
import { MAX_MEMBERS } from '../family-rules';
import { InviteCodes } from '../invitations/invite-codes';
import { JoinRequests } from '../admission/join-requests';
import { MembershipEntity } from './membership.entity';
import type { PersonFields } from './person';

/** A person who joins, under an id chosen by the caller. */
type Newcomer = PersonFields & Pick<MembershipEntity, 'id' | 'userId' | 'role'>;

/**
 * How memberships begin and end; permission is checked by the services. Everything with an account needs a system scope
 * (the directory of users spans families), and every call a locked family.
 */
@Injectable()
export class Memberships {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly bus: LiveBus,
    private readonly media: MediaStore,
    private readonly inviteCodes: InviteCodes,
    private readonly requests: JoinRequests,
  ) {}

  /** A new member; with `userId` a person with an account, else a child or a pet. */
  async add(locked: LockedFamily, newcomer: Newcomer): Promise<MembershipEntity> {
    assertRoom(locked);
    const membership: MembershipEntity = {
      ...newcomer,
      familyId: locked.family.id,
      hue: nextHue(locked.present.map(({ hue }) => hue)),
      joinedAt: this.clock.now(),
      leftAt: null,
      version: 1,
    };
    await this.db.manager.insert(MembershipEntity, membership);
    return membership;
  }

  /**
   * Records in the directory that a user is in a family, and ends their join request. The primary key decides when
   * somebody creates and joins concurrently: the second waits for the first and is refused.
   *
   * @throws DomainError ALREADY_IN_FAMILY, GUEST_ACCOUNT, DEMO_FAMILY
   */
  async claimUser(joiner: Joiner, family: Pick<FamilyEntity, 'id' | 'isDemo'>, membershipId: string): Promise<void> {
    assertMayJoin(joiner, family);
    const [claimed] = await this.db.sql({
      name: 'user_membership_claim',
      text: `insert into user_membership (user_id, family_id, membership_id) values ($1, $2, $3)
             on conflict (user_id) do nothing returning user_id`,
      values: [joiner.userId, family.id, membershipId],
    });
    if (!claimed) throw conflict('ALREADY_IN_FAMILY', 'You are already in a family. Leave it before you join another.');
    await this.requests.settle(joiner.userId);
  }

  /** @returns the updated membership. */
  async change(membership: MembershipEntity, changes: Partial<MembershipEntity>): Promise<MembershipEntity> {
    const { familyId, id } = membership;
    const changed = { ...changes, version: membership.version + 1 };
    await this.db.manager.update(MembershipEntity, { familyId, id }, changed);
    return { ...membership, ...changed };
  }

  /** Restores a former member: history stays with the person. */
  async revive(locked: LockedFamily, former: MembershipEntity, changes: Partial<MembershipEntity>) {
    assertRoom(locked);
    return this.change(former, { ...changes, joinedAt: this.clock.now(), leftAt: null });
  }

  /**
   * Ends a membership. The row stays and keeps the name; the photo is deleted, because it belongs to the person and not
   * the family. Streams and sockets of an account end on commit.
   */
  async end({ family }: LockedFamily, member: MembershipEntity): Promise<void> {
    await this.change(member, { leftAt: this.clock.now(), role: 'family_member', email: null, avatarUrl: null });
    await this.db.sql({
      name: 'invitation_revoke_for',
      text: 'delete from invitation where family_id = $1 and membership_id = $2 and accepted_at is null',
      values: [family.id, member.id],
    });
    await this.media.remove(member.avatarUrl, 'family');
    if (member.userId) await this.releaseUser(family, member.userId);
  }

  /** Deletes a family with all its rows. Its former members' accounts and profiles stay. */
  async dissolve({ family, present }: LockedFamily): Promise<void> {
    for (const { userId } of present) if (userId) await this.releaseUser(family, userId);
    await this.inviteCodes.forget(family.id);
    await this.requests.endAll(family.id);
    // every table of a family references it with "on delete cascade"
    await this.db.manager.delete(FamilyEntity, { id: family.id });
  }

  private async releaseUser(family: FamilyEntity, userId: string): Promise<void> {
    await this.db.sql({
      name: 'user_membership_release',
      text: 'delete from user_membership where user_id = $1 and family_id = $2',
      values: [userId, family.id],
    });
    await this.bus.publishEnd(userId);
  }
}

/** The viewer as a member of the membership's family. */
export const viewerAs = (
  viewer: Viewer,
  { familyId, id, role }: Pick<MembershipEntity, 'familyId' | 'id' | 'role'>,
): FamilyViewer => ({
  ...viewer,
  familyId,
  membershipId: id,
  role,
});

function assertRoom({ present }: LockedFamily): void {
  if (present.length >= MAX_MEMBERS) throw conflict('CONFLICT', `A family has at most ${MAX_MEMBERS} members.`);
}
