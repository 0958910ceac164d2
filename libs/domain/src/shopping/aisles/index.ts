/**
 * The aisles of a shop, as a separate entry (`@homefold/domain/aisles`): which thing is in which aisle, and the order
 * in which a family walks.
 */
export { AISLE_NAMES, AISLES, isAisle } from './aisle';
export type { Aisle } from './aisle';
export { aisleOf } from './aisle-of';
export { THINGS } from './things';
export { aisleOrder, NO_AISLE_EVIDENCE, readAisleEvidence, recordTick } from './aisle-order';
export type { AisleEvidence, AisleTick, AisleTrip } from './aisle-order';
