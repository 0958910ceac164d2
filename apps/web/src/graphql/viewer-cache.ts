import type { ApolloCache } from '@apollo/client';
import { ViewerDocument } from './generated';
import type { FamilyFieldsFragment, ProfileFieldsFragment } from './generated';

/** Everything that belongs to a family; it goes when the family does. */
const OF_THE_FAMILY = [
  'family',
  'activities',
  'calendarEvents',
  'calendarEventList',
  'calendarEvent',
  'calendarOccurrences',
  'calendarCounts',
];

/** After creating or joining: the viewer has this family now, without asking the server again (decision 25). */
export function cacheFamily(cache: ApolloCache, family: FamilyFieldsFragment): void {
  cache.updateQuery({ query: ViewerDocument }, (data) =>
    data
      ? {
          me: {
            ...data.me,
            hasFamily: true,
            family,
            membership: family.members.find(({ isCurrentUser }) => isCurrentUser) ?? null,
          },
        }
      : undefined,
  );
}

/** After leaving or deleting the family: the viewer has none, and nothing of it stays behind. */
export function cacheNoFamily(cache: ApolloCache): void {
  cache.updateQuery({ query: ViewerDocument }, (data) =>
    data ? { me: { ...data.me, hasFamily: false, family: null, membership: null } } : undefined,
  );
  for (const fieldName of OF_THE_FAMILY) cache.evict({ id: 'ROOT_QUERY', fieldName });
  cache.gc();
}

/** After saving the profile: the viewer's profile, and what the family sees of it, as the server copies it. */
export function cacheProfile(cache: ApolloCache, profile: ProfileFieldsFragment): void {
  cache.updateQuery({ query: ViewerDocument }, (data) =>
    data
      ? {
          me: {
            ...data.me,
            profile,
            membership: data.me.membership && { ...data.me.membership, ...shownOf(profile) },
          },
        }
      : undefined,
  );
}

const shownOf = ({ displayName, firstName, lastName, avatarUrl, defaultAvatarId }: ProfileFieldsFragment) => ({
  displayName,
  firstName,
  lastName,
  avatarUrl,
  defaultAvatarId,
});
