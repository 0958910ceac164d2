import type { NormalizedCacheObject } from '@apollo/client';
import type { Snapshot } from '../../storage/device-store';

type Fields = Record<string, unknown>;

const DAY_MS = 24 * 60 * 60 * 1000;
/** Answers older than this are dropped. */
export const KEPT_MS = 30 * DAY_MS;
/** The largest snapshot, in characters of JSON: some 10,000 events. */
export const KEPT_SIZE = 4_000_000;

/** Answers that are never stored: secrets, search terms, data about strangers. */
const NEVER_STORED =
  /^(?:(?:__typename|calendarFeed|wishlistLink|search|invitePreview|understand\w*)\b|(?:recipePage|forumPosts)\b.*"(?:query|title|search)":"[^"])/;

const root = (data: NormalizedCacheObject): Fields => (data['ROOT_QUERY'] ?? {}) as Fields;

/** Both merged, `newer` winning; rows are merged field by field. */
export function joined(older: NormalizedCacheObject, newer: NormalizedCacheObject): NormalizedCacheObject {
  const all: NormalizedCacheObject = { ...older };
  for (const [id, fields] of Object.entries(newer)) all[id] = { ...older[id], ...fields };
  return all;
}

/** Ids of the rows that a value references, at any depth. */
function* refsIn(value: unknown): Generator<string> {
  if (value === null || typeof value !== 'object') return;
  const ref = (value as { __ref?: unknown }).__ref;
  if (typeof ref === 'string') yield ref;
  else for (const part of Object.values(value)) yield* refsIn(part);
}

/** The rows that are reachable from the answers. */
function reachable(data: NormalizedCacheObject): NormalizedCacheObject {
  const kept: NormalizedCacheObject = {};
  const open = ['ROOT_QUERY'];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const fields = data[id];
    if (!fields || id in kept) continue;
    kept[id] = fields;
    open.push(...refsIn(fields));
  }
  return kept;
}

/**
 * The next snapshot of the cache.
 * @param before the previous snapshot; dropped when it is another family's or schema's
 * @param live the current cache
 * @param stale the cached answers that came from the device itself, with their times
 * @param at when the server was last heard from: the age of all other answers
 */
export function nextSnapshot(
  before: Snapshot | undefined,
  {
    live,
    stale,
    at,
    ...of
  }: Pick<Snapshot, 'userId' | 'familyId' | 'schema'> & {
    live: NormalizedCacheObject;
    stale: ReadonlyMap<string, number>;
    at: number;
  },
): Snapshot {
  const usable = before && isUsable(before, of) ? before : undefined;
  const data = joined(usable?.data ?? {}, live);
  delete data['ROOT_MUTATION'];
  delete data['ROOT_SUBSCRIPTION'];
  const times: Record<string, number> = {};
  for (const name of Object.keys(root(data)))
    times[name] = name in root(live) ? (stale.get(name) ?? at) : (usable?.times[name] ?? 0);
  return bounded({ ...of, data, times }, at);
}

/** Whether a snapshot belongs to this user, family and schema. */
export const isUsable = (
  snapshot: Snapshot,
  { userId, familyId, schema }: Pick<Snapshot, 'userId' | 'schema'> & { familyId?: string | null },
): boolean =>
  snapshot.userId === userId &&
  snapshot.schema === schema &&
  (familyId === undefined || snapshot.familyId === familyId);

/** Drops answers that are too old or must not be stored, then the oldest ones until the size fits. */
function bounded(snapshot: Snapshot, now: number): Snapshot {
  const { times } = snapshot;
  const fields = root(snapshot.data);
  let names = Object.keys(fields)
    .filter((name) => name !== '__typename' && !NEVER_STORED.test(name) && (times[name] ?? 0) > now - KEPT_MS)
    // the viewer comes first
    .sort((a, b) => Number(b === 'me') - Number(a === 'me') || (times[b] ?? 0) - (times[a] ?? 0));
  for (;;) {
    const data = reachable({
      ...snapshot.data,
      ROOT_QUERY: { __typename: 'Query', ...Object.fromEntries(names.map((name) => [name, fields[name]])) },
    });
    if (names.length <= 1 || JSON.stringify(data).length <= KEPT_SIZE)
      return { ...snapshot, data, times: Object.fromEntries(names.map((name) => [name, times[name] ?? 0])) };
    names = names.slice(0, Math.ceil(names.length * 0.8) - 1 || 1);
  }
}

interface Window {
  from: string;
  to: string;
}

/** The date window of an answer: `calendarOccurrences({"from":"2026-11-20","to":"2026-11-27"})`. */
function windowOf(name: string): { field: string; window: Window } | null {
  const [, field, args] = /^(\w+)[:(](\{.*\})\)?$/.exec(name) ?? [];
  if (!field || !args) return null;
  const { from, to, ...others } = JSON.parse(args) as Partial<Window> & Fields;
  return from && to && Object.keys(others).length === 0 ? { field, window: { from, to } } : null;
}

/** A window this short may be answered although its last days are missing. */
const SHORT_MS = 8 * DAY_MS;

/**
 * The window that begins today may never have been requested while online. Stored windows that overlap it stand in: they
 * must cover all of its days or, for a short window, its first ones.
 * @param wanted the answer's cache key
 * @returns the keys of the answers to merge, the freshest last
 */
export function overlappingAnswers({ data, times }: Pick<Snapshot, 'data' | 'times'>, wanted: string): string[] {
  const asked = windowOf(wanted);
  if (!asked) return [];
  const { from, to } = asked.window;
  const kept = Object.keys(root(data)).flatMap((name) => {
    const known = windowOf(name);
    return known?.field === asked.field && known.window.from <= to && known.window.to >= from
      ? [{ name, ...known.window }]
      : [];
  });
  let reach = '';
  for (const window of kept.toSorted((a, b) => (a.from < b.from ? -1 : 1)))
    if (window.from <= (reach === '' ? from : dayAfter(reach)) && window.to > reach) reach = window.to;
  if (reach < (Date.parse(to) - Date.parse(from) <= SHORT_MS ? from : to)) return [];
  return kept.map(({ name }) => name).sort((a, b) => (times[a] ?? 0) - (times[b] ?? 0));
}

const dayAfter = (date: string): string => new Date(Date.parse(date) + DAY_MS).toISOString().slice(0, 10);

/** The rows of several windows as one answer, without duplicates; rows that are days are limited to the window. */
export function windowFrom(data: NormalizedCacheObject, names: readonly string[], wanted: string): unknown[] {
  const asked = windowOf(wanted)?.window;
  const rows = new Map<string, unknown>();
  for (const name of names)
    for (const row of root(data)[name] as { __ref: string }[]) {
      const { startDate, endDate } = (data[row.__ref] ?? {}) as { startDate?: string; endDate?: string };
      const within = !asked || !startDate || (startDate <= asked.to && (endDate ?? startDate) >= asked.from);
      if (within) rows.set(row.__ref, row);
    }
  return [...rows.values()];
}
