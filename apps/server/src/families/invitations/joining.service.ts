import { Injectable } from '@nestjs/common';
import { isInviteCode, normaliseInviteCode } from '@homefold/domain';
import type { Viewer } from '../../platform/auth';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database';
import { DomainError, conflict, invalid, notFound } from '../../platform/errors';
import { RateLimiter } from '../../platform/limits';
import { NewMembers } from './new-members';
import type { JoinFamilyInput } from '../families.inputs';
import type { Family } from '../families.types';
import { Joiners, assertMayJoin } from './joiners';
import { FamilyLock, type LockedFamily } from '../family-lock';
import { FamilyReader } from '../family-reader';
import { JOIN_LIMITS, joinAddress, unknownCode, unknownInvitation } from './join-limits';
import { isPresentLink, readInvitationToken } from './invitation-token';
import { InvitationEntity } from './invitation.entity';
import type { InvitePreview } from './invitation.types';
import { InviteCodes } from './invite-codes';
import type { MembershipEntity } from '../members/membership.entity';
import { JoinRequests } from '../admission/join-requests';
import { viewerAs } from '../members/memberships';

interface Target extends LockedFamily {
  /** Of a mail. */
  invitation: InvitationEntity | null;
  /** The inviting member according to mail or link; null for a code. */
  from: string | null;
}

/** Joining a family, by code, by its link or by an emailed invitation (docs/decisions/joining.md). */
@Injectable()
export class JoiningService {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly limiter: RateLimiter,
    private readonly joiners: Joiners,
    private readonly lock: FamilyLock,
    private readonly inviteCodes: InviteCodes,
    private readonly newMembers: NewMembers,
    private readonly requests: JoinRequests,
    private readonly reader: FamilyReader,
  ) {}

  /**
   * Previews the family of a code or token before joining.
   *
   * @throws DomainError INVITE_CODE_UNKNOWN (also for an expired, used or revoked invitation), GUEST_ACCOUNT,
   * DEMO_FAMILY, RATE_LIMITED
   */
  async preview(viewer: Viewer, network: string, code?: string | null, token?: string | null): Promise<InvitePreview> {
    const joiner = await this.joiners.of(viewer);
    return this.guess(viewer, network, token, () =>
      this.db.system(async () => {
        const { family, present, invitation, from } = await this.target(code, token);
        assertMayJoin(joiner, family);
        const claimable = present.filter(({ userId }) => userId === null);
        return {
          code: family.inviteCode,
          familyName: family.name,
          needsApproval: family.approveJoiners && !invitation,
          memberCount: present.length,
          displayName: invitation?.displayName ?? null,
          invitedBy: present.find(({ id }) => id === from)?.displayName ?? null,
          membershipId: invitation?.membershipId ?? null,
          claimableMembers: claimable.map(({ id, displayName }) => ({ id, displayName })),
        };
      }),
    );
  }

  /**
   * Joins. A former member gets their old membership back; with `membershipId`, or when the invitation names one, the
   * caller takes over a member without an account. Otherwise a new member is created.
   *
   * Where the family requires approval for codes, the request is recorded and the call refused with JOIN_PENDING;
   * repeating it for the same family changes nothing. Invitations by mail need no approval.
   *
   * @throws DomainError INVITE_CODE_UNKNOWN, ALREADY_IN_FAMILY, GUEST_ACCOUNT, DEMO_FAMILY, JOIN_PENDING, CONFLICT when
   * the member was taken over by somebody else in the meantime, RATE_LIMITED
   */
  async join(viewer: Viewer, network: string, input: JoinFamilyInput): Promise<Family> {
    const joiner = await this.joiners.of(viewer);
    const { membership, family } = await this.guess(viewer, network, input.invitationToken, () =>
      this.db.system(async () => {
        const target = await this.target(input.code, input.invitationToken);
        const { family, invitation } = target;
        assertMayJoin(joiner, family);
        const claimed = input.membershipId ? claimable(target, input.membershipId) : invited(target, invitation);
        if (family.approveJoiners && !invitation) {
          await this.requests.ask(viewer, family, claimed?.id ?? null);
          return { membership: null, family };
        }
        const membership = await this.newMembers.add({ ...viewer, ...joiner }, target, claimed);
        if (invitation) await this.accept(invitation);
        return { membership, family };
      }),
    );
    if (!membership)
      throw conflict('JOIN_PENDING', `An admin of ${family.name} has been asked. You are in as soon as they agree.`, {
        familyName: family.name,
      });
    return this.reader.view(viewerAs(viewer, membership));
  }

  /** Counts wrong codes and tokens only: a household behind one address can join without reaching the limit. */
  private async guess<T>(
    { userId }: Viewer,
    network: string,
    token: string | null | undefined,
    attempt: () => Promise<T>,
  ): Promise<T> {
    const byToken = Boolean(token?.trim());
    const user = byToken ? `join:token:${userId}` : `join:code:${userId}`;
    const address = joinAddress(network);
    const forgive = (): Promise<void> => this.limiter.forgive([user, address]);
    if (byToken) await this.limiter.hit(user, JOIN_LIMITS.tokensOfUser);
    else
      await this.limiter.hit(user, JOIN_LIMITS.codesOfUser).catch((error: unknown) => {
        throw tooManyCodes(error);
      });
    try {
      await this.limiter.hit(address, JOIN_LIMITS.guessesOfNetwork);
      const result = await attempt();
      await forgive();
      return result;
    } catch (error) {
      if (!(error instanceof DomainError && error.code === 'INVITE_CODE_UNKNOWN')) await forgive();
      throw error;
    }
  }

  /** The locked family that a code or token currently belongs to. */
  private async target(code: string | null | undefined, token: string | null | undefined): Promise<Target> {
    if (token?.trim()) return this.targetOfToken(token);
    const wanted = normaliseInviteCode(code ?? '');
    if (wanted === '') throw invalid('code', 'Please enter an invite code');
    const familyId = isInviteCode(wanted) ? await this.inviteCodes.familyOf(wanted) : null;
    const locked = familyId ? await this.lock.take(familyId) : null;
    // rotated between the look-up and the lock: the old code is void at once
    if (!locked || locked.family.inviteCode !== wanted) throw unknownCode();
    return { ...locked, invitation: null, from: null };
  }

  private async targetOfToken(token: string): Promise<Target> {
    const read = readInvitationToken(token);
    const locked = read && (await this.lock.take(read.familyId));
    // the link is equivalent to the code, so an admin may have to approve
    if (locked && read.kind === 'link' && isPresentLink(read, locked.family))
      return { ...locked, invitation: null, from: read.from };
    const invitation = read?.kind === 'mailed' ? await this.openInvitation(read.familyId, read.hash) : null;
    if (!locked || !invitation) throw unknownInvitation();
    return { ...locked, invitation, from: invitation.createdBy };
  }

  private async openInvitation(familyId: string, tokenHash: Buffer): Promise<InvitationEntity | null> {
    const found = await this.db.manager.findOneBy(InvitationEntity, { familyId, tokenHash });
    return found && !found.acceptedAt && found.expiresAt > this.clock.now() ? found : null;
  }

  private async accept({ familyId, id }: InvitationEntity): Promise<void> {
    await this.db.manager.update(InvitationEntity, { familyId, id }, { acceptedAt: this.clock.now() });
  }
}

/** The limit lasts a day, so "wait a moment" would mislead. */
const tooManyCodes = (error: unknown): unknown =>
  error instanceof DomainError && error.code === 'RATE_LIMITED'
    ? new DomainError(
        error.kind,
        error.code,
        'Too many wrong codes today. Ask an admin of the family to invite you by email, or try again tomorrow.',
        error.extras,
      )
    : error;

const invited = ({ present }: LockedFamily, invitation: InvitationEntity | null): MembershipEntity | null =>
  present.find(({ id, userId }) => id === invitation?.membershipId && userId === null) ?? null;

/** @throws DomainError NOT_FOUND for a member of no or another family, CONFLICT for one who has an account by now */
function claimable({ present }: LockedFamily, id: string): MembershipEntity {
  const found = present.find((member) => member.id === id.toLowerCase());
  if (!found) throw notFound('Member');
  if (found.userId) throw conflict('CONFLICT', `${found.displayName} already has an account.`);
  return found;
}
