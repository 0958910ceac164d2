import { useQuery } from '@apollo/client/react';
import { ViewerDocument } from './generated';
import type { FamilyFieldsFragment, MemberFieldsFragment, ViewerQuery } from './generated';

/** The signed-in user with their family and its members, the user first. One query, shared by every screen. */
export function useViewer(): {
  me: ViewerQuery['me'] | null;
  family: FamilyFieldsFragment | null;
  members: readonly MemberFieldsFragment[];
  loading: boolean;
  error: unknown;
  refetch: () => Promise<{ data?: ViewerQuery }>;
} {
  const { data, loading, error, refetch } = useQuery(ViewerDocument);
  const family = data?.me.family ?? null;
  const members = [...(family?.members ?? [])].sort((a, b) => Number(b.isCurrentUser) - Number(a.isCurrentUser));
  return { me: data?.me ?? null, family, members, loading: loading && !data, error: data ? undefined : error, refetch };
}
