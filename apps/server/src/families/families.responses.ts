import { Family, FamilyMember } from './families.types';
import { FlagField, MomentField, ObjectField, TextField, restAnswer } from '../platform/fields';

/** REST answers: the documented names, in snake case. */

export class FamilyResponse extends restAnswer(Family) {}

export class FamilyCheckResponse {
  @FlagField('False only when it is certain that the caller is in no family.')
  hasFamily!: boolean;

  @ObjectField(() => FamilyResponse, 'The family, or null.', { nullable: true })
  family!: FamilyResponse | null;
}

export class FamilyCreatedResponse {
  @TextField("The new family's invite code.")
  inviteCode!: string;

  @ObjectField(() => FamilyResponse, 'The new family.')
  family!: FamilyResponse;
}

export class FamilyJoinedResponse {
  @ObjectField(() => FamilyResponse, 'The family that the caller is in now.')
  family!: FamilyResponse;
}

export class MemberResponse extends restAnswer(FamilyMember) {}

export class MembersResponse {
  @ObjectField(() => MemberResponse, 'Present members, the caller first.', { list: true })
  members!: MemberResponse[];
}

export class MemberChangedResponse {
  @ObjectField(() => MemberResponse, 'The member as it is now.')
  member!: MemberResponse;
}

export class InvitationSentResponse {
  @FlagField('Always true.')
  success!: boolean;

  @TextField('Where it was sent.')
  email!: string;

  @MomentField('Until when its link works, ISO 8601.')
  expires_at!: Date;
}
