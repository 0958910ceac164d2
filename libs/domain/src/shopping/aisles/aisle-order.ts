import { AISLES, isAisle, type Aisle } from './aisle';

/** A tick: something was put into the basket. */
export interface AisleTick {
  aisle: Aisle;
  /** Milliseconds since 1970, by the clock of the phone; the server caps it at its own time. */
  at: number;
  /** Whose phone, so that two people in one shop are two trips; missing: unknown. */
  by?: string;
}

/** One person's trip through the shop. */
export interface AisleTrip {
  by: string;
  /** When each aisle was first reached. */
  reached: Partial<Record<Aisle, number>>;
  /** The last tick. */
  until: number;
}

/**
 * The evidence about two aisles. Above 0, the first of them in the usual order comes first; below 0, the second. The
 * further from 0, the stronger the evidence.
 */
type PairEvidence = [certainty: number, saidAt: number];

/** What is known about a list's shop; small JSON, stored with the list. */
export interface AisleEvidence {
  /** The newest trips, oldest first, so that late ticks can still be assigned to them. */
  trips: AisleTrip[];
  /** The evidence of all earlier trips, by pairs of aisles in the usual order: "Dairy Frozen". */
  pairs: Record<string, PairEvidence>;
  /** When the last of those trips ended; earlier ticks are too late. */
  settledUntil: number;
}

export const NO_AISLE_EVIDENCE: AisleEvidence = { trips: [], pairs: {}, settledUntil: 0 };

/** Ticks further apart than this belong to two trips. */
const GAP = 3_600_000;
/** A shorter trip is somebody clearing the list at home. */
const SHORTEST = 120_000;
const TRIPS = 8;
/** Three trips make a pair as certain as possible, so that three can change it again. */
const SUREST = 3;
/** The usual order weighs as much as two trips; so does a new order that has just replaced it. */
const USUAL = 2;

/** An unknown thing can be anywhere in the shop, so it is not evidence. */
const LEARNED: readonly Aisle[] = AISLES.filter((aisle) => aisle !== 'General');

/** Records a tick. Ticks may arrive in any order, and more than once. */
export function recordTick(evidence: AisleEvidence, { aisle, at, by = '' }: AisleTick): AisleEvidence {
  if (!LEARNED.includes(aisle) || !Number.isFinite(at) || at <= evidence.settledUntil) return evidence;
  let trip: AisleTrip = { by, reached: { [aisle]: at }, until: at };
  const others: AisleTrip[] = [];
  for (const other of evidence.trips) {
    if (other.by === by && at >= startOf(other) - GAP && at <= other.until + GAP) trip = joined(trip, other);
    else others.push(other);
  }
  return settled({ ...evidence, trips: [...others, trip].sort(byTime) });
}

const startOf = ({ reached, until }: AisleTrip): number => Math.min(until, ...Object.values(reached));

const byTime = (a: AisleTrip, b: AisleTrip): number => a.until - b.until || (a.by < b.by ? -1 : a.by > b.by ? 1 : 0);

function joined(one: AisleTrip, other: AisleTrip): AisleTrip {
  const reached: AisleTrip['reached'] = {};
  for (const aisle of LEARNED) {
    const at = Math.min(one.reached[aisle] ?? Infinity, other.reached[aisle] ?? Infinity);
    if (at < Infinity) reached[aisle] = at;
  }
  return { by: one.by, reached, until: Math.max(one.until, other.until) };
}

/** Keeps the newest trips; the evidence of older ones is added to the pairs. */
function settled(evidence: AisleEvidence): AisleEvidence {
  const excess = Math.max(evidence.trips.length - TRIPS, 0);
  if (excess === 0) return evidence;
  const old = evidence.trips.slice(0, excess);
  return {
    trips: evidence.trips.slice(excess),
    pairs: withTrips(evidence.pairs, old),
    settledUntil: Math.max(evidence.settledUntil, ...old.map(({ until }) => until)),
  };
}

/** The pairs after more trips, oldest first. */
function withTrips(pairs: AisleEvidence['pairs'], trips: readonly AisleTrip[]): AisleEvidence['pairs'] {
  const after = { ...pairs };
  for (const trip of trips) {
    if (trip.until - startOf(trip) < SHORTEST) continue;
    for (const [first, second] of pairsOf(LEARNED)) {
      const [one, other] = [trip.reached[first], trip.reached[second]];
      if (one === undefined || other === undefined || one === other) continue;
      const key = `${first} ${second}`;
      after[key] = said(after[key] ?? [USUAL, 0], one < other ? 1 : -1, trip.until);
    }
  }
  return after;
}

/**
 * A pair that changes places starts as certain as the usual order, so that the next trip alone cannot change it back.
 */
function said([certainty, saidAt]: PairEvidence, direction: 1 | -1, at: number): PairEvidence {
  const next = certainty + direction;
  if (next === 0) return [direction * USUAL, at];
  const agrees = Math.sign(certainty) === direction;
  return [Math.max(-SUREST, Math.min(SUREST, next)), agrees ? at : saidAt];
}

/** All pairs of a list, in its order. */
const pairsOf = (aisles: readonly Aisle[]): [Aisle, Aisle][] =>
  aisles.flatMap((first, at) => aisles.slice(at + 1).map((second): [Aisle, Aisle] => [first, second]));

/**
 * The order in which the aisles are shown.
 *
 * Each trip shows for any two aisles which was reached first. Two aisles change places as soon as two trips show it, or
 * three if many agreed before: one odd trip changes nothing. Where the evidence is circular, the newer counts. Aisles
 * without evidence keep the usual order.
 *
 * @param byHand the order that somebody dragged, which holds until it is given up; null: learn
 */
export function aisleOrder(evidence: AisleEvidence, byHand: readonly Aisle[] | null): Aisle[] {
  if (byHand) return [...new Set([...byHand.filter(isAisle), ...AISLES])];
  const pairs = withTrips(evidence.pairs, evidence.trips);
  const wishes = pairsOf(AISLES).map(([first, second]) => {
    const [certainty, saidAt] = pairs[`${first} ${second}`] ?? [USUAL, 0];
    const [before, after] = certainty > 0 ? [first, second] : [second, first];
    return { before, after, saidAt, certainty: Math.abs(certainty) };
  });
  wishes.sort((a, b) => b.saidAt - a.saidAt || b.certainty - a.certainty);
  return arranged(wishes);
}

/** Applies one constraint after the other, except those that contradict earlier ones. */
function arranged(wishes: readonly { before: Aisle; after: Aisle }[]): Aisle[] {
  const behind = new Map<Aisle, Set<Aisle>>(AISLES.map((aisle) => [aisle, new Set()]));
  for (const { before, after } of wishes) {
    if (behind.get(after)?.has(before)) continue;
    const moved = [after, ...(behind.get(after) ?? [])];
    for (const [aisle, others] of behind)
      if (aisle === before || others.has(before)) for (const each of moved) others.add(each);
  }
  return [...AISLES].sort((a, b) => (behind.get(b)?.size ?? 0) - (behind.get(a)?.size ?? 0));
}

/** Stored evidence, validated; invalid data counts as no evidence. */
export function readAisleEvidence(stored: unknown): AisleEvidence {
  if (!isRecord(stored) || !Array.isArray(stored.trips) || !isRecord(stored.pairs)) return NO_AISLE_EVIDENCE;
  const known = new Set(pairsOf(LEARNED).map((pair) => pair.join(' ')));
  return {
    trips: stored.trips.flatMap(readTrip).sort(byTime).slice(-TRIPS),
    pairs: Object.fromEntries(
      Object.entries(stored.pairs).filter(
        (entry): entry is [string, PairEvidence] => known.has(entry[0]) && isPairEvidence(entry[1]),
      ),
    ),
    settledUntil: Number.isFinite(stored.settledUntil) ? Number(stored.settledUntil) : 0,
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isPairEvidence = (value: unknown): value is PairEvidence =>
  Array.isArray(value) &&
  value.length === 2 &&
  value.every(Number.isFinite) &&
  Number.isInteger(value[0]) &&
  value[0] !== 0 &&
  Math.abs(value[0]) <= SUREST;

function readTrip(trip: unknown): AisleTrip[] {
  if (!isRecord(trip) || !isRecord(trip.reached) || typeof trip.by !== 'string' || !Number.isFinite(trip.until))
    return [];
  const reached = Object.fromEntries(
    Object.entries(trip.reached).filter(([aisle, at]) => LEARNED.includes(aisle as Aisle) && Number.isFinite(at)),
  ) as AisleTrip['reached'];
  return Object.keys(reached).length === 0 ? [] : [{ by: trip.by, reached, until: Number(trip.until) }];
}
