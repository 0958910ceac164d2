import { AISLES, type Aisle } from './aisle';

/** Something put into the basket. */
export interface AisleTick {
  aisle: Aisle;
  /** When, in milliseconds since 1970, by the clock of the phone. */
  at: number;
  /** Whose phone, so that two people in one shop are two ways through it; missing: nobody in particular. */
  by?: string;
}

/** The way of one person through the shop. */
export interface AisleTrip {
  by: string;
  /** When each aisle was reached. */
  reached: Partial<Record<Aisle, number>>;
  /** The last tick. */
  until: number;
}

/** What a list has seen of the way through its shop; small JSON that is stored with it. */
export interface AisleEvidence {
  /** The newest trips, oldest first. */
  trips: AisleTrip[];
  /** What older trips said about pairs of aisles: "Dairy Frozen" to how sure it is, and when a trip last said so. */
  pairs: Record<string, [certainty: number, said: number]>;
  /** When the last trip ended that stands in `pairs`. */
  settledUntil: number;
}

export const NO_AISLE_EVIDENCE: AisleEvidence = { trips: [], pairs: {}, settledUntil: 0 };

/** Stored evidence, checked; what is no such thing counts as none. */
export function readAisleEvidence(_stored: unknown): AisleEvidence {
  return NO_AISLE_EVIDENCE;
}

export function recordTick(evidence: AisleEvidence, _tick: AisleTick): AisleEvidence {
  return evidence;
}

/** @param byHand the order that somebody dragged, which holds until it is given up; null: learn */
export function aisleOrder(_evidence: AisleEvidence, _byHand: readonly Aisle[] | null): Aisle[] {
  return [...AISLES];
}
