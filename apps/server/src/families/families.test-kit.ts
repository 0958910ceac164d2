import { as } from '../../test';

export const CREATE =
  'mutation ($input: CreateFamilyInput!, $key: String) { createFamily(input: $input, idempotencyKey: $key) { id name inviteCode } }';

export const JOIN =
  'mutation ($input: JoinFamilyInput!) { joinFamily(input: $input) { id members { id displayName role isCurrentUser } } }';

export const FAMILY =
  '{ family { id name description inviteCode version settings { timeZone country region locale currency weekStartsOn } ' +
  'members { id userId displayName role hasUserAccount isCurrentUser avatarUrl defaultAvatarId hue email } } }';

export const PREVIEW =
  'query ($code: String, $token: String) { invitePreview(code: $code, token: $token) ' +
  '{ code familyName memberCount displayName membershipId claimableMembers { id displayName } } }';

export const LEAVE = 'mutation { leaveFamily }';
export const REMOVE = 'mutation ($id: ID!) { removeFamilyMember(membershipId: $id) { inviteCode members { id } } }';

export const ROLE =
  'mutation ($id: ID!, $role: MemberRole!) { setMemberRole(membershipId: $id, role: $role) { id role } }';

export const ADD =
  'mutation ($name: String!, $key: String) { addFamilyMember(input: { displayName: $name }, idempotencyKey: $key) { id hue hasUserAccount role } }';

export const DELETE = 'mutation ($name: String!) { deleteFamily(confirmName: $name) }';

export interface MemberView {
  id: string;
  userId: string | null;
  displayName: string;
  role: string;
  hasUserAccount: boolean;
  isCurrentUser: boolean;
  avatarUrl: string | null;
  defaultAvatarId: string | null;
  hue: string;
  email: string | null;
}

export interface FamilyView {
  family: {
    id: string;
    name: string;
    description: string | null;
    inviteCode: string;
    version: number;
    settings: Record<string, string | null>;
    members: MemberView[];
  } | null;
}

export const family = async (who: Parameters<typeof as>[0]) => (await as(who).gql<FamilyView>(FAMILY)).data.family;
export const codeOf = (answer: { errors?: { extensions: { code: string } }[] }) => answer.errors?.[0]?.extensions.code;

export const fieldOf = (answer: { errors?: { extensions: { field?: string } }[] }) =>
  answer.errors?.[0]?.extensions.field;
