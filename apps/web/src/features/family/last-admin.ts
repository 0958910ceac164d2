import type { MemberFieldsFragment } from '../../graphql/generated';

/** Whether the viewer is the family's only admin: a family always has one. */
export const isLastAdmin = (members: readonly MemberFieldsFragment[]): boolean =>
  members.some(({ isCurrentUser, role }) => isCurrentUser && role === 'admin') &&
  members.every(({ isCurrentUser, role }) => isCurrentUser || role !== 'admin');

/** Whether somebody could become admin: only members with an account can. */
export const hasHeir = (members: readonly MemberFieldsFragment[]): boolean =>
  members.some(({ isCurrentUser, hasUserAccount }) => !isCurrentUser && hasUserAccount);
