export { AccountDeletion, AccountDeletionGuard, AccountDeletionListener } from './account-deletion';
export { isSameOrigin } from './credentials';
export { Identity1700000000100 } from './identity.migration';
export { SecondFactor1700000000680 } from './second-factor.migration';
export { IdentityModule, mountIdentity } from './identity.module';
export { IdentityProvider, type DeletionProof, type IdentityUser } from './identity.port';
export { publicIdentityConfig, type PublicIdentityConfig } from './public-config';
export { identityPaths } from './openapi';
export { SessionEnds, SessionEndListener } from './session-ends';
