/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A new family. Omitted settings get defaults: Europe/London, GB, en-GB, GBP. */
export type CreateFamilyInput = {
  /** Country code of `holidayCountries`. */
  country?: string | null | undefined;
  /** ISO 4217 currency code, e.g. GBP. */
  currency?: string | null | undefined;
  /** A short description, 500 characters at most. */
  description?: string | null | undefined;
  /** BCP 47 locale, e.g. en-GB. */
  locale?: string | null | undefined;
  /** Its name, 80 characters at most. */
  name: string;
  /** Region code of that country. */
  region?: string | null | undefined;
  /** IANA time zone; send the browser's. */
  timeZone?: string | null | undefined;
};

/** How the caller joins: by `code` or by `invitationToken`. */
export type JoinFamilyInput = {
  /** Invite code, ignoring case and spaces. */
  code?: string | null | undefined;
  /** Token of an invitation mail; takes precedence over a code. */
  invitationToken?: string | null | undefined;
  /** The member without an account that the caller is, if any. */
  membershipId?: string | number | null | undefined;
};

/** A member's colour; always shown together with the member's initial or avatar. */
export type MemberHue =
  /** The colour called brick. */
  | 'brick'
  /** The colour called cocoa. */
  | 'cocoa'
  /** The colour called honey. */
  | 'honey'
  /** The colour called moss. */
  | 'moss'
  /** The colour called ocean. */
  | 'ocean'
  /** The colour called plum. */
  | 'plum'
  /** The colour called rose. */
  | 'rose'
  /** The colour called sky. */
  | 'sky';

/** What a member may do. */
export type MemberRole =
  /** May rename the family, invite, add and remove members, and change roles and the invite code. */
  | 'admin'
  /** May read and edit all of the family's records, but not the family itself. */
  | 'family_member';

/** The units a family cooks with. */
export type UnitSystem =
  /** Grams, millilitres and degrees Celsius, the default. */
  | 'metric'
  /** Ounces, cups and degrees Fahrenheit. */
  | 'us';

/** First day of the month grid's weeks. */
export type WeekStart =
  /** Monday. */
  | 'monday'
  /** Saturday. */
  | 'saturday'
  /** Sunday, the default. */
  | 'sunday';

export type CreateFamilyMutationVariables = Exact<{
  input: CreateFamilyInput;
  idempotencyKey?: string | null | undefined;
}>;


export type CreateFamilyMutation = { createFamily: { id: string, name: string, description: string | null, inviteCode: string, inviteToken: string, approveJoiners: boolean, createdAt: string, isSettlingIn: boolean, version: number, settings: { timeZone: string, country: string, region: string | null, locale: string, currency: string, weekStartsOn: WeekStart, dinnerTime: string, unitSystem: UnitSystem, boughtGoesToKitchen: boolean }, members: Array<{ id: string, userId: string | null, displayName: string, firstName: string | null, lastName: string | null, email: string | null, role: MemberRole, joinedAt: string, avatarUrl: string | null, defaultAvatarId: string | null, hasUserAccount: boolean, isCurrentUser: boolean, hue: MemberHue }> } };

export type JoinFamilyMutationVariables = Exact<{
  input: JoinFamilyInput;
}>;


export type JoinFamilyMutation = { joinFamily: { id: string, name: string, description: string | null, inviteCode: string, inviteToken: string, approveJoiners: boolean, createdAt: string, isSettlingIn: boolean, version: number, settings: { timeZone: string, country: string, region: string | null, locale: string, currency: string, weekStartsOn: WeekStart, dinnerTime: string, unitSystem: UnitSystem, boughtGoesToKitchen: boolean }, members: Array<{ id: string, userId: string | null, displayName: string, firstName: string | null, lastName: string | null, email: string | null, role: MemberRole, joinedAt: string, avatarUrl: string | null, defaultAvatarId: string | null, hasUserAccount: boolean, isCurrentUser: boolean, hue: MemberHue }> } };

export type InvitePreviewQueryVariables = Exact<{
  code?: string | null | undefined;
  token?: string | null | undefined;
}>;


export type InvitePreviewQuery = { invitePreview: { code: string, familyName: string, needsApproval: boolean, memberCount: number, displayName: string | null, invitedBy: string | null, membershipId: string | null, claimableMembers: Array<{ id: string, displayName: string }> } };

export type WithdrawJoinRequestMutationVariables = Exact<{ [key: string]: never; }>;


export type WithdrawJoinRequestMutation = { withdrawJoinRequest: boolean };


export const CreateFamilyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateFamily"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateFamilyInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createFamily"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FamilyFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MemberFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FamilyMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"joinedAt"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}},{"kind":"Field","name":{"kind":"Name","value":"defaultAvatarId"}},{"kind":"Field","name":{"kind":"Name","value":"hasUserAccount"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrentUser"}},{"kind":"Field","name":{"kind":"Name","value":"hue"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FamilyFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Family"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"inviteCode"}},{"kind":"Field","name":{"kind":"Name","value":"inviteToken"}},{"kind":"Field","name":{"kind":"Name","value":"approveJoiners"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"isSettlingIn"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"weekStartsOn"}},{"kind":"Field","name":{"kind":"Name","value":"dinnerTime"}},{"kind":"Field","name":{"kind":"Name","value":"unitSystem"}},{"kind":"Field","name":{"kind":"Name","value":"boughtGoesToKitchen"}}]}},{"kind":"Field","name":{"kind":"Name","value":"members"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MemberFields"}}]}}]}}]} as unknown as DocumentNode<CreateFamilyMutation, CreateFamilyMutationVariables>;
export const JoinFamilyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"JoinFamily"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JoinFamilyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"joinFamily"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FamilyFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MemberFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FamilyMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"joinedAt"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}},{"kind":"Field","name":{"kind":"Name","value":"defaultAvatarId"}},{"kind":"Field","name":{"kind":"Name","value":"hasUserAccount"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrentUser"}},{"kind":"Field","name":{"kind":"Name","value":"hue"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FamilyFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Family"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"inviteCode"}},{"kind":"Field","name":{"kind":"Name","value":"inviteToken"}},{"kind":"Field","name":{"kind":"Name","value":"approveJoiners"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"isSettlingIn"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"weekStartsOn"}},{"kind":"Field","name":{"kind":"Name","value":"dinnerTime"}},{"kind":"Field","name":{"kind":"Name","value":"unitSystem"}},{"kind":"Field","name":{"kind":"Name","value":"boughtGoesToKitchen"}}]}},{"kind":"Field","name":{"kind":"Name","value":"members"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MemberFields"}}]}}]}}]} as unknown as DocumentNode<JoinFamilyMutation, JoinFamilyMutationVariables>;
export const InvitePreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InvitePreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invitePreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}},{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"familyName"}},{"kind":"Field","name":{"kind":"Name","value":"needsApproval"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"invitedBy"}},{"kind":"Field","name":{"kind":"Name","value":"membershipId"}},{"kind":"Field","name":{"kind":"Name","value":"claimableMembers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}}]}}]}}]} as unknown as DocumentNode<InvitePreviewQuery, InvitePreviewQueryVariables>;
export const WithdrawJoinRequestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawJoinRequest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawJoinRequest"}}]}}]} as unknown as DocumentNode<WithdrawJoinRequestMutation, WithdrawJoinRequestMutationVariables>;