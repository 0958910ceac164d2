import { Identity1700000000100 } from './identity.migration';
import { IdentityOrigin1700000000670 } from './identity-origin.migration';
import { SecondFactor1700000000680 } from './second-factor.migration';
import { IdentityGuests1700000000710 } from './identity-guests.migration';
import { Passkeys1700000000720 } from './passkeys.migration';
export { AccountDeletion, AccountDeletionGuard, AccountDeletionListener } from './account-deletion';
export { countSealedIdentity, resealIdentity } from './builtin/sealed-keys';
export { UserOrigins } from './user-origins';
export { IdentityModule, mountIdentity } from './identity.module';
export { IdentityProvider, type DeletionProof, type IdentityUser } from './identity.port';
export { publicIdentityConfig, type PublicIdentityConfig } from './public-config';
export { identityPaths } from './openapi';
export { SessionEnds, SessionEndListener } from './session-ends';

/** Oldest first. */
export const identityMigrations = [
  Identity1700000000100,
  IdentityOrigin1700000000670,
  SecondFactor1700000000680,
  IdentityGuests1700000000710,
  Passkeys1700000000720,
];
