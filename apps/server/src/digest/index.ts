import { Digest1700000000622 } from './digest.migration';
export { DigestModule } from './digest.module';

/** Oldest first. */
export const digestMigrations = [Digest1700000000622];
