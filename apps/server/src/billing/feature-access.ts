import { FEATURE_NAMES, type Feature } from '@homefold/domain';
import { type FamilyViewer, type Viewer, requireFamily } from '../platform/auth';
import type { ScopeOwner } from '../platform/database';
import { DomainError } from '../platform/errors';

/**
 * Port to the family's plan: which features it has (product rule 23). Every use case of a gated feature checks in its
 * first lines, so that both APIs, the scheduler and the overviews share one gate.
 */
export abstract class FeatureAccess {
  /** Whether a family has the feature, for omitting instead of refusing: search, digest, counts. */
  abstract has(family: ScopeOwner & { familyId: string }, feature: Feature): Promise<boolean>;

  /**
   * The caller as a member of a family that has the feature.
   *
   * @throws DomainError NO_FAMILY (409), FEATURE_LOCKED (403) with the feature's key in `details.feature`
   */
  async require(caller: Viewer, feature: Feature): Promise<FamilyViewer> {
    const viewer = requireFamily(caller);
    if (await this.has(viewer, feature)) return viewer;
    throw new DomainError('locked', 'FEATURE_LOCKED', `${FEATURE_NAMES[feature]} is part of the Premium plan.`, {
      details: { feature },
    });
  }
}

/** Every feature is enabled: until there are plans, and always when self-hosted. */
export class EverythingUnlocked extends FeatureAccess {
  has(): Promise<boolean> {
    return Promise.resolve(true);
  }
}
