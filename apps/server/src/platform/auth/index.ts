export { Authenticator } from './authenticator';
export { AuthGuard, ClientNetwork, CurrentViewer, Public, isPublic, type GraphQLContext } from './auth.guard';
export { assertOwnBodyIds, assertOwnFamilies, assertOwner, ownerOfRow } from './own-ids';
export {
  MembershipDirectory,
  TokenVerifier,
  type Claim,
  type MembershipRef,
  type Principal,
  type RequestCredentials,
} from './ports';
export { requireAdmin, requireFamily, type FamilyViewer, type Viewer } from './viewer';
