import { ObjectType } from '@nestjs/graphql';
import { FlagField, IdField, IntField, MomentField, ObjectField, TextField } from '../../platform/fields';

@ObjectType({ description: 'A member without an account, whom somebody who joins may turn out to be.' })
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

  @FlagField('Whether joining means asking: an admin decides.')
  needsApproval!: boolean;

  @IntField('How many are in it now.')
  memberCount!: number;

  @TextField('Whom the invitation was written to, if it names somebody.', { nullable: true })
  displayName!: string | null;

  @IdField('The member without an account whom the invitation is for.', { nullable: true })
  membershipId!: string | null;

  @ObjectField(() => ClaimableMember, 'Members without an account; joining may take one of them over.', { list: true })
  claimableMembers!: ClaimableMember[];
}

@ObjectType({ description: 'An invitation that was mailed.' })
export class Invitation {
  @IdField("The invitation's id.")
  id!: string;

  @TextField('Where it was sent.')
  email!: string;

  @TextField('Whom it was written to.', { nullable: true })
  displayName!: string | null;

  @MomentField('Until when it can be used: 7 days.')
  expiresAt!: Date;
}
