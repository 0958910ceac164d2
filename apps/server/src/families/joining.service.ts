import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { freeName, isInviteCode, normaliseInviteCode } from '@homefold/domain';
import { ActivityService } from '../activity';
import { MediaStore } from '../media';
import type { Viewer } from '../platform/auth';
import { Clock } from '../platform/clock';
import { Database } from '../platform/database';
import { DomainError, conflict, invalid, notFound } from '../platform/errors';
import { RateLimiter } from '../platform/limits';
import type { JoinFamilyInput } from './families.inputs';
import type { Family } from './families.types';
import { type Entrant, Entrants, assertMayEnter } from './entrants';
import { FamilyLock, type LockedFamily } from './family-lock';
import { FamilyReader } from './family-reader';
import { readInvitationToken } from './invitation-token';
import { InvitationEntity } from './invitation.entity';
import type { InvitePreview } from './invitation.types';
import { InviteCodes } from './invite-codes';
import { MembershipEntity } from './membership.entity';
import { Memberships, viewerAs } from './memberships';
import type { PersonFields } from './person';
import { ProfileStore } from './profile-store';

/** Wrong codes only; a code has 191 million forms. */
const GUESSES_OF_USER = { limit: 10, windowSeconds: 900 };
const GUESSES_OF_ADDRESS = { limit: 40, windowSeconds: 900 };

interface Target extends LockedFamily {
  invitation: InvitationEntity | null;
}

/** Coming into a family, by code or by an emailed invitation (decisions 5 and 6). */
@Injectable()
export class JoiningService {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly limiter: RateLimiter,
    private readonly entrants: Entrants,
    private readonly lock: FamilyLock,
    private readonly inviteCodes: InviteCodes,
    private readonly memberships: Memberships,
    private readonly profiles: ProfileStore,
    private readonly media: MediaStore,
    private readonly reader: FamilyReader,
    private readonly activity: ActivityService,
  ) {}

  /**
   * What a code or token leads to, before joining.
   *
   * @throws DomainError INVITE_CODE_UNKNOWN (also for an expired, used or revoked invitation), GUEST_ACCOUNT, DEMO_FAMILY,
   *   RATE_LIMITED
   */
  async preview(viewer: Viewer, network: string, code?: string | null, token?: string | null): Promise<InvitePreview> {
    const entrant = await this.entrants.of(viewer);
    return this.guess(viewer, network, () =>
      this.db.system(async () => {
        const { family, present, invitation } = await this.target(code, token);
        assertMayEnter(entrant, family);
        const claimable = present.filter(({ userId }) => userId === null);
        return {
          code: family.inviteCode,
          familyName: family.name,
          memberCount: present.length,
          displayName: invitation?.displayName ?? null,
          membershipId: invitation?.membershipId ?? null,
          claimableMembers: claimable.map(({ id, displayName }) => ({ id, displayName })),
        };
      }),
    );
  }

  /**
   * Joins. Somebody who was in this family before gets their old membership back; with `membershipId`, or when the
   * invitation names one, a member without an account becomes the caller. Else a new member comes in.
   *
   * @throws DomainError INVITE_CODE_UNKNOWN, ALREADY_IN_FAMILY, GUEST_ACCOUNT, DEMO_FAMILY, CONFLICT when the
   *   member was taken over by somebody else meanwhile, RATE_LIMITED
   */
  async join(viewer: Viewer, network: string, input: JoinFamilyInput): Promise<Family> {
    const entrant = await this.entrants.of(viewer);
    const joined = await this.guess(viewer, network, () =>
      this.db.system(async () => {
        const target = await this.target(input.code, input.invitationToken);
        const membership = await this.enter({ ...viewer, ...entrant }, target, input.membershipId);
        if (target.invitation) await this.accept(target.invitation);
        await this.activity.record(viewerAs(viewer, membership), {
          type: 'joined',
          resource: 'family_member',
          resourceId: membership.id,
          title: target.family.name,
        });
        return membership;
      }),
    );
    return this.reader.view(viewerAs(viewer, joined));
  }

  /** Only failures count: a household behind one address joins without meeting the limit. */
  private async guess<T>(viewer: Viewer, network: string, attempt: () => Promise<T>): Promise<T> {
    const user = `join:user:${viewer.userId}`;
    const address = `join:address:${network}`;
    await this.limiter.hit(user, GUESSES_OF_USER);
    await this.limiter.hit(address, GUESSES_OF_ADDRESS);
    const result = await attempt();
    await this.limiter.forgive([user, address]);
    return result;
  }

  /** The locked family that a code or token stands for at this moment. */
  private async target(code: string | null | undefined, token: string | null | undefined): Promise<Target> {
    if (token?.trim()) return this.targetOfToken(token);
    const wanted = normaliseInviteCode(code ?? '');
    if (wanted === '') throw invalid('code', 'Please enter an invite code');
    const familyId = isInviteCode(wanted) ? await this.inviteCodes.familyOf(wanted) : null;
    const locked = familyId ? await this.lock.take(familyId) : null;
    // rotated between the look-up and the lock: the old code is void at once
    if (!locked || locked.family.inviteCode !== wanted)
      throw unknown('code', 'This invite code is not valid. Please check it, or ask for a new one.');
    return { ...locked, invitation: null };
  }

  private async targetOfToken(token: string): Promise<Target> {
    const read = readInvitationToken(token);
    const locked = read && (await this.lock.take(read.familyId));
    const invitation = read && (await this.openInvitation(read.familyId, read.hash));
    if (!locked || !invitation)
      throw unknown('invitationToken', 'This invitation has expired or was used already. Please ask for a new one.');
    return { ...locked, invitation };
  }

  private async openInvitation(familyId: string, tokenHash: Buffer): Promise<InvitationEntity | null> {
    const found = await this.db.manager.findOneBy(InvitationEntity, { familyId, tokenHash });
    return found && !found.acceptedAt && found.expiresAt > this.clock.now() ? found : null;
  }

  private async accept({ familyId, id }: InvitationEntity): Promise<void> {
    await this.db.manager.update(InvitationEntity, { familyId, id }, { acceptedAt: this.clock.now() });
  }

  /** Their former membership, the one they claim, or a new one; never two. */
  private async enter(
    viewer: Viewer & Entrant,
    target: Target,
    claimedId: string | null | undefined,
  ): Promise<MembershipEntity> {
    const { family, former, invitation } = target;
    const claimed = claimedId ? claimable(target, claimedId) : (invited(target, invitation) ?? null);
    const own = former.find(({ userId }) => userId === viewer.userId);
    const id = claimed?.id ?? own?.id ?? randomUUID();
    await this.memberships.claimUser(viewer, family, id);
    const person = await this.personAmong(
      viewer,
      target.present.filter((member) => member !== claimed),
    );
    const account = { ...person, userId: viewer.userId, role: 'family_member' as const };
    if (claimed) {
      // one membership a person and family: what they did before stays under their name, without the account
      if (own) await this.memberships.change(own, { userId: null });
      return this.memberships.change(claimed, { ...account, ...(await this.pictureOf(claimed, person)) });
    }
    if (own) return this.memberships.revive(target, own, account);
    return this.memberships.add(target, { ...account, id });
  }

  /** Who joins is not sent away for a name that is taken: they become "Max B.", in their profile too, and may change it. */
  private async personAmong(viewer: Viewer, present: readonly MembershipEntity[]): Promise<PersonFields> {
    const person = await this.profiles.person(viewer);
    const displayName = freeName(
      person,
      present.map((member) => member.displayName),
    );
    if (displayName !== person.displayName) await this.profiles.rename(viewer, displayName);
    return { ...person, displayName };
  }

  /** The family's picture of a member stays until the person brings one of their own. */
  private async pictureOf(claimed: MembershipEntity, person: PersonFields): Promise<Partial<PersonFields>> {
    if (!person.avatarUrl && !person.defaultAvatarId)
      return { avatarUrl: claimed.avatarUrl, defaultAvatarId: claimed.defaultAvatarId };
    await this.media.remove(claimed.avatarUrl, 'family');
    return {};
  }
}

const unknown = (field: string, message: string) =>
  new DomainError('not-found', 'INVITE_CODE_UNKNOWN', message, { field });

const invited = ({ present }: LockedFamily, invitation: InvitationEntity | null) =>
  present.find(({ id, userId }) => id === invitation?.membershipId && userId === null);

/** @throws DomainError NOT_FOUND for a member of no or another family, CONFLICT for one who has an account by now */
function claimable({ present }: LockedFamily, id: string): MembershipEntity {
  const found = present.find((member) => member.id === id.toLowerCase());
  if (!found) throw notFound('Member');
  if (found.userId) throw conflict('CONFLICT', `${found.displayName} has an account already.`);
  return found;
}
