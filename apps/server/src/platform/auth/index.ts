export { Authenticator } from './authenticator';
export { AuthGuard, ClientIp, CurrentViewer, Public, type GraphQLContext } from './auth.guard';
export {
  MembershipDirectory,
  TokenVerifier,
  type Claim,
  type MembershipRef,
  type Principal,
  type RequestCredentials,
} from './ports';
export { requireAdmin, requireFamily, type FamilyViewer, type Viewer } from './viewer';
