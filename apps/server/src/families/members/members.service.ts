import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { MemberRole } from '@homefold/domain';
import { ActivityService, FamilyChanges } from '../../activity';
import { MediaStore, imagePath } from '../../media';
import { type FamilyViewer, type Viewer, requireAdmin, requireFamily } from '../../platform/auth';
import { Database } from '../../platform/database';
import { forbidden, invalid, notFound } from '../../platform/errors';
import { Idempotency } from '../../platform/idempotency';
import type { AddFamilyMemberInput, SetMemberImageInput, UpdateFamilyMemberInput } from '../families.inputs';
import type { Family, Member } from '../families.types';
import { assertNoDemo } from '../invitations/joiners';
import { FamilyLock, type LockedFamily, assertNotLastAdmin } from '../family-lock';
import { FamilyMembers } from './family-members';
import { FamilyReader } from '../family-reader';
import { displayName, presetAvatar, requireFreeName } from '../family-rules';
import { InviteCodes } from '../invitations/invite-codes';
import type { MembershipEntity } from './membership.entity';
import { Memberships } from './memberships';
import { namedPerson } from './person';
import { NO_PHOTO, ProfilesService } from '../profiles/profiles.service';

const NAME_MISSING = 'Name is required';

/** Members of a family: adding, naming, roles, leaving and removing (product rule 4). */
@Injectable()
export class MembersService {
  constructor(
    private readonly db: Database,
    private readonly idempotency: Idempotency,
    private readonly lock: FamilyLock,
    private readonly members: FamilyMembers,
    private readonly reader: FamilyReader,
    private readonly memberships: Memberships,
    private readonly inviteCodes: InviteCodes,
    private readonly profiles: ProfilesService,
    private readonly media: MediaStore,
    private readonly activity: ActivityService,
    private readonly changes: FamilyChanges,
  ) {}

  /** Present members, the viewer first. */
  list(viewer: Viewer): Promise<Member[]> {
    return this.members.list(requireFamily(viewer));
  }

  /** All members with an account in the viewer's family, by user id; without a family the viewer alone. */
  async directory(viewer: Viewer): Promise<{ id: string; name: string }[]> {
    if (!viewer.familyId) return [{ id: viewer.userId, name: viewer.name }];
    const members = await this.list(viewer);
    return members.flatMap(({ userId, displayName: name }) => (userId ? [{ id: userId, name }] : []));
  }

  /** Adds a member without an account. Admins only. @throws DomainError INVALID, also for a taken name */
  async add(viewer: Viewer, input: AddFamilyMemberInput, idempotencyKey?: string | null): Promise<Member> {
    const admin = requireAdmin(viewer);
    const name = displayName('displayName', input.displayName, NAME_MISSING);
    const id = await this.db.write(admin, () =>
      this.idempotency.once(admin, idempotencyKey, 'addFamilyMember', async () => {
        const own = await this.lock.asAdmin(admin);
        const added = { ...namedPerson(name), id: randomUUID(), userId: null, role: 'family_member' as const };
        requireFreeName(added, own.present);
        await this.memberships.add(own, added);
        await this.record(admin, 'created', added.id, name);
        return added.id;
      }),
    );
    return this.members.get(admin, id);
  }

  /** Renames a member without an account. Admins only; members with an account name themselves. */
  async rename(viewer: Viewer, input: UpdateFamilyMemberInput): Promise<Member> {
    const admin = requireAdmin(viewer);
    const name = displayName('displayName', input.displayName, NAME_MISSING);
    return this.db.write(admin, async () => {
      const own = await this.lock.asAdmin(admin);
      const member = presentMember(own, input.id);
      if (member.userId) throw forbidden('People with an account change their name in their own profile.');
      requireFreeName(
        { ...member, displayName: name },
        own.present.filter(({ id }) => id !== member.id),
      );
      await this.memberships.change(member, { displayName: name });
      await this.changed(admin, member.id);
      return this.members.get(admin, member.id);
    });
  }

  /** @throws DomainError LAST_ADMIN, INVALID for a member without an account */
  async setRole(viewer: Viewer, membershipId: string, role: MemberRole): Promise<Member> {
    const admin = requireAdmin(viewer);
    return this.db.write(admin, async () => {
      const own = await this.lock.asAdmin(admin);
      const member = presentMember(own, membershipId);
      if (!member.userId) throw invalid('membershipId', 'Only somebody with an account can be an admin.');
      if (member.role !== role) {
        assertNotLastAdmin(own, member);
        await this.memberships.change(member, { role });
        await this.changed(admin, member.id);
      }
      return this.members.get(admin, member.id);
    });
  }

  /**
   * Removes a member; their history keeps their name. Admins only. For a member with an account the invite code is
   * rotated too, because they know the old one.
   *
   * @throws DomainError LAST_ADMIN when the viewer removes themselves as the last one
   */
  async remove(viewer: Viewer, membershipId: string): Promise<Family> {
    const admin = requireAdmin(viewer);
    if (membershipId.toLowerCase() === admin.membershipId)
      throw invalid('membershipId', 'To remove yourself, leave the family.');
    await this.db.system(async () => {
      const own = await this.lock.asAdmin(admin);
      const member = presentMember(own, membershipId);
      await this.memberships.end(own, member);
      if (member.userId) {
        await this.inviteCodes.rotate(own.family.id);
        await this.changes.publish(admin, { type: 'family', id: own.family.id, action: 'updated' });
      }
      await this.record(admin, 'deleted', member.id, member.displayName);
    });
    return this.reader.view(admin);
  }

  /**
   * @throws DomainError LAST_ADMIN for the last one, who has to hand over or delete the family; GUEST_ACCOUNT in the
   * demo
   */
  async leave(viewer: Viewer): Promise<void> {
    requireFamily(viewer);
    await this.db.system(async () => {
      const own = await this.lock.asMember(viewer);
      assertNoDemo(own);
      assertNotLastAdmin(own, own.me);
      await this.record(own.viewer, 'left', own.me.id, own.family.name);
      await this.memberships.end(own, own.me);
    });
  }

  /** Sets the picture of a member: any member may for those without an account, others only for themselves. */
  async setImage(viewer: Viewer, input: SetMemberImageInput): Promise<Member> {
    const caller = requireFamily(viewer);
    if (input.membershipId.toLowerCase() === caller.membershipId) {
      await this.profiles.setAvatar(caller, input);
      return this.members.get(caller, caller.membershipId);
    }
    return this.db.write(caller, async () => {
      const member = presentMember(await this.lock.asMember(caller), input.membershipId);
      if (member.userId) throw forbidden('People with an account choose their own picture.');
      const picture = await this.picture(caller, member, input);
      await this.memberships.change(member, picture);
      await this.changed(caller, member.id);
      return this.members.get(caller, member.id);
    });
  }

  /** The same for the documented call, which always includes a photo. */
  choosePhoto(viewer: Viewer, membershipId: string, publicId: string | null | undefined): Promise<Member> {
    if (!publicId) throw invalid('publicId', NO_PHOTO);
    return this.setImage(viewer, { membershipId, publicId });
  }

  private async picture(viewer: FamilyViewer, member: MembershipEntity, input: SetMemberImageInput) {
    const { publicId, defaultAvatarId } = input;
    if (publicId && defaultAvatarId) throw invalid('publicId', 'Choose a photo or a preset avatar, not both.');
    if (publicId && member.avatarUrl === imagePath(publicId))
      return { avatarUrl: member.avatarUrl, defaultAvatarId: null };
    const preset = defaultAvatarId ? presetAvatar('defaultAvatarId', defaultAvatarId) : null;
    const avatarUrl = publicId ? (await this.media.attach(viewer, publicId, 'family')).path : null;
    await this.media.remove(member.avatarUrl, 'family');
    return { avatarUrl, defaultAvatarId: preset };
  }

  /** Not shown in the feed, but open screens update. */
  private changed(viewer: FamilyViewer, id: string): Promise<void> {
    return this.changes.publish(viewer, { type: 'family_member', id, action: 'updated' });
  }

  private record(viewer: FamilyViewer, type: 'created' | 'deleted' | 'left', id: string, title: string) {
    return this.activity.record(viewer, { type, resource: 'family_member', resourceId: id, title });
  }
}

/** @throws DomainError NOT_FOUND, the same for another family's, a former and an unknown member */
function presentMember({ present }: LockedFamily, id: string): MembershipEntity {
  const found = present.find((member) => member.id === id.toLowerCase());
  if (!found) throw notFound('Member');
  return found;
}
