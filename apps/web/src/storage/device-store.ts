import { openDB } from 'idb';
import type { DBSchema, IDBPDatabase } from 'idb';
import type { NormalizedCacheObject } from '@apollo/client';

/** A user's snapshot: what was on screen, in the Apollo cache's format. */
export interface Snapshot {
  userId: string;
  /** Never shown in another family; null for a user without one. */
  familyId: string | null;
  /** The schema version of the data. */
  schema: string;
  data: NormalizedCacheObject;
  /** For each answer in `data.ROOT_QUERY`: when the server last confirmed it, in milliseconds. */
  times: Record<string, number>;
}

/** A queued write. */
export interface QueuedWrite {
  /** Creation order, across all tabs. */
  id?: number;
  userId: string;
  familyId: string;
  /** The kind of a registered write. */
  kind: string;
  /** The record's id on the screens: `draft-<key>` for a new one. */
  subject: string;
  /** The mutation's variables, including its idempotency key. */
  variables: Record<string, unknown>;
  /** The optimistic response. */
  shown: Record<string, unknown>;
  /** Further data the kind needs to update the screens. */
  basis: unknown;
  /** A label for the user: 'Dentist'. */
  title: string;
  /** Creation time, in milliseconds. */
  madeAt: number;
  /** It was sent at least once: the server may have it, although its answer was lost. */
  sent?: true;
  /** Why the server refused it; absent while the write is pending. */
  refusal?: { code: string; message: string };
}

interface Schema extends DBSchema {
  /** Whose data may be stored, under the key 'owner'. Absent after a sign-out, so that other tabs store nothing either. */
  owner: { key: string; value: string };
  snapshots: { key: string; value: Snapshot };
  writes: { key: number; value: QueuedWrite; indexes: { userId: string } };
}

let opening: Promise<IDBPDatabase<Schema>> | null = null;

/** @throws when storage is unavailable (a private window, a full or broken disk) */
function store(): Promise<IDBPDatabase<Schema>> {
  opening ??= openDB<Schema>('homefold', 1, {
    upgrade(db) {
      db.createObjectStore('owner');
      db.createObjectStore('snapshots', { keyPath: 'userId' });
      db.createObjectStore('writes', { keyPath: 'id', autoIncrement: true }).createIndex('userId', 'userId');
    },
    // A newer client needs to upgrade the database: do not block it.
    blocking: () => void close(),
    terminated: () => (opening = null),
  }).catch((error: unknown) => {
    opening = null;
    throw error;
  });
  return opening;
}

async function close(): Promise<void> {
  const db = await opening;
  opening = null;
  db?.close();
}

/** From now on only this user's data is stored. */
export async function admit(userId: string): Promise<void> {
  const tx = (await store()).transaction(['owner', 'snapshots'], 'readwrite');
  const snapshots = tx.objectStore('snapshots');
  for (const key of await snapshots.getAllKeys()) if (key !== userId) await snapshots.delete(key);
  await tx.objectStore('owner').put(userId, 'owner');
  await tx.done;
}

/** Deletes all snapshots, and stores none until a user is admitted. Queued writes stay. */
export async function forgetSnapshots(): Promise<void> {
  const tx = (await store()).transaction(['owner', 'snapshots'], 'readwrite');
  await Promise.all([tx.objectStore('owner').clear(), tx.objectStore('snapshots').clear(), tx.done]);
}

/** The user's snapshot. */
export async function snapshotOf(userId: string): Promise<Snapshot | undefined> {
  return (await store()).get('snapshots', userId);
}

/**
 * Replaces a user's snapshot within one transaction, so that tabs do not overwrite each other's parts.
 * @param next maps the stored snapshot to the new one (null: unchanged); must be synchronous
 * @returns false when this user's data may no longer be stored
 */
export async function changeSnapshot(
  userId: string,
  next: (before: Snapshot | undefined) => Snapshot | null,
): Promise<boolean> {
  const tx = (await store()).transaction(['owner', 'snapshots'], 'readwrite');
  const snapshots = tx.objectStore('snapshots');
  const admitted = (await tx.objectStore('owner').get('owner')) === userId;
  const after = admitted ? next(await snapshots.get(userId)) : null;
  if (after) await snapshots.put(after);
  await tx.done;
  return admitted;
}

/** The user's queued writes, oldest first. */
export async function writesOf(userId: string): Promise<QueuedWrite[]> {
  return (await store()).getAllFromIndex('writes', 'userId', userId);
}

/** Stores a write; resolves once it would survive closing the tab. */
export async function keepWrite(write: QueuedWrite): Promise<number> {
  const tx = (await store()).transaction('writes', 'readwrite', { durability: 'strict' });
  const id = await tx.store.put(write);
  await tx.done;
  return id;
}

/** Marks a write as about to be sent. @returns false when it was reversed in the meantime */
export async function markSent(id: number): Promise<boolean> {
  const tx = (await store()).transaction('writes', 'readwrite', { durability: 'strict' });
  const write = await tx.store.get(id);
  if (write && !write.sent) await tx.store.put({ ...write, sent: true });
  await tx.done;
  return write !== undefined;
}

/** Removes a write that no tab has sent yet. @returns false when the server may have it */
export async function dropUnsent(id: number): Promise<boolean> {
  const tx = (await store()).transaction('writes', 'readwrite');
  const write = await tx.store.get(id);
  const isUnsent = write !== undefined && !write.sent;
  if (isUnsent) await tx.store.delete(id);
  await tx.done;
  return isUnsent;
}

/**
 * Replaces a write by others, which go to the end of the queue.
 * @param unsent only if no tab has sent it yet: otherwise the server may have it
 * @returns whether it was replaced
 */
export async function replaceWrite(
  id: number,
  next: readonly QueuedWrite[],
  { unsent }: { unsent: boolean },
): Promise<boolean> {
  const tx = (await store()).transaction('writes', 'readwrite', { durability: 'strict' });
  const write = await tx.store.get(id);
  const may = write !== undefined && !(unsent && write.sent);
  if (may) {
    await tx.store.delete(id);
    for (const one of next) await tx.store.add(one);
  }
  await tx.done;
  return may;
}

/** Removes a write that was saved or discarded. */
export async function dropWrite(id: number): Promise<void> {
  await (await store()).delete('writes', id);
}

/** Removes all queued writes of the user. */
export async function dropWritesOf(userId: string): Promise<void> {
  const tx = (await store()).transaction('writes', 'readwrite');
  for (const id of await tx.store.index('userId').getAllKeys(userId)) await tx.store.delete(id);
  await tx.done;
}
