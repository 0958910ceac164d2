import { ObjectType } from '@nestjs/graphql';
import { FlagField, IdField, IntField, MomentField, ObjectField, TextField } from '../../platform/fields';

@ObjectType({ description: 'A member without an account, whose membership somebody who joins may take over.' })
export class ClaimableMember {
  @IdField("The member's id.")
  id!: string;

  @TextField('The name the family uses.')
  displayName!: string;
}

@ObjectType({ description: 'What a code or an invitation leads to, shown before joining.' })
export class InvitePreview {
  @TextField("The family's invite code, to prefill the form.")
  code!: string;

  @TextField("The family's name.")
  familyName!: string;

  @FlagField("Whether joining requires an admin's approval.")
  needsApproval!: boolean;

  @IntField('How many are in it now.')
  memberCount!: number;

  @TextField('Name of the invited person, if given.', { nullable: true })
  displayName!: string | null;

  @TextField(
    'Display name of the member who invites by mail or by the link; null for a code, and when they have left the family.',
    {
      nullable: true,
    },
  )
  invitedBy!: string | null;

  @IdField('The member without an account whom the invitation is for.', { nullable: true })
  membershipId!: string | null;

  @ObjectField(() => ClaimableMember, 'Members without an account, one of whose memberships may be taken over.', {
    list: true,
  })
  claimableMembers!: ClaimableMember[];
}

@ObjectType({ description: 'An invitation that was mailed.' })
export class Invitation {
  @IdField("The invitation's id.")
  id!: string;

  @TextField('Where it was sent.')
  email!: string;

  @TextField('Name of the invited person.', { nullable: true })
  displayName!: string | null;

  @MomentField('Until when it can be used: 7 days.')
  expiresAt!: Date;
}
