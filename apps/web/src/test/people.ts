import { emma } from './network';

/** Emma, the admin of the Ashdowns, as `Query.me.membership` returns her. */
export const emmaMember = {
  __typename: 'FamilyMember',
  id: 'member-emma',
  userId: emma.id,
  displayName: 'Emma',
  firstName: 'Emma',
  lastName: 'Ashdown',
  email: emma.email,
  role: 'admin',
  joinedAt: '2026-10-01T09:00:00.000Z',
  avatarUrl: null,
  defaultAvatarId: 'avatar-1',
  hasUserAccount: true,
  isCurrentUser: true,
  hue: 'plum',
};

export const tomMember = {
  ...emmaMember,
  id: 'member-tom',
  userId: 'user-tom',
  displayName: 'Tom',
  firstName: 'Tom',
  email: 'tom@example.org',
  role: 'family_member',
  isCurrentUser: false,
  hue: 'ocean',
};

/** Poppy is four and has no account. */
export const poppyMember = {
  ...tomMember,
  id: 'member-poppy',
  userId: null,
  displayName: 'Poppy',
  firstName: 'Poppy',
  email: null,
  hasUserAccount: false,
  defaultAvatarId: 'avatar-12',
  hue: 'rose',
};

export const ashdowns = {
  __typename: 'Family',
  id: 'family-ashdown',
  name: 'The Ashdowns',
  description: null,
  inviteCode: 'H7K4QP',
  inviteToken: 'a-token-of-the-ashdowns',
  isSettlingIn: false,
  approveJoiners: false,
  createdAt: '2026-10-01T09:00:00.000Z',
  version: 1,
  settings: {
    timeZone: 'Europe/London',
    country: 'GB',
    region: null,
    locale: 'en-GB',
    currency: 'GBP',
    weekStartsOn: 'sunday',
    dinnerTime: '18:00',
    unitSystem: 'metric',
    boughtGoesToKitchen: false,
  },
  members: [emmaMember, tomMember, poppyMember],
};

/** `Query.me` of Emma; `{ family: null, membership: null, hasFamily: false }` for a user without a family. */
export const viewer = (over: Record<string, unknown> = {}): Record<string, unknown> => ({
  __typename: 'Me',
  id: emma.id,
  email: emma.email,
  name: emma.name,
  hasFamily: true,
  profile: {
    __typename: 'Profile',
    userId: emma.id,
    firstName: 'Emma',
    lastName: 'Ashdown',
    displayName: 'Emma',
    phone: null,
    dateOfBirth: null,
    email: emma.email,
    avatarUrl: null,
    defaultAvatarId: 'avatar-1',
    barSections: null,
  },
  membership: emmaMember,
  family: ashdowns,
  ...over,
});
