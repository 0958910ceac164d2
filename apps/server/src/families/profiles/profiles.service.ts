import { Injectable } from '@nestjs/common';
import { TEXT_LIMITS, addDays, isBarChoice } from '@homefold/domain';
import { IsNull } from 'typeorm';
import { FamilyChanges } from '../../activity';
import { MediaService, MediaStore, imagePath, publicIdOf } from '../../media';
import { requireFamily, type Viewer } from '../../platform/auth';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database';
import { invalid, notFound } from '../../platform/errors';
import { Origins } from '../../platform/http';
import { FamilyLock } from '../family-lock';
import { FamilyReader } from '../family-reader';
import {
  birthDate,
  displayName,
  optionalLine,
  phoneNumber,
  presetAvatar,
  requireFreeName,
  requiredLine,
} from '../family-rules';
import { MembershipEntity } from '../members/membership.entity';
import type { PersonFields } from '../members/person';
import type { SaveProfileInput, SetAvatarInput } from './profile.inputs';
import { ProfileStore } from './profile-store';
import type { Me, Profile } from './profile.types';

/** The uploader's message for a call without an image. */
export const NO_PHOTO = 'Please select an image file';
const NAMES_MISSING = 'First name and display name are required';

/** The caller's identity and profile. The family sees names, address and picture of it. */
@Injectable()
export class ProfilesService {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly origins: Origins,
    private readonly store: ProfileStore,
    private readonly lock: FamilyLock,
    private readonly families: FamilyReader,
    private readonly media: MediaStore,
    private readonly uploads: MediaService,
    private readonly changes: FamilyChanges,
  ) {}

  /** The caller with profile and family: three statements. */
  async me(viewer: Viewer): Promise<Me> {
    const { userId: id, email, name } = viewer;
    return this.db.read(viewer, async () => {
      const profile = await this.store.find(viewer);
      const family = viewer.familyId ? await this.families.view(requireFamily(viewer)) : null;
      const membership = family?.members.find(({ isCurrentUser }) => isCurrentUser) ?? null;
      return { id, email, name, profile, family, membership, hasFamily: family !== null };
    });
  }

  /** @throws DomainError NOT_FOUND before the first one was saved */
  async profile(viewer: Viewer): Promise<Profile> {
    const found = await this.db.read(viewer, () => this.store.find(viewer));
    if (!found) throw notFound('Profile');
    return found;
  }

  /**
   * Saves the profile; the family's copy of the names changes in the same commit.
   *
   * @throws DomainError INVALID, also for a display name already taken in the family
   * @param input undefined optional fields are kept; an `email` has to be the account's
   */
  async save(
    viewer: Viewer,
    { email: claimed, ...input }: SaveProfileInput & { email?: string | null },
  ): Promise<Profile> {
    if (claimed && viewer.email && claimed.trim().toLowerCase() !== viewer.email.toLowerCase())
      throw invalid('email', 'The email address belongs to your account and cannot be changed here.');
    // it may already be tomorrow in some zone
    const latest = addDays(this.clock.now().toISOString().slice(0, 10), 1);
    const firstName = requiredLine('firstName', input.firstName, TEXT_LIMITS.personName, NAMES_MISSING);
    const name = displayName('displayName', input.displayName, NAMES_MISSING);
    const changes = {
      firstName,
      displayName: name,
      ...given(input.lastName, (value) => ({ lastName: optionalLine('lastName', value, TEXT_LIMITS.personName) })),
      ...given(input.phone, (value) => ({ phone: phoneNumber('phone', value) })),
      ...given(input.dateOfBirth, (value) => ({ dateOfBirth: birthDate('dateOfBirth', value, latest) })),
    };
    return this.db.write(viewer, async () => {
      const others = await this.otherMembers(viewer);
      const profile = { ...(await this.store.lock(viewer)), ...changes };
      requireFreeName(profile, others);
      await this.store.save(profile);
      const { displayName, lastName, email } = profile;
      await this.show(viewer, { displayName, firstName, lastName, email: email || null });
      return profile;
    });
  }

  /** Sets the picture; with neither a photo nor a preset the initials are shown. The previous photo is deleted. */
  async setAvatar(viewer: Viewer, { publicId, defaultAvatarId }: SetAvatarInput): Promise<Profile> {
    if (publicId && defaultAvatarId) throw invalid('publicId', 'Choose a photo or a preset avatar, not both.');
    const preset = defaultAvatarId ? presetAvatar('defaultAvatarId', defaultAvatarId) : null;
    return this.db.write(viewer, async () => {
      const before = await this.store.lock(viewer);
      if (publicId && before.avatarUrl === imagePath(publicId)) return before;
      const avatarUrl = publicId ? (await this.media.attach(viewer, publicId, 'profile')).path : null;
      const profile = { ...before, avatarUrl, defaultAvatarId: preset };
      await this.store.save(profile);
      await this.show(viewer, { avatarUrl, defaultAvatarId: preset });
      await this.media.remove(before.avatarUrl, 'profile');
      return profile;
    });
  }

  /**
   * The same for the documented call, whose photo is a data URL, handled like an upload, or the URL of an image
   * uploaded before.
   */
  async setAvatarByUrl(
    viewer: Viewer,
    { defaultAvatarId, avatarUrl }: { defaultAvatarId?: string | null; avatarUrl?: string | null },
  ): Promise<Profile> {
    if (!avatarUrl) return this.setAvatar(viewer, { defaultAvatarId });
    if (defaultAvatarId) throw invalid('avatarUrl', 'Choose a photo or a preset avatar, not both.');
    const known = publicIdOf(this.origins.pathOf(avatarUrl));
    const publicId = known ?? (await this.uploads.storeDataUrl(viewer, avatarUrl, 'avatarUrl')).publicId;
    return this.setAvatar(viewer, { publicId });
  }

  /** The same for an image uploaded before. */
  choosePhoto(viewer: Viewer, publicId: string | null | undefined): Promise<Profile> {
    if (!publicId) throw invalid('publicId', NO_PHOTO);
    return this.setAvatar(viewer, { publicId });
  }

  /**
   * Chooses the sections of the phone's bar (product rule 32), on all devices of the viewer. A chosen section may be
   * unavailable to the family: the bar then shows a substitute.
   *
   * @param sections null for the usual ones
   * @throws DomainError INVALID (sections) for more than three, an unknown one, one twice, or the dashboard
   */
  async chooseBar(viewer: Viewer, sections: readonly string[] | null): Promise<Profile> {
    if (sections && !isBarChoice(sections))
      throw invalid('sections', 'Choose up to three different sections, apart from the dashboard.');
    return this.db.write(viewer, async () => {
      const profile = { ...(await this.store.lock(viewer)), barSections: sections && [...sections] };
      await this.store.save(profile);
      return profile;
    });
  }

  /** All others in the viewer's family, which stays locked; empty without a family, or after just leaving it. */
  private async otherMembers(viewer: Viewer): Promise<MembershipEntity[]> {
    const locked = viewer.familyId ? await this.lock.take(viewer.familyId) : null;
    const present = locked?.present ?? [];
    return present.some(({ userId }) => userId === viewer.userId)
      ? present.filter(({ userId }) => userId !== viewer.userId)
      : [];
  }

  /** Copies the family's part of the profile to the viewer's membership, if there is one. */
  private async show(viewer: Viewer, fields: Partial<PersonFields>): Promise<void> {
    if (!viewer.familyId) return;
    const { familyId, membershipId: id } = requireFamily(viewer);
    const own = { familyId, id, userId: viewer.userId, leftAt: IsNull() };
    if ('avatarUrl' in fields) {
      const shown = await this.db.manager.findOneBy(MembershipEntity, own);
      await this.media.remove(shown?.avatarUrl, 'family');
    }
    await this.db.manager.update(MembershipEntity, own, fields);
    await this.changes.publish({ familyId, membershipId: id }, { type: 'family_member', id, action: 'updated' });
  }
}

const given = <T, R>(value: T | undefined, change: (value: T) => R): R | undefined =>
  value === undefined ? undefined : change(value);
