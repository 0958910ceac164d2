import { Family, FamilyMember } from './families.types';
import { FlagField, MomentField, ObjectField, TextField, restAnswer } from '../platform/fields';

/** REST answers: the documented names, in snake case. */

export class FamilyResponse extends restAnswer(Family) {}

export class FamilyCheckResponse {
  @FlagField('Whether the caller is in a family. A failed check is an error, never false.')
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
  @ObjectField(() => MemberResponse, 'Current members, the caller first.', { list: true })
  members!: MemberResponse[];
}

export class MemberChangedResponse {
  @ObjectField(() => MemberResponse, 'The changed member.')
  member!: MemberResponse;
}

export class InvitationSentResponse {
  @FlagField('Always true; errors have another status.')
  success!: boolean;

  @TextField('Email address it was sent to.')
  email!: string;

  @MomentField('When its link expires, ISO 8601.')
  expires_at!: Date;
}
