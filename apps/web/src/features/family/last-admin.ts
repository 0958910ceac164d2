import type { MemberFieldsFragment } from '../../graphql/generated';

/** Whether the caller is the family's only admin: a family keeps one for as long as it exists. */
export const isLastAdmin = (members: readonly MemberFieldsFragment[]): boolean =>
  members.some(({ isCurrentUser, role }) => isCurrentUser && role === 'admin') &&
  members.every(({ isCurrentUser, role }) => isCurrentUser || role !== 'admin');

/** Whether there is anybody to hand over to: only people with an account can be admins. */
export const hasHeir = (members: readonly MemberFieldsFragment[]): boolean =>
  members.some(({ isCurrentUser, hasUserAccount }) => !isCurrentUser && hasUserAccount);
