import { Injectable } from '@nestjs/common';
import { IdentityProvider } from '../../identity';
import type { Viewer } from '../../platform/auth';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database';
import { DomainError } from '../../platform/errors';
import { RateLimiter } from '../../platform/limits';
import { EnumField, FlagField, TextField, enumType } from '../../platform/fields';
import { type InvitationToken, type LinkToken, readInvitationToken } from './invitation-token';
import { JOIN_LIMITS, joinAddress, unknownInvitation } from './join-limits';
import { demoFamily } from './joiners';

const InvitedStanding = enumType('InvitedStanding', 'How the caller stands to the family of an invitation.', {
  none: 'In no family, or signed out, or a guest of the demo.',
  member: 'In this family already.',
  elsewhere: 'In another family.',
});
type InvitedStanding = keyof typeof InvitedStanding;

/** The public preview of an invitation. */
export class OpenInvitation {
  @TextField("The family's name.")
  familyName!: string;

  @TextField('Display name of the member who sent the invitation; null if they have left the family.', {
    nullable: true,
  })
  invitedBy!: string | null;

  @TextField('Name of the invited person, if the mail gave one.', { nullable: true })
  displayName!: string | null;

  @TextField('Email address that the invitation was mailed to; null for a shared link.', { nullable: true })
  email!: string | null;

  @FlagField("Whether joining requires an admin's approval.")
  needsApproval!: boolean;

  @EnumField(InvitedStanding, "The caller's relation to this family.")
  standing!: InvitedStanding;
}

interface InvitationRow {
  name: string;
  is_demo: boolean;
  approve_joiners: boolean;
  invited_by: string | null;
  display_name: string | null;
  email: string | null;
}

/**
 * Previews an invitation for somebody who may not be signed in. The token is unguessable and was given to them, so it
 * may reveal what they know already: the family's name, the inviter, and the mail's address. Takes no locks, because
 * anybody may call this.
 */
@Injectable()
export class OpenInvitations {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly limiter: RateLimiter,
    private readonly identity: IdentityProvider,
  ) {}

  /**
   * @param viewer null without a sign-in
   * @throws DomainError INVITE_CODE_UNKNOWN, DEMO_FAMILY, RATE_LIMITED
   */
  async open(viewer: Viewer | null, network: string, token: string | null | undefined): Promise<OpenInvitation> {
    const address = joinAddress(network);
    await this.limiter.hit(address, JOIN_LIMITS.guessesOfNetwork);
    const read = readInvitationToken(token ?? '');
    const row = read && (await this.find(read));
    if (!row) throw unknownInvitation();
    await this.limiter.forgive(address);
    const standing = await this.standing(viewer, read.familyId);
    if (row.is_demo && standing !== 'member') throw demoFamily();
    return {
      familyName: row.name,
      invitedBy: row.invited_by,
      displayName: row.display_name,
      email: row.email,
      needsApproval: row.approve_joiners && read.kind === 'link',
      standing,
    };
  }

  private async find(read: InvitationToken | LinkToken): Promise<InvitationRow | undefined> {
    const [row] = await this.db.system(() =>
      this.db.sql<InvitationRow>(
        read.kind === 'link'
          ? {
              name: 'invitation_of_link',
              text: `select f.name, f.is_demo, f.approve_joiners, m.display_name as invited_by,
                            null as display_name, null as email
                     from family f
                     left join membership m on m.family_id = f.id and m.id = $3 and m.left_at is null
                     where f.id = $1 and f.invite_link = $2`,
              values: [read.familyId, read.link, read.from],
            }
          : {
              name: 'invitation_of_token',
              text: `select f.name, f.is_demo, f.approve_joiners, m.display_name as invited_by, i.display_name, i.email
                     from invitation i
                     join family f on f.id = i.family_id
                     left join membership m on m.family_id = f.id and m.id = i.created_by and m.left_at is null
                     where i.family_id = $1 and i.token_hash = $2 and i.accepted_at is null and i.expires_at > $3`,
              values: [read.familyId, read.hash, this.clock.now()],
            },
      ),
    );
    return row;
  }

  private async standing(viewer: Viewer | null, familyId: string): Promise<InvitedStanding> {
    if (!viewer?.familyId) return 'none';
    if (viewer.familyId === familyId) return 'member';
    return (await this.identity.guestOf(viewer.userId)) ? 'none' : 'elsewhere';
  }
}

/** Whether the session of a public call is no longer valid; the call is then answered as if it had none. */
export const isSignedOut = (error: unknown): boolean =>
  error instanceof DomainError && ['UNAUTHENTICATED', 'FORBIDDEN'].includes(error.code);
