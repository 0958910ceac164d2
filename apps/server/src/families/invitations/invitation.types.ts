import { Field, GraphQLISODateTime, ID, Int, ObjectType } from '@nestjs/graphql';

@ObjectType({ description: 'A member without an account, whom somebody who joins may turn out to be.' })
export class ClaimableMember {
  @Field(() => ID, { description: "The member's id." })
  id!: string;

  @Field({ description: 'The name the family uses.' })
  displayName!: string;
}

@ObjectType({ description: 'What a code or an invitation leads to, shown before joining.' })
export class InvitePreview {
  @Field({ description: "The family's invite code, to prefill the form." })
  code!: string;

  @Field({ description: "The family's name." })
  familyName!: string;

  @Field({ description: 'Whether joining means asking: an admin decides.' })
  needsApproval!: boolean;

  @Field(() => Int, { description: 'How many are in it now.' })
  memberCount!: number;

  @Field(() => String, { nullable: true, description: 'Whom the invitation was written to, if it names somebody.' })
  displayName!: string | null;

  @Field(() => ID, { nullable: true, description: 'The member without an account whom the invitation is for.' })
  membershipId!: string | null;

  @Field(() => [ClaimableMember], { description: 'Members without an account; joining may take one of them over.' })
  claimableMembers!: ClaimableMember[];
}

@ObjectType({ description: 'An invitation that was mailed.' })
export class Invitation {
  @Field(() => ID, { description: "The invitation's id." })
  id!: string;

  @Field({ description: 'Where it was sent.' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'Whom it was written to.' })
  displayName!: string | null;

  @Field(() => GraphQLISODateTime, { description: 'Until when it can be used: 7 days.' })
  expiresAt!: Date;
}
