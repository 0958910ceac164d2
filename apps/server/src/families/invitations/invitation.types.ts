import { ObjectType } from '@nestjs/graphql';
import { FlagField, IdField, IntField, MomentField, ObjectField, TextField } from '../../platform/fields';

@ObjectType({ description: 'A member without an account whose membership can be claimed when joining.' })
export class ClaimableMember {
  @IdField("The member's id.")
  id!: string;

  @TextField('The name the family uses.')
  displayName!: string;
}

@ObjectType({ description: 'A preview of the family that a code or an invitation leads to, shown before joining.' })
export class InvitePreview {
  @TextField("The family's invite code, to prefill the form.")
  code!: string;

  @TextField("The family's name.")
  familyName!: string;

  @FlagField("Whether joining requires an admin's approval.")
  needsApproval!: boolean;

  @IntField('Number of current members.')
  memberCount!: number;

  @TextField('Name of the invited person, if given.', { nullable: true })
  displayName!: string | null;

  @TextField(
    'Display name of the member who sent the mail or shared the link; null for a code, and if they have left ' +
      'the family.',
    {
      nullable: true,
    },
  )
  invitedBy!: string | null;

  @IdField('The member without an account that the invitation is for.', { nullable: true })
  membershipId!: string | null;

  @ObjectField(() => ClaimableMember, 'Members without an account, one of whom the caller can claim to be.', {
    list: true,
  })
  claimableMembers!: ClaimableMember[];
}

@ObjectType({ description: 'An invitation that was mailed.' })
export class Invitation {
  @IdField("The invitation's id.")
  id!: string;

  @TextField('Email address it was sent to.')
  email!: string;

  @TextField('Name of the invited person.', { nullable: true })
  displayName!: string | null;

  @MomentField('When it expires: 7 days after it was sent.')
  expiresAt!: Date;
}
