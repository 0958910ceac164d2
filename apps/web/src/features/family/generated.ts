/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A new member without an account: a child, a pet, a grandparent. */
export type AddFamilyMemberInput = {
  /** The name the family uses, 80 characters at most. */
  displayName: string;
};

/** The allergens that food labels in the EU and the UK must declare (Regulation 1169/2011, annex II). */
export type Allergen =
  /** Celery and celeriac. */
  | 'celery'
  /** Prawns, crab, lobster. */
  | 'crustaceans'
  /** Eggs. */
  | 'eggs'
  /** Fish. */
  | 'fish'
  /** Cereals with gluten: wheat, rye, barley, oats. */
  | 'gluten'
  /** Lupin. */
  | 'lupin'
  /** Milk and milk products, including lactose. */
  | 'milk'
  /** Mussels, squid, snails. */
  | 'molluscs'
  /** Mustard. */
  | 'mustard'
  /** Tree nuts. */
  | 'nuts'
  /** Peanuts. */
  | 'peanuts'
  /** Sesame. */
  | 'sesame'
  /** Soya. */
  | 'soya'
  /** Sulphur dioxide and sulphites. */
  | 'sulphites';

/** A diet that a member follows. */
export type Diet =
  /** No milk. */
  | 'dairy_free'
  /** No gluten. */
  | 'gluten_free'
  /** Halal. */
  | 'halal'
  /** No alcohol. */
  | 'no_alcohol'
  /** No beef. */
  | 'no_beef'
  /** No pork. */
  | 'no_pork'
  /** No meat; fish is allowed. */
  | 'pescatarian'
  /** No animal products. */
  | 'vegan'
  /** No meat and no fish. */
  | 'vegetarian';

/** Changes of settings; omitted fields keep their values. */
export type FamilySettingsInput = {
  /** Whether joining with the code requires an admin's approval. Requests already pending still do. */
  approveJoiners?: boolean | null | undefined;
  /** Whether food ticked on a shopping list is added to the kitchen. */
  boughtGoesToKitchen?: boolean | null | undefined;
  /** Country code of `holidayCountries`; a new one clears the region. */
  country?: string | null | undefined;
  /** ISO 4217 currency code. */
  currency?: string | null | undefined;
  /** When the family usually has dinner. */
  dinnerTime?: string | null | undefined;
  /** BCP 47 locale. */
  locale?: string | null | undefined;
  /** Region code of the country; null removes it. */
  region?: string | null | undefined;
  /** IANA time zone. */
  timeZone?: string | null | undefined;
  /** The units in which recipes are shown. */
  unitSystem?: UnitSystem | null | undefined;
  /** First day of the month grid's weeks. */
  weekStartsOn?: WeekStart | null | undefined;
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

/** The preferences to change; omitted fields keep their values. */
export type NotificationPreferencesInput = {
  /** Whether you get the daily digest by mail. */
  digestEnabled?: boolean | null | undefined;
  /** Whether your devices remind you in the afternoon that you are cooking dinner. */
  pushCooking?: boolean | null | undefined;
  /** Whether your devices notify you when others add you to an event, move it or cancel it. */
  pushEvents?: boolean | null | undefined;
  /** Whether your devices notify you when somebody joins the family. */
  pushFamily?: boolean | null | undefined;
  /** Whether your devices notify you of mentions, replies to your posts and Important posts in the forum. */
  pushForum?: boolean | null | undefined;
  /** Whether your devices notify you of jobs that others assign to you. */
  pushJobs?: boolean | null | undefined;
  /** Whether your devices show reminders of events. */
  pushReminders?: boolean | null | undefined;
  /** Whether your devices ask whether you need anything when somebody goes shopping. */
  pushShopping?: boolean | null | undefined;
  /** Whether your devices notify you of what others do for gifts that you give, and of gifts revealed to you. */
  pushWishes?: boolean | null | undefined;
  /** End of the quiet hours; an earlier time is on the next day. */
  quietHoursEnd?: string | null | undefined;
  /** Start of the quiet hours; null, together with a null end, for no quiet hours. */
  quietHoursStart?: string | null | undefined;
  /** Whether you get reminders of events by mail. */
  remindersEnabled?: boolean | null | undefined;
};

/** A member's picture: at most one of the two fields; with neither, the initials are shown. */
export type SetMemberImageInput = {
  /** Preset avatar, avatar-1 to avatar-12. */
  defaultAvatarId?: string | null | undefined;
  /** The member's id. */
  membershipId: string | number;
  /** Id of an image that the caller uploaded. */
  publicId?: string | null | undefined;
};

/** The units a family cooks with. */
export type UnitSystem =
  /** Grams, millilitres and degrees Celsius, the default. */
  | 'metric'
  /** Ounces, cups and degrees Fahrenheit. */
  | 'us';

/** Changes of name or description; omitted fields keep their values. */
export type UpdateFamilyInput = {
  /** New description, 500 characters at most; null removes it. */
  description?: string | null | undefined;
  /** New name, 80 characters at most. */
  name?: string | null | undefined;
  /** The version you saw; VERSION_CONFLICT if it is outdated. */
  version?: number | null | undefined;
};

/** A new name for a member without an account. */
export type UpdateFamilyMemberInput = {
  /** The name the family uses, 80 characters at most. */
  displayName: string;
  /** The member's id. */
  id: string | number;
};

/** First day of the month grid's weeks. */
export type WeekStart =
  /** Monday. */
  | 'monday'
  /** Saturday. */
  | 'saturday'
  /** Sunday, the default. */
  | 'sunday';

export type MemberDietsQueryVariables = Exact<{ [key: string]: never; }>;


export type MemberDietsQuery = { memberDiets: Array<{ memberId: string, allergies: Array<Allergen>, diets: Array<Diet> }> };

export type SetMemberDietMutationVariables = Exact<{
  memberId: string | number;
  allergies: Array<Allergen> | Allergen;
  diets: Array<Diet> | Diet;
}>;


export type SetMemberDietMutation = { setMemberDiet: { memberId: string, allergies: Array<Allergen>, diets: Array<Diet> } };

export type UpdateFamilyMutationVariables = Exact<{
  input: UpdateFamilyInput;
}>;


export type UpdateFamilyMutation = { updateFamily: { id: string, name: string, description: string | null, inviteCode: string, inviteToken: string, approveJoiners: boolean, createdAt: string, isSettlingIn: boolean, version: number, settings: { timeZone: string, country: string, region: string | null, locale: string, currency: string, weekStartsOn: WeekStart, dinnerTime: string, unitSystem: UnitSystem, boughtGoesToKitchen: boolean }, members: Array<{ id: string, userId: string | null, displayName: string, firstName: string | null, lastName: string | null, email: string | null, role: MemberRole, joinedAt: string, avatarUrl: string | null, defaultAvatarId: string | null, hasUserAccount: boolean, isCurrentUser: boolean, hue: MemberHue }> } };

export type UpdateFamilySettingsMutationVariables = Exact<{
  input: FamilySettingsInput;
}>;


export type UpdateFamilySettingsMutation = { updateFamilySettings: { id: string, name: string, description: string | null, inviteCode: string, inviteToken: string, approveJoiners: boolean, createdAt: string, isSettlingIn: boolean, version: number, settings: { timeZone: string, country: string, region: string | null, locale: string, currency: string, weekStartsOn: WeekStart, dinnerTime: string, unitSystem: UnitSystem, boughtGoesToKitchen: boolean }, members: Array<{ id: string, userId: string | null, displayName: string, firstName: string | null, lastName: string | null, email: string | null, role: MemberRole, joinedAt: string, avatarUrl: string | null, defaultAvatarId: string | null, hasUserAccount: boolean, isCurrentUser: boolean, hue: MemberHue }> } };

export type LeaveFamilyMutationVariables = Exact<{ [key: string]: never; }>;


export type LeaveFamilyMutation = { leaveFamily: boolean };

export type DeleteFamilyMutationVariables = Exact<{
  confirmName: string;
}>;


export type DeleteFamilyMutation = { deleteFamily: boolean };

export type DeleteAccountMutationVariables = Exact<{
  password?: string | null | undefined;
}>;


export type DeleteAccountMutation = { deleteAccount: boolean };

export type AddFamilyMemberMutationVariables = Exact<{
  input: AddFamilyMemberInput;
  idempotencyKey?: string | null | undefined;
}>;


export type AddFamilyMemberMutation = { addFamilyMember: { id: string, userId: string | null, displayName: string, firstName: string | null, lastName: string | null, email: string | null, role: MemberRole, joinedAt: string, avatarUrl: string | null, defaultAvatarId: string | null, hasUserAccount: boolean, isCurrentUser: boolean, hue: MemberHue } };

export type UpdateFamilyMemberMutationVariables = Exact<{
  input: UpdateFamilyMemberInput;
}>;


export type UpdateFamilyMemberMutation = { updateFamilyMember: { id: string, userId: string | null, displayName: string, firstName: string | null, lastName: string | null, email: string | null, role: MemberRole, joinedAt: string, avatarUrl: string | null, defaultAvatarId: string | null, hasUserAccount: boolean, isCurrentUser: boolean, hue: MemberHue } };

export type SetMemberRoleMutationVariables = Exact<{
  membershipId: string | number;
  role: MemberRole;
}>;


export type SetMemberRoleMutation = { setMemberRole: { id: string, userId: string | null, displayName: string, firstName: string | null, lastName: string | null, email: string | null, role: MemberRole, joinedAt: string, avatarUrl: string | null, defaultAvatarId: string | null, hasUserAccount: boolean, isCurrentUser: boolean, hue: MemberHue } };

export type RemoveFamilyMemberMutationVariables = Exact<{
  membershipId: string | number;
}>;


export type RemoveFamilyMemberMutation = { removeFamilyMember: { id: string, name: string, description: string | null, inviteCode: string, inviteToken: string, approveJoiners: boolean, createdAt: string, isSettlingIn: boolean, version: number, settings: { timeZone: string, country: string, region: string | null, locale: string, currency: string, weekStartsOn: WeekStart, dinnerTime: string, unitSystem: UnitSystem, boughtGoesToKitchen: boolean }, members: Array<{ id: string, userId: string | null, displayName: string, firstName: string | null, lastName: string | null, email: string | null, role: MemberRole, joinedAt: string, avatarUrl: string | null, defaultAvatarId: string | null, hasUserAccount: boolean, isCurrentUser: boolean, hue: MemberHue }> } };

export type SetMemberImageMutationVariables = Exact<{
  input: SetMemberImageInput;
}>;


export type SetMemberImageMutation = { setMemberImage: { id: string, userId: string | null, displayName: string, firstName: string | null, lastName: string | null, email: string | null, role: MemberRole, joinedAt: string, avatarUrl: string | null, defaultAvatarId: string | null, hasUserAccount: boolean, isCurrentUser: boolean, hue: MemberHue } };

export type RotateInviteCodeMutationVariables = Exact<{ [key: string]: never; }>;


export type RotateInviteCodeMutation = { rotateInviteCode: { id: string, name: string, description: string | null, inviteCode: string, inviteToken: string, approveJoiners: boolean, createdAt: string, isSettlingIn: boolean, version: number, settings: { timeZone: string, country: string, region: string | null, locale: string, currency: string, weekStartsOn: WeekStart, dinnerTime: string, unitSystem: UnitSystem, boughtGoesToKitchen: boolean }, members: Array<{ id: string, userId: string | null, displayName: string, firstName: string | null, lastName: string | null, email: string | null, role: MemberRole, joinedAt: string, avatarUrl: string | null, defaultAvatarId: string | null, hasUserAccount: boolean, isCurrentUser: boolean, hue: MemberHue }> } };

export type NotificationPreferencesFieldsFragment = { remindersEnabled: boolean, digestEnabled: boolean, pushReminders: boolean, pushEvents: boolean, pushJobs: boolean, pushFamily: boolean, pushCooking: boolean, pushShopping: boolean, pushWishes: boolean, pushForum: boolean, quietHoursStart: string | null, quietHoursEnd: string | null };

export type NotificationPreferencesQueryVariables = Exact<{ [key: string]: never; }>;


export type NotificationPreferencesQuery = { notificationPreferences: { remindersEnabled: boolean, digestEnabled: boolean, pushReminders: boolean, pushEvents: boolean, pushJobs: boolean, pushFamily: boolean, pushCooking: boolean, pushShopping: boolean, pushWishes: boolean, pushForum: boolean, quietHoursStart: string | null, quietHoursEnd: string | null } };

export type UpdateNotificationPreferencesMutationVariables = Exact<{
  input: NotificationPreferencesInput;
}>;


export type UpdateNotificationPreferencesMutation = { updateNotificationPreferences: { remindersEnabled: boolean, digestEnabled: boolean, pushReminders: boolean, pushEvents: boolean, pushJobs: boolean, pushFamily: boolean, pushCooking: boolean, pushShopping: boolean, pushWishes: boolean, pushForum: boolean, quietHoursStart: string | null, quietHoursEnd: string | null } };

export type JoinRequestsQueryVariables = Exact<{ [key: string]: never; }>;


export type JoinRequestsQuery = { joinRequests: Array<{ id: string, displayName: string, fullName: string, email: string, claims: string | null, requestedAt: string }> };

export type AdmitJoinRequestMutationVariables = Exact<{
  id: string | number;
}>;


export type AdmitJoinRequestMutation = { admitJoinRequest: { id: string, name: string, description: string | null, inviteCode: string, inviteToken: string, approveJoiners: boolean, createdAt: string, isSettlingIn: boolean, version: number, settings: { timeZone: string, country: string, region: string | null, locale: string, currency: string, weekStartsOn: WeekStart, dinnerTime: string, unitSystem: UnitSystem, boughtGoesToKitchen: boolean }, members: Array<{ id: string, userId: string | null, displayName: string, firstName: string | null, lastName: string | null, email: string | null, role: MemberRole, joinedAt: string, avatarUrl: string | null, defaultAvatarId: string | null, hasUserAccount: boolean, isCurrentUser: boolean, hue: MemberHue }> } };

export type DeclineJoinRequestMutationVariables = Exact<{
  id: string | number;
}>;


export type DeclineJoinRequestMutation = { declineJoinRequest: boolean };

export const NotificationPreferencesFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotificationPreferencesFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotificationPreferences"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"remindersEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"digestEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"pushReminders"}},{"kind":"Field","name":{"kind":"Name","value":"pushEvents"}},{"kind":"Field","name":{"kind":"Name","value":"pushJobs"}},{"kind":"Field","name":{"kind":"Name","value":"pushFamily"}},{"kind":"Field","name":{"kind":"Name","value":"pushCooking"}},{"kind":"Field","name":{"kind":"Name","value":"pushShopping"}},{"kind":"Field","name":{"kind":"Name","value":"pushWishes"}},{"kind":"Field","name":{"kind":"Name","value":"pushForum"}},{"kind":"Field","name":{"kind":"Name","value":"quietHoursStart"}},{"kind":"Field","name":{"kind":"Name","value":"quietHoursEnd"}}]}}]} as unknown as DocumentNode<NotificationPreferencesFieldsFragment, unknown>;
export const MemberDietsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MemberDiets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"memberDiets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"memberId"}},{"kind":"Field","name":{"kind":"Name","value":"allergies"}},{"kind":"Field","name":{"kind":"Name","value":"diets"}}]}}]}}]} as unknown as DocumentNode<MemberDietsQuery, MemberDietsQueryVariables>;
export const SetMemberDietDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetMemberDiet"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"memberId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"allergies"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Allergen"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"diets"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Diet"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setMemberDiet"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"memberId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"memberId"}}},{"kind":"Argument","name":{"kind":"Name","value":"allergies"},"value":{"kind":"Variable","name":{"kind":"Name","value":"allergies"}}},{"kind":"Argument","name":{"kind":"Name","value":"diets"},"value":{"kind":"Variable","name":{"kind":"Name","value":"diets"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"memberId"}},{"kind":"Field","name":{"kind":"Name","value":"allergies"}},{"kind":"Field","name":{"kind":"Name","value":"diets"}}]}}]}}]} as unknown as DocumentNode<SetMemberDietMutation, SetMemberDietMutationVariables>;
export const UpdateFamilyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateFamily"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateFamilyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateFamily"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FamilyFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MemberFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FamilyMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"joinedAt"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}},{"kind":"Field","name":{"kind":"Name","value":"defaultAvatarId"}},{"kind":"Field","name":{"kind":"Name","value":"hasUserAccount"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrentUser"}},{"kind":"Field","name":{"kind":"Name","value":"hue"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FamilyFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Family"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"inviteCode"}},{"kind":"Field","name":{"kind":"Name","value":"inviteToken"}},{"kind":"Field","name":{"kind":"Name","value":"approveJoiners"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"isSettlingIn"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"weekStartsOn"}},{"kind":"Field","name":{"kind":"Name","value":"dinnerTime"}},{"kind":"Field","name":{"kind":"Name","value":"unitSystem"}},{"kind":"Field","name":{"kind":"Name","value":"boughtGoesToKitchen"}}]}},{"kind":"Field","name":{"kind":"Name","value":"members"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MemberFields"}}]}}]}}]} as unknown as DocumentNode<UpdateFamilyMutation, UpdateFamilyMutationVariables>;
export const UpdateFamilySettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateFamilySettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FamilySettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateFamilySettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FamilyFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MemberFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FamilyMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"joinedAt"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}},{"kind":"Field","name":{"kind":"Name","value":"defaultAvatarId"}},{"kind":"Field","name":{"kind":"Name","value":"hasUserAccount"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrentUser"}},{"kind":"Field","name":{"kind":"Name","value":"hue"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FamilyFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Family"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"inviteCode"}},{"kind":"Field","name":{"kind":"Name","value":"inviteToken"}},{"kind":"Field","name":{"kind":"Name","value":"approveJoiners"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"isSettlingIn"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"weekStartsOn"}},{"kind":"Field","name":{"kind":"Name","value":"dinnerTime"}},{"kind":"Field","name":{"kind":"Name","value":"unitSystem"}},{"kind":"Field","name":{"kind":"Name","value":"boughtGoesToKitchen"}}]}},{"kind":"Field","name":{"kind":"Name","value":"members"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MemberFields"}}]}}]}}]} as unknown as DocumentNode<UpdateFamilySettingsMutation, UpdateFamilySettingsMutationVariables>;
export const LeaveFamilyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LeaveFamily"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leaveFamily"}}]}}]} as unknown as DocumentNode<LeaveFamilyMutation, LeaveFamilyMutationVariables>;
export const DeleteFamilyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteFamily"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"confirmName"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteFamily"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"confirmName"},"value":{"kind":"Variable","name":{"kind":"Name","value":"confirmName"}}}]}]}}]} as unknown as DocumentNode<DeleteFamilyMutation, DeleteFamilyMutationVariables>;
export const DeleteAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}]}]}}]} as unknown as DocumentNode<DeleteAccountMutation, DeleteAccountMutationVariables>;
export const AddFamilyMemberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddFamilyMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddFamilyMemberInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addFamilyMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MemberFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MemberFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FamilyMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"joinedAt"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}},{"kind":"Field","name":{"kind":"Name","value":"defaultAvatarId"}},{"kind":"Field","name":{"kind":"Name","value":"hasUserAccount"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrentUser"}},{"kind":"Field","name":{"kind":"Name","value":"hue"}}]}}]} as unknown as DocumentNode<AddFamilyMemberMutation, AddFamilyMemberMutationVariables>;
export const UpdateFamilyMemberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateFamilyMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateFamilyMemberInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateFamilyMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MemberFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MemberFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FamilyMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"joinedAt"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}},{"kind":"Field","name":{"kind":"Name","value":"defaultAvatarId"}},{"kind":"Field","name":{"kind":"Name","value":"hasUserAccount"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrentUser"}},{"kind":"Field","name":{"kind":"Name","value":"hue"}}]}}]} as unknown as DocumentNode<UpdateFamilyMemberMutation, UpdateFamilyMemberMutationVariables>;
export const SetMemberRoleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetMemberRole"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"membershipId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"role"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MemberRole"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setMemberRole"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"membershipId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"membershipId"}}},{"kind":"Argument","name":{"kind":"Name","value":"role"},"value":{"kind":"Variable","name":{"kind":"Name","value":"role"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MemberFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MemberFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FamilyMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"joinedAt"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}},{"kind":"Field","name":{"kind":"Name","value":"defaultAvatarId"}},{"kind":"Field","name":{"kind":"Name","value":"hasUserAccount"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrentUser"}},{"kind":"Field","name":{"kind":"Name","value":"hue"}}]}}]} as unknown as DocumentNode<SetMemberRoleMutation, SetMemberRoleMutationVariables>;
export const RemoveFamilyMemberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveFamilyMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"membershipId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeFamilyMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"membershipId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"membershipId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FamilyFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MemberFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FamilyMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"joinedAt"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}},{"kind":"Field","name":{"kind":"Name","value":"defaultAvatarId"}},{"kind":"Field","name":{"kind":"Name","value":"hasUserAccount"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrentUser"}},{"kind":"Field","name":{"kind":"Name","value":"hue"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FamilyFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Family"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"inviteCode"}},{"kind":"Field","name":{"kind":"Name","value":"inviteToken"}},{"kind":"Field","name":{"kind":"Name","value":"approveJoiners"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"isSettlingIn"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"weekStartsOn"}},{"kind":"Field","name":{"kind":"Name","value":"dinnerTime"}},{"kind":"Field","name":{"kind":"Name","value":"unitSystem"}},{"kind":"Field","name":{"kind":"Name","value":"boughtGoesToKitchen"}}]}},{"kind":"Field","name":{"kind":"Name","value":"members"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MemberFields"}}]}}]}}]} as unknown as DocumentNode<RemoveFamilyMemberMutation, RemoveFamilyMemberMutationVariables>;
export const SetMemberImageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetMemberImage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetMemberImageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setMemberImage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MemberFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MemberFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FamilyMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"joinedAt"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}},{"kind":"Field","name":{"kind":"Name","value":"defaultAvatarId"}},{"kind":"Field","name":{"kind":"Name","value":"hasUserAccount"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrentUser"}},{"kind":"Field","name":{"kind":"Name","value":"hue"}}]}}]} as unknown as DocumentNode<SetMemberImageMutation, SetMemberImageMutationVariables>;
export const RotateInviteCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RotateInviteCode"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rotateInviteCode"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FamilyFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MemberFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FamilyMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"joinedAt"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}},{"kind":"Field","name":{"kind":"Name","value":"defaultAvatarId"}},{"kind":"Field","name":{"kind":"Name","value":"hasUserAccount"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrentUser"}},{"kind":"Field","name":{"kind":"Name","value":"hue"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FamilyFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Family"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"inviteCode"}},{"kind":"Field","name":{"kind":"Name","value":"inviteToken"}},{"kind":"Field","name":{"kind":"Name","value":"approveJoiners"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"isSettlingIn"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"weekStartsOn"}},{"kind":"Field","name":{"kind":"Name","value":"dinnerTime"}},{"kind":"Field","name":{"kind":"Name","value":"unitSystem"}},{"kind":"Field","name":{"kind":"Name","value":"boughtGoesToKitchen"}}]}},{"kind":"Field","name":{"kind":"Name","value":"members"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MemberFields"}}]}}]}}]} as unknown as DocumentNode<RotateInviteCodeMutation, RotateInviteCodeMutationVariables>;
export const NotificationPreferencesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NotificationPreferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notificationPreferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NotificationPreferencesFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotificationPreferencesFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotificationPreferences"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"remindersEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"digestEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"pushReminders"}},{"kind":"Field","name":{"kind":"Name","value":"pushEvents"}},{"kind":"Field","name":{"kind":"Name","value":"pushJobs"}},{"kind":"Field","name":{"kind":"Name","value":"pushFamily"}},{"kind":"Field","name":{"kind":"Name","value":"pushCooking"}},{"kind":"Field","name":{"kind":"Name","value":"pushShopping"}},{"kind":"Field","name":{"kind":"Name","value":"pushWishes"}},{"kind":"Field","name":{"kind":"Name","value":"pushForum"}},{"kind":"Field","name":{"kind":"Name","value":"quietHoursStart"}},{"kind":"Field","name":{"kind":"Name","value":"quietHoursEnd"}}]}}]} as unknown as DocumentNode<NotificationPreferencesQuery, NotificationPreferencesQueryVariables>;
export const UpdateNotificationPreferencesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateNotificationPreferences"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NotificationPreferencesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateNotificationPreferences"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NotificationPreferencesFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotificationPreferencesFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotificationPreferences"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"remindersEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"digestEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"pushReminders"}},{"kind":"Field","name":{"kind":"Name","value":"pushEvents"}},{"kind":"Field","name":{"kind":"Name","value":"pushJobs"}},{"kind":"Field","name":{"kind":"Name","value":"pushFamily"}},{"kind":"Field","name":{"kind":"Name","value":"pushCooking"}},{"kind":"Field","name":{"kind":"Name","value":"pushShopping"}},{"kind":"Field","name":{"kind":"Name","value":"pushWishes"}},{"kind":"Field","name":{"kind":"Name","value":"pushForum"}},{"kind":"Field","name":{"kind":"Name","value":"quietHoursStart"}},{"kind":"Field","name":{"kind":"Name","value":"quietHoursEnd"}}]}}]} as unknown as DocumentNode<UpdateNotificationPreferencesMutation, UpdateNotificationPreferencesMutationVariables>;
export const JoinRequestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"JoinRequests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"joinRequests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"claims"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}}]}}]}}]} as unknown as DocumentNode<JoinRequestsQuery, JoinRequestsQueryVariables>;
export const AdmitJoinRequestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdmitJoinRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"admitJoinRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FamilyFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MemberFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FamilyMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"joinedAt"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}},{"kind":"Field","name":{"kind":"Name","value":"defaultAvatarId"}},{"kind":"Field","name":{"kind":"Name","value":"hasUserAccount"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrentUser"}},{"kind":"Field","name":{"kind":"Name","value":"hue"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FamilyFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Family"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"inviteCode"}},{"kind":"Field","name":{"kind":"Name","value":"inviteToken"}},{"kind":"Field","name":{"kind":"Name","value":"approveJoiners"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"isSettlingIn"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"weekStartsOn"}},{"kind":"Field","name":{"kind":"Name","value":"dinnerTime"}},{"kind":"Field","name":{"kind":"Name","value":"unitSystem"}},{"kind":"Field","name":{"kind":"Name","value":"boughtGoesToKitchen"}}]}},{"kind":"Field","name":{"kind":"Name","value":"members"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MemberFields"}}]}}]}}]} as unknown as DocumentNode<AdmitJoinRequestMutation, AdmitJoinRequestMutationVariables>;
export const DeclineJoinRequestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeclineJoinRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"declineJoinRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeclineJoinRequestMutation, DeclineJoinRequestMutationVariables>;