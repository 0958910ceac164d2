import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { TEXT_LIMITS, cleanLine } from '@homefold/domain';
import { ActivityService, FamilyChanges } from '../activity';
import { MembershipDirectory, requireAdmin, requireFamily, type Viewer } from '../platform/auth';
import { Clock } from '../platform/clock';
import { Database } from '../platform/database';
import { conflict, invalid } from '../platform/errors';
import { Idempotency } from '../platform/idempotency';
import type { CreateFamilyInput, FamilySettingsInput, UpdateFamilyInput } from './families.inputs';
import type { Family } from './families.types';
import { Joiners, assertNoDemo } from './invitations/joiners';
import { FamilyLock } from './family-lock';
import { FamilyReader } from './family-reader';
import { optionalText, requiredLine } from './family-rules';
import { FamilyEntity } from './family.entity';
import { InviteCodes } from './invitations/invite-codes';
import { Memberships, viewerAs } from './members/memberships';
import { ProfileStore } from './profiles/profile-store';
import { StoredAmounts } from './stored-amounts';
import { DEFAULT_SETTINGS, changedSettings } from './settings-rules';

const NAME_MISSING = 'Family name is required';

/** Creates, updates and deletes families. */
@Injectable()
export class FamiliesService {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly idempotency: Idempotency,
    private readonly joiners: Joiners,
    private readonly lock: FamilyLock,
    private readonly reader: FamilyReader,
    private readonly memberships: Memberships,
    private readonly inviteCodes: InviteCodes,
    private readonly profiles: ProfileStore,
    private readonly directory: MembershipDirectory,
    private readonly activity: ActivityService,
    private readonly changes: FamilyChanges,
    private readonly amounts: StoredAmounts,
  ) {}

  /** The viewer's family, or null. */
  async find(viewer: Viewer): Promise<Family | null> {
    return viewer.familyId ? this.reader.view(requireFamily(viewer)) : null;
  }

  /**
   * Creates a family with the viewer as its admin.
   *
   * @throws DomainError ALREADY_IN_FAMILY, GUEST_ACCOUNT, INVALID
   */
  create(viewer: Viewer, input: CreateFamilyInput, idempotencyKey?: string | null): Promise<Family> {
    return this.found(viewer, input, { id: randomUUID(), isDemo: false }, idempotencyKey);
  }

  /**
   * Creates a demo copy with a guest as its admin, under the id named by the guest's account. Not exposed by any API.
   */
  createDemo(id: string, guest: Viewer, input: CreateFamilyInput): Promise<Family> {
    return this.found(guest, input, { id, isDemo: true });
  }

  private async found(
    viewer: Viewer,
    input: CreateFamilyInput,
    identity: Pick<FamilyEntity, 'id' | 'isDemo'>,
    idempotencyKey?: string | null,
  ): Promise<Family> {
    const name = familyName(input.name);
    const description = optionalText('description', input.description, TEXT_LIMITS.familyDescription);
    const settings = changedSettings(DEFAULT_SETTINGS, input);
    const joiner = await this.joiners.of(viewer);
    await this.db.system(() =>
      this.idempotency.once(viewer, idempotencyKey, 'createFamily', async () => {
        const family: FamilyEntity = {
          ...settings,
          ...identity,
          name,
          description,
          inviteCode: '',
          inviteLink: randomUUID(),
          approveJoiners: false,
          version: 1,
          createdAt: this.clock.now(),
        };
        // before anything else: a user's second concurrent call blocks here and is refused
        const membershipId = randomUUID();
        await this.memberships.claimUser(joiner, family, membershipId);
        family.inviteCode = await this.inviteCodes.issue(family.id);
        await this.db.manager.insert(FamilyEntity, family);
        const person = await this.profiles.person(viewer);
        const locked = { family, present: [], former: [] };
        const founder = await this.memberships.add(locked, {
          ...person,
          id: membershipId,
          role: 'admin',
          userId: viewer.userId,
        });
        await this.activity.record(viewerAs(viewer, founder), {
          type: 'created',
          resource: 'family',
          resourceId: family.id,
          title: name,
        });
        return family.id;
      }),
    );
    return this.current(viewer);
  }

  /**
   * Renames or describes the family. Admins only.
   *
   * @throws DomainError VERSION_CONFLICT with the current row after a concurrent change
   */
  async update(viewer: Viewer, input: UpdateFamilyInput): Promise<Family> {
    requireAdmin(viewer);
    const changes: Partial<FamilyEntity> = {};
    if (input.name !== undefined && input.name !== null) changes.name = familyName(input.name);
    if (input.description !== undefined)
      changes.description = optionalText('description', input.description, TEXT_LIMITS.familyDescription);
    return this.change(viewer, () => changes, input.version);
  }

  /**
   * Changes zone, country, region, locale, currency, first day of the week, or whether joining by code requires
   * approval; omitted settings are kept. Admins only.
   */
  async updateSettings(viewer: Viewer, { approveJoiners, ...settings }: FamilySettingsInput): Promise<Family> {
    return this.change(viewer, (family) => ({
      ...changedSettings(family, settings),
      approveJoiners: approveJoiners ?? family.approveJoiners,
    }));
  }

  /**
   * Permanently deletes the family with everything it owns, for all members. Admins only.
   *
   * @param confirmName the family's name as shown on the screen
   * @throws DomainError GUEST_ACCOUNT in a demo copy, whose guests would be left with nothing
   */
  async delete(viewer: Viewer, confirmName: string): Promise<void> {
    requireAdmin(viewer);
    await this.db.system(async () => {
      const own = await this.lock.asAdmin(viewer);
      assertNoDemo(own);
      if (cleanLine(confirmName) !== own.family.name)
        throw invalid('confirmName', `Please type the family's name, "${own.family.name}", to delete it.`);
      await this.memberships.dissolve(own);
    });
  }

  /**
   * Deletes an expired demo copy; idempotent. Not exposed by any API.
   *
   * @throws Error for any other family, which would be a wrong id
   */
  async expireDemo(familyId: string): Promise<void> {
    await this.db.system(async () => {
      const locked = await this.lock.take(familyId);
      if (!locked) return;
      if (!locked.family.isDemo) throw new Error(`family ${familyId} is no copy of the demo`);
      await this.memberships.dissolve(locked);
    });
  }

  private async change(
    viewer: Viewer,
    decide: (family: FamilyEntity) => Partial<FamilyEntity>,
    version?: number | null,
  ): Promise<Family> {
    const caller = requireAdmin(viewer);
    return this.db.write(caller, async () => {
      const { family } = await this.lock.asAdmin(caller);
      if (typeof version === 'number' && version !== family.version)
        throw conflict('VERSION_CONFLICT', 'Somebody else changed the family in the meantime.', {
          current: await this.reader.view(caller),
        });
      const { id } = family;
      const changes = { ...decide(family), version: family.version + 1 };
      await this.db.manager.update(FamilyEntity, { id }, changes);
      if (changes.currency) await this.amounts.keepNumbers(id, family.currency, changes.currency);
      await this.changes.publish(caller, { type: 'family', id, action: 'updated' });
      return this.reader.view(caller);
    });
  }

  /** The family of a viewer whose membership began during this request. */
  async current(viewer: Viewer): Promise<Family> {
    const membership = await this.directory.find(viewer.userId);
    return this.reader.view(requireFamily({ ...viewer, ...(membership ?? { familyId: null }) }));
  }
}

const familyName = (given: string | null | undefined): string =>
  requiredLine('name', given, TEXT_LIMITS.familyName, NAME_MISSING);
