import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { freeName } from '@homefold/domain';
import { ActivityService } from '../../activity';
import { MediaStore } from '../../media';
import type { Viewer } from '../../platform/auth';
import type { Joiner } from './joiners';
import type { LockedFamily } from '../family-lock';
import type { MembershipEntity } from '../members/membership.entity';
import { Memberships, viewerAs } from '../members/memberships';
import { PersonalRows } from '../members/personal-rows';
import type { PersonFields } from '../members/person';
import { ProfileStore } from '../profiles/profile-store';

/** How an account becomes a member. Whether a code, an invitation or an admin permits it is decided before. */
@Injectable()
export class NewMembers {
  constructor(
    private readonly memberships: Memberships,
    private readonly personal: PersonalRows,
    private readonly profiles: ProfileStore,
    private readonly media: MediaStore,
    private readonly activity: ActivityService,
  ) {}

  /**
   * Adds a person and notifies the family: with their former membership, the one they claim, or a new one; never two.
   *
   * @param target locked, in a system scope
   * @throws DomainError ALREADY_IN_FAMILY, GUEST_ACCOUNT, DEMO_FAMILY, CONFLICT for a full family
   */
  async add(
    viewer: Viewer & Joiner,
    target: LockedFamily,
    claimed: MembershipEntity | null,
  ): Promise<MembershipEntity> {
    const membership = await this.membershipOf(viewer, target, claimed);
    await this.activity.record(viewerAs(viewer, membership), {
      type: 'joined',
      resource: 'family_member',
      resourceId: membership.id,
      title: target.family.name,
    });
    return membership;
  }

  private async membershipOf(
    viewer: Viewer & Joiner,
    target: LockedFamily,
    claimed: MembershipEntity | null,
  ): Promise<MembershipEntity> {
    const { family, former } = target;
    const own = former.find(({ userId }) => userId === viewer.userId);
    const id = claimed?.id ?? own?.id ?? randomUUID();
    await this.memberships.claimUser(viewer, family, id);
    const person = await this.personAmong(
      viewer,
      target.present.filter((member) => member !== claimed),
    );
    const account = { ...person, userId: viewer.userId, role: 'family_member' as const };
    if (claimed) {
      // one membership per person and family: their history stays under their name, without the account
      if (own) {
        await this.personal.move({ familyId: family.id, from: own.id, to: claimed.id });
        await this.memberships.change(own, { userId: null });
      }
      return this.memberships.change(claimed, { ...account, ...(await this.pictureOf(claimed, person)) });
    }
    if (own) return this.memberships.revive(target, own, account);
    return this.memberships.add(target, { ...account, id });
  }

  /** A taken name does not prevent joining: they become "Max B.", in their profile too, and may change it. */
  private async personAmong(viewer: Viewer, present: readonly MembershipEntity[]): Promise<PersonFields> {
    const person = await this.profiles.person(viewer);
    const displayName = freeName(
      person,
      present.map((member) => member.displayName),
    );
    if (displayName !== person.displayName) await this.profiles.rename(viewer, displayName);
    return { ...person, displayName };
  }

  /** The family's picture of a member stays until the person adds their own. */
  private async pictureOf(claimed: MembershipEntity, person: PersonFields): Promise<Partial<PersonFields>> {
    if (!person.avatarUrl && !person.defaultAvatarId)
      return { avatarUrl: claimed.avatarUrl, defaultAvatarId: claimed.defaultAvatarId };
    await this.media.remove(claimed.avatarUrl, 'family');
    return {};
  }
}
