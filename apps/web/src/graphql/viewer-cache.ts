import type { ApolloCache } from '@apollo/client';
import { ViewerDocument } from './generated';
import type { FamilyFieldsFragment, ProfileFieldsFragment } from './generated';

/** Root fields that belong to a family; evicted with it. */
const OF_THE_FAMILY = [
  'family',
  'activities',
  'calendarEvents',
  'calendarEventList',
  'calendarEvent',
  'calendarOccurrences',
  'calendarCounts',
];

/** After creating or joining: puts the family into the viewer without another request (product rule 25). */
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

/** After leaving or deleting the family: removes it and all of its data from the cache. */
export function cacheNoFamily(cache: ApolloCache): void {
  cache.updateQuery({ query: ViewerDocument }, (data) =>
    data ? { me: { ...data.me, hasFamily: false, family: null, membership: null } } : undefined,
  );
  for (const fieldName of OF_THE_FAMILY) cache.evict({ id: 'ROOT_QUERY', fieldName });
  cache.gc();
}

/** After saving the profile: updates the viewer's profile and the membership fields that the server copies from it. */
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
