import { useFragment } from '@apollo/client/react';
import type { Post } from '../data/types';
import { ForumPostFieldsFragmentDoc } from '../generated';

/** The current state of a cached post; the given one if parts are missing from the cache. */
export function usePost(given: Post): Post {
  const stored = useFragment({
    fragment: ForumPostFieldsFragmentDoc,
    fragmentName: 'ForumPostFields',
    from: { __typename: 'ForumPost', id: given.id },
  });
  return stored.dataState === 'complete' ? stored.data : given;
}
