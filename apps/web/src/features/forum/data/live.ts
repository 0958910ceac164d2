import type { ApolloClient } from '@apollo/client';
import { refetchFields, registerLive } from '../../../graphql/live/live-registry';
import type { FamilyChange } from '../../../graphql/live/live-registry';
import { ViewerDocument } from '../../../graphql/generated';
import { ForumPostNowDocument } from '../generated';
import { noteDeleted } from './deleted';
import { placePost, POSTS, REPLIES, takeOut } from './rows';

/** Refetches what is on screen: after a refusal, and if only the server knows how the lists have changed. */
export const refetchForum = (client: ApolloClient): Promise<void> =>
  refetchFields(client, new Set([POSTS, REPLIES, 'forumPost', 'forumOverview']));

/** Pending requests by id; a change during one triggers another. */
const asked = new Map<string, { again: boolean }>();

/** Fetches one post or reply and places it. The lists themselves are not refetched, so that the layout stays stable. */
async function fetchRow(client: ApolloClient, id: string): Promise<void> {
  const earlier = asked.get(id);
  if (earlier) return void (earlier.again = true);
  const request = { again: false };
  asked.set(id, request);
  try {
    do {
      request.again = false;
      const { data } = await client.query({
        query: ForumPostNowDocument,
        variables: { id },
        fetchPolicy: 'network-only',
      });
      const me = client.cache.readQuery({ query: ViewerDocument })?.me.membership?.id;
      if (data && me) placePost(client.cache, id, me);
    } while (request.again);
  } catch {
    // It was deleted in the meantime, or the connection was lost: keep what was loaded.
  } finally {
    asked.delete(id);
  }
}

function follow(client: ApolloClient, { id, action, actorMembershipId }: FamilyChange, isAnswered: boolean): void {
  if (isAnswered) return;
  if (action !== 'deleted') {
    noteDeleted(id, false);
    return void fetchRow(client, id);
  }
  const me = client.cache.readQuery({ query: ViewerDocument })?.me.membership?.id;
  if (actorMembershipId !== me) noteDeleted(id, true);
  takeOut(client.cache, id);
}

registerLive({ type: 'forum_post', fields: ['forumOverview'], handle: follow });
// former members stay the authors of their posts, marked as such
registerLive({ type: 'family_member', fields: [POSTS, REPLIES] });
