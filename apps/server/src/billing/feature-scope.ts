import type { Feature } from '@homefold/domain';
import type { FamilyViewer, Viewer } from '../platform/auth';
import type { Database } from '../platform/database';
import type { FeatureAccess } from './feature-access';

/** Scopes of the database for the use cases of one feature. Each checks first that the caller's family has it. */
export interface FeatureScope {
  /** @throws DomainError NO_FAMILY, FEATURE_LOCKED */
  viewer(caller: Viewer): Promise<FamilyViewer>;
  /** Whether the family has it, for omitting instead of refusing. */
  has(viewer: FamilyViewer): Promise<boolean>;
  /** As `Database.read`. @throws DomainError NO_FAMILY, FEATURE_LOCKED */
  read<T>(caller: Viewer, work: (viewer: FamilyViewer) => Promise<T>): Promise<T>;
  /** As `Database.write`. @throws DomainError NO_FAMILY, FEATURE_LOCKED */
  write<T>(caller: Viewer, work: (viewer: FamilyViewer) => Promise<T>): Promise<T>;
}

export function featureScope(access: FeatureAccess, db: Database, feature: Feature): FeatureScope {
  const viewerOf = (caller: Viewer) => access.require(caller, feature);
  return {
    viewer: viewerOf,
    has: (viewer) => access.has(viewer, feature),
    async read(caller, work) {
      const viewer = await viewerOf(caller);
      return db.read(viewer, () => work(viewer));
    },
    async write(caller, work) {
      const viewer = await viewerOf(caller);
      return db.write(viewer, () => work(viewer));
    },
  };
}
