import type { MemberRole } from '@homefold/domain';
import { conflict, forbidden } from '../errors/domain-error';

/** The signed-in caller of a use case. The first argument of every service method. */
export interface Viewer {
  userId: string;
  sessionId: string;
  email: string;
  name: string;
  /** null until the person creates or joins a family. */
  familyId: string | null;
  membershipId: string | null;
  role: MemberRole | null;
}

/** A caller who is a member of a family; required for all family-owned data. */
export interface FamilyViewer extends Viewer {
  familyId: string;
  membershipId: string;
  role: MemberRole;
}

/** @throws DomainError NO_FAMILY (409) when the caller has no family yet. */
export function requireFamily(viewer: Viewer): FamilyViewer {
  if (!viewer.familyId || !viewer.membershipId || !viewer.role)
    throw conflict('NO_FAMILY', 'You are not in a family yet. Create one or join with an invite code.');
  return viewer as FamilyViewer;
}

/** @throws DomainError FORBIDDEN when the caller is not an admin of the family. */
export function requireAdmin(viewer: Viewer): FamilyViewer {
  const member = requireFamily(viewer);
  if (member.role !== 'admin') throw forbidden('Only a family admin can do this.');
  return member;
}
