import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { TEXT_LIMITS } from '@homefold/domain';
import { FamilyChanges } from '../../activity';
import { requireAdmin, type Viewer } from '../../platform/auth';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database';
import { invalid, notFound } from '../../platform/errors';
import { Origins } from '../../platform/http';
import { RateLimiter } from '../../platform/limits';
import { Mailer } from '../../platform/mail';
import { Logger } from '../../platform/observability';
import type { SendInvitationInput } from '../families.inputs';
import type { Family } from '../families.types';
import { Joiners } from './joiners';
import { FamilyLock, type OwnFamily } from '../family-lock';
import { FamilyReader } from '../family-reader';
import { emailAddress, optionalLine } from '../family-rules';
import { invitationMail } from './invitation-mail';
import { newInvitationToken } from './invitation-token';
import { InvitationEntity } from './invitation.entity';
import type { Invitation } from './invitation.types';
import { InviteCodes } from './invite-codes';

const VALID_MS = 7 * 86_400_000;
const MAILS = { limit: 20, windowSeconds: 3_600 };

/** Invitations by mail and the invite code. Admins only (product rule 4). */
@Injectable()
export class InvitationsService {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly origins: Origins,
    private readonly limiter: RateLimiter,
    private readonly mailer: Mailer,
    private readonly logger: Logger,
    private readonly joiners: Joiners,
    private readonly lock: FamilyLock,
    private readonly inviteCodes: InviteCodes,
    private readonly reader: FamilyReader,
    private readonly changes: FamilyChanges,
  ) {}

  /** Rotates the invite code. The old one and all open invitations become invalid on commit. */
  async rotateCode(viewer: Viewer): Promise<Family> {
    const admin = requireAdmin(viewer);
    await this.db.system(async () => {
      const { family } = await this.lock.asAdmin(admin);
      await this.inviteCodes.rotate(family.id);
      await this.changes.publish(admin, { type: 'family', id: family.id, action: 'updated' });
    });
    return this.reader.view(admin);
  }

  /**
   * Mails a link that prefills the code. It works once, for 7 days; a second invitation to the same address replaces
   * the first. 20 mails per hour and family.
   *
   * @param familyId as in the documented call; another family than the viewer's is NOT_FOUND
   */
  async send(viewer: Viewer, input: SendInvitationInput, familyId?: string | null): Promise<Invitation> {
    const admin = requireAdmin(viewer);
    if (familyId && familyId.toLowerCase() !== admin.familyId) throw notFound('Family');
    // demo guests must not mail strangers from an unroutable address
    await this.joiners.assertOwnAccount(
      admin,
      'The demo family sends no mail. Create your own family to invite people.',
    );
    const email = emailAddress('email', input.email, 'Email is required');
    const displayName = optionalLine('displayName', input.displayName, TEXT_LIMITS.personName);
    await this.limiter.hit(`invitation:${admin.familyId}`, MAILS);
    const { token, hash } = newInvitationToken(admin.familyId);
    return this.db.write(admin, async () => {
      const own = await this.lock.asAdmin(admin);
      const claimed = this.claimed(own, input.membershipId);
      if (own.present.some((member) => member.userId && member.email?.toLowerCase() === email.toLowerCase()))
        throw invalid('email', 'Somebody with this address is already in your family.');
      const createdAt = this.clock.now();
      const invitation = {
        familyId: admin.familyId,
        id: randomUUID(),
        email,
        displayName: displayName ?? claimed?.displayName ?? null,
        expiresAt: new Date(createdAt.getTime() + VALID_MS),
      };
      await this.revokeFor(admin.familyId, email);
      await this.db.manager.insert(InvitationEntity, {
        ...invitation,
        tokenHash: hash,
        membershipId: claimed?.id ?? null,
        createdBy: admin.membershipId,
        createdAt,
        acceptedAt: null,
      });
      await this.changes.publish(admin, { type: 'invitation', id: invitation.id, action: 'created' });
      await this.mailer.send(invitationMail(invitation, own, `${this.origins.current()}/join?invite=${token}`));
      return invitation;
    });
  }

  /** Deletes expired invitations with their addresses. Runs on every server; idempotent. */
  @Cron(CronExpression.EVERY_HOUR)
  async sweep(): Promise<void> {
    try {
      await this.db.system(() =>
        this.db.sql({
          name: 'invitation_sweep',
          text: 'delete from invitation where expires_at <= $1',
          values: [this.clock.now()],
        }),
      );
    } catch (error) {
      this.logger.failure('sweeping expired invitations failed', error);
    }
  }

  private claimed({ present }: OwnFamily, membershipId: string | null | undefined) {
    if (!membershipId) return null;
    const member = present.find(({ id, userId }) => id === membershipId.toLowerCase() && !userId);
    if (!member) throw invalid('membershipId', 'This member already has an account or is not in your family.');
    return member;
  }

  private async revokeFor(familyId: string, email: string): Promise<void> {
    await this.db.sql({
      name: 'invitation_revoke_address',
      text: `delete from invitation where family_id = $1 and lower(email) = lower($2) and accepted_at is null`,
      values: [familyId, email],
    });
  }
}
