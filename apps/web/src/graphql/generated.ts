/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What happened to a record. */
export type ChangeAction =
  /** Created, or restored from the bin. */
  | 'created'
  /** Deleted. */
  | 'deleted'
  /** Changed. */
  | 'updated';

/** State of a request to join. */
export type JoinRequestState =
  /** Declined by an admin. */
  | 'declined'
  /** The family was deleted before anybody answered. */
  | 'ended'
  /** Awaiting an admin's decision. */
  | 'waiting';

/** A member's colour. Never shown without the member's letter or avatar. */
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
  /** Renames the family, invites, adds and removes members, changes roles and the invite code. */
  | 'admin'
  /** Shares and edits everything of the family except the family itself. */
  | 'family_member';

/** First day of the month grid's weeks. */
export type WeekStart =
  /** Monday. */
  | 'monday'
  /** Saturday. */
  | 'saturday'
  /** Sunday, the default. */
  | 'sunday';

export type ActivityFieldsFragment = {
  id: string;
  type: string;
  resource: string;
  resourceId: string | null;
  description: string;
  userName: string;
  userId: string | null;
  timestamp: string;
  eventDate: string | null;
  actor: {
    membershipId: string;
    displayName: string;
    avatarUrl: string | null;
    defaultAvatarId: string | null;
    hue: MemberHue;
  } | null;
};

export type ActivitiesQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;

export type ActivitiesQuery = {
  activities: {
    nextCursor: string | null;
    items: Array<{
      id: string;
      type: string;
      resource: string;
      resourceId: string | null;
      description: string;
      userName: string;
      userId: string | null;
      timestamp: string;
      eventDate: string | null;
      actor: {
        membershipId: string;
        displayName: string;
        avatarUrl: string | null;
        defaultAvatarId: string | null;
        hue: MemberHue;
      } | null;
    }>;
  };
};

export type ActivityAddedSubscriptionVariables = Exact<{
  last: number;
}>;

export type ActivityAddedSubscription = {
  activityAdded: {
    id: string;
    type: string;
    resource: string;
    resourceId: string | null;
    description: string;
    userName: string;
    userId: string | null;
    timestamp: string;
    eventDate: string | null;
    actor: {
      membershipId: string;
      displayName: string;
      avatarUrl: string | null;
      defaultAvatarId: string | null;
      hue: MemberHue;
    } | null;
  };
};

export type FamilyChangedSubscriptionVariables = Exact<{
  last: number;
}>;

export type FamilyChangedSubscription = {
  familyChanged: { type: string; id: string; action: ChangeAction; actorMembershipId: string | null; at: string };
};

export type OccurrenceFieldsFragment = {
  id: string;
  startDate: string;
  endDate: string;
  event: {
    id: string;
    title: string;
    description: string | null;
    eventTime: string | null;
    eventEndTime: string | null;
    emoji: string | null;
    who: string;
    whoNames: Array<string>;
    whoMemberIds: Array<string>;
    calendarName: string | null;
    calendarColor: MemberHue | null;
    isBankHoliday: boolean;
    isSystemEvent: boolean;
  };
};

export type MemberFieldsFragment = {
  id: string;
  userId: string | null;
  displayName: string;
  firstName: string | null;
  lastName: string | null;
  email: string | null;
  role: MemberRole;
  joinedAt: string;
  avatarUrl: string | null;
  defaultAvatarId: string | null;
  hasUserAccount: boolean;
  isCurrentUser: boolean;
  hue: MemberHue;
};

export type ProfileFieldsFragment = {
  userId: string;
  firstName: string;
  lastName: string | null;
  displayName: string;
  phone: string | null;
  dateOfBirth: string | null;
  email: string;
  avatarUrl: string | null;
  defaultAvatarId: string | null;
};

export type FamilyFieldsFragment = {
  id: string;
  name: string;
  description: string | null;
  inviteCode: string;
  approveJoiners: boolean;
  createdAt: string;
  version: number;
  settings: {
    timeZone: string;
    country: string;
    region: string | null;
    locale: string;
    currency: string;
    weekStartsOn: WeekStart;
  };
  members: Array<{
    id: string;
    userId: string | null;
    displayName: string;
    firstName: string | null;
    lastName: string | null;
    email: string | null;
    role: MemberRole;
    joinedAt: string;
    avatarUrl: string | null;
    defaultAvatarId: string | null;
    hasUserAccount: boolean;
    isCurrentUser: boolean;
    hue: MemberHue;
  }>;
};

export type ViewerQueryVariables = Exact<{ [key: string]: never }>;

export type ViewerQuery = {
  me: {
    id: string;
    email: string;
    name: string;
    hasFamily: boolean;
    profile: {
      userId: string;
      firstName: string;
      lastName: string | null;
      displayName: string;
      phone: string | null;
      dateOfBirth: string | null;
      email: string;
      avatarUrl: string | null;
      defaultAvatarId: string | null;
    } | null;
    membership: {
      id: string;
      userId: string | null;
      displayName: string;
      firstName: string | null;
      lastName: string | null;
      email: string | null;
      role: MemberRole;
      joinedAt: string;
      avatarUrl: string | null;
      defaultAvatarId: string | null;
      hasUserAccount: boolean;
      isCurrentUser: boolean;
      hue: MemberHue;
    } | null;
    family: {
      id: string;
      name: string;
      description: string | null;
      inviteCode: string;
      approveJoiners: boolean;
      createdAt: string;
      version: number;
      settings: {
        timeZone: string;
        country: string;
        region: string | null;
        locale: string;
        currency: string;
        weekStartsOn: WeekStart;
      };
      members: Array<{
        id: string;
        userId: string | null;
        displayName: string;
        firstName: string | null;
        lastName: string | null;
        email: string | null;
        role: MemberRole;
        joinedAt: string;
        avatarUrl: string | null;
        defaultAvatarId: string | null;
        hasUserAccount: boolean;
        isCurrentUser: boolean;
        hue: MemberHue;
      }>;
    } | null;
  };
};

export type OwnJoinRequestQueryVariables = Exact<{ [key: string]: never }>;

export type OwnJoinRequestQuery = { ownJoinRequest: { familyName: string; state: JoinRequestState } | null };

export const ActivityFieldsFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ActivityFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Activity' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'type' } },
          { kind: 'Field', name: { kind: 'Name', value: 'resource' } },
          { kind: 'Field', name: { kind: 'Name', value: 'resourceId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'description' } },
          { kind: 'Field', name: { kind: 'Name', value: 'userName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'userId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'timestamp' } },
          { kind: 'Field', name: { kind: 'Name', value: 'eventDate' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'actor' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'membershipId' } },
                { kind: 'Field', name: { kind: 'Name', value: 'displayName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'avatarUrl' } },
                { kind: 'Field', name: { kind: 'Name', value: 'defaultAvatarId' } },
                { kind: 'Field', name: { kind: 'Name', value: 'hue' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ActivityFieldsFragment, unknown>;
export const OccurrenceFieldsFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'OccurrenceFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'CalendarOccurrence' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'startDate' } },
          { kind: 'Field', name: { kind: 'Name', value: 'endDate' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'event' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                { kind: 'Field', name: { kind: 'Name', value: 'description' } },
                { kind: 'Field', name: { kind: 'Name', value: 'eventTime' } },
                { kind: 'Field', name: { kind: 'Name', value: 'eventEndTime' } },
                { kind: 'Field', name: { kind: 'Name', value: 'emoji' } },
                { kind: 'Field', name: { kind: 'Name', value: 'who' } },
                { kind: 'Field', name: { kind: 'Name', value: 'whoNames' } },
                { kind: 'Field', name: { kind: 'Name', value: 'whoMemberIds' } },
                { kind: 'Field', name: { kind: 'Name', value: 'calendarName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'calendarColor' } },
                { kind: 'Field', name: { kind: 'Name', value: 'isBankHoliday' } },
                { kind: 'Field', name: { kind: 'Name', value: 'isSystemEvent' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<OccurrenceFieldsFragment, unknown>;
export const ProfileFieldsFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ProfileFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Profile' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'userId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'displayName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'phone' } },
          { kind: 'Field', name: { kind: 'Name', value: 'dateOfBirth' } },
          { kind: 'Field', name: { kind: 'Name', value: 'email' } },
          { kind: 'Field', name: { kind: 'Name', value: 'avatarUrl' } },
          { kind: 'Field', name: { kind: 'Name', value: 'defaultAvatarId' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ProfileFieldsFragment, unknown>;
export const MemberFieldsFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MemberFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'FamilyMember' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'userId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'displayName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'email' } },
          { kind: 'Field', name: { kind: 'Name', value: 'role' } },
          { kind: 'Field', name: { kind: 'Name', value: 'joinedAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'avatarUrl' } },
          { kind: 'Field', name: { kind: 'Name', value: 'defaultAvatarId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'hasUserAccount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isCurrentUser' } },
          { kind: 'Field', name: { kind: 'Name', value: 'hue' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<MemberFieldsFragment, unknown>;
export const FamilyFieldsFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'FamilyFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Family' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'description' } },
          { kind: 'Field', name: { kind: 'Name', value: 'inviteCode' } },
          { kind: 'Field', name: { kind: 'Name', value: 'approveJoiners' } },
          { kind: 'Field', name: { kind: 'Name', value: 'createdAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'settings' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'timeZone' } },
                { kind: 'Field', name: { kind: 'Name', value: 'country' } },
                { kind: 'Field', name: { kind: 'Name', value: 'region' } },
                { kind: 'Field', name: { kind: 'Name', value: 'locale' } },
                { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
                { kind: 'Field', name: { kind: 'Name', value: 'weekStartsOn' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'members' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MemberFields' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MemberFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'FamilyMember' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'userId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'displayName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'email' } },
          { kind: 'Field', name: { kind: 'Name', value: 'role' } },
          { kind: 'Field', name: { kind: 'Name', value: 'joinedAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'avatarUrl' } },
          { kind: 'Field', name: { kind: 'Name', value: 'defaultAvatarId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'hasUserAccount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isCurrentUser' } },
          { kind: 'Field', name: { kind: 'Name', value: 'hue' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<FamilyFieldsFragment, unknown>;
export const ActivitiesDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'Activities' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'first' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'activities' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'first' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'after' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'items' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'ActivityFields' } }],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'nextCursor' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ActivityFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Activity' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'type' } },
          { kind: 'Field', name: { kind: 'Name', value: 'resource' } },
          { kind: 'Field', name: { kind: 'Name', value: 'resourceId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'description' } },
          { kind: 'Field', name: { kind: 'Name', value: 'userName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'userId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'timestamp' } },
          { kind: 'Field', name: { kind: 'Name', value: 'eventDate' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'actor' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'membershipId' } },
                { kind: 'Field', name: { kind: 'Name', value: 'displayName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'avatarUrl' } },
                { kind: 'Field', name: { kind: 'Name', value: 'defaultAvatarId' } },
                { kind: 'Field', name: { kind: 'Name', value: 'hue' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ActivitiesQuery, ActivitiesQueryVariables>;
export const ActivityAddedDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'subscription',
      name: { kind: 'Name', value: 'ActivityAdded' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'last' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'activityAdded' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'last' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'last' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'ActivityFields' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ActivityFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Activity' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'type' } },
          { kind: 'Field', name: { kind: 'Name', value: 'resource' } },
          { kind: 'Field', name: { kind: 'Name', value: 'resourceId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'description' } },
          { kind: 'Field', name: { kind: 'Name', value: 'userName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'userId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'timestamp' } },
          { kind: 'Field', name: { kind: 'Name', value: 'eventDate' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'actor' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'membershipId' } },
                { kind: 'Field', name: { kind: 'Name', value: 'displayName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'avatarUrl' } },
                { kind: 'Field', name: { kind: 'Name', value: 'defaultAvatarId' } },
                { kind: 'Field', name: { kind: 'Name', value: 'hue' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ActivityAddedSubscription, ActivityAddedSubscriptionVariables>;
export const FamilyChangedDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'subscription',
      name: { kind: 'Name', value: 'FamilyChanged' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'last' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'familyChanged' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'last' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'last' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'type' } },
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'action' } },
                { kind: 'Field', name: { kind: 'Name', value: 'actorMembershipId' } },
                { kind: 'Field', name: { kind: 'Name', value: 'at' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<FamilyChangedSubscription, FamilyChangedSubscriptionVariables>;
export const ViewerDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'Viewer' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'me' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'email' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'hasFamily' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'profile' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'ProfileFields' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'membership' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MemberFields' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'family' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'FamilyFields' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MemberFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'FamilyMember' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'userId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'displayName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'email' } },
          { kind: 'Field', name: { kind: 'Name', value: 'role' } },
          { kind: 'Field', name: { kind: 'Name', value: 'joinedAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'avatarUrl' } },
          { kind: 'Field', name: { kind: 'Name', value: 'defaultAvatarId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'hasUserAccount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isCurrentUser' } },
          { kind: 'Field', name: { kind: 'Name', value: 'hue' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ProfileFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Profile' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'userId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'displayName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'phone' } },
          { kind: 'Field', name: { kind: 'Name', value: 'dateOfBirth' } },
          { kind: 'Field', name: { kind: 'Name', value: 'email' } },
          { kind: 'Field', name: { kind: 'Name', value: 'avatarUrl' } },
          { kind: 'Field', name: { kind: 'Name', value: 'defaultAvatarId' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'FamilyFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Family' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'description' } },
          { kind: 'Field', name: { kind: 'Name', value: 'inviteCode' } },
          { kind: 'Field', name: { kind: 'Name', value: 'approveJoiners' } },
          { kind: 'Field', name: { kind: 'Name', value: 'createdAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'settings' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'timeZone' } },
                { kind: 'Field', name: { kind: 'Name', value: 'country' } },
                { kind: 'Field', name: { kind: 'Name', value: 'region' } },
                { kind: 'Field', name: { kind: 'Name', value: 'locale' } },
                { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
                { kind: 'Field', name: { kind: 'Name', value: 'weekStartsOn' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'members' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'MemberFields' } }],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ViewerQuery, ViewerQueryVariables>;
export const OwnJoinRequestDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'OwnJoinRequest' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'ownJoinRequest' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'familyName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'state' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<OwnJoinRequestQuery, OwnJoinRequestQueryVariables>;
