import { openDB } from 'idb';
import type { DBSchema, IDBPDatabase } from 'idb';
import type { NormalizedCacheObject } from '@apollo/client';

/** What one person had on screen, as the cache holds it. */
export interface Snapshot {
  userId: string;
  /** Of another family nothing is shown; null for somebody without one. */
  familyId: string | null;
  /** The schema that the data has the shape of. */
  schema: string;
  data: NormalizedCacheObject;
  /** For each answer in `data.ROOT_QUERY`: when the server last stood behind it, in milliseconds. */
  times: Record<string, number>;
}

/** A change that waits for the server. */
export interface WaitingWrite {
  /** The order they were made in, over all tabs. */
  id?: number;
  userId: string;
  familyId: string;
  /** One of `knownWrites`. */
  kind: string;
  /** What it is about, as the screens know it: `draft-<key>` for something new. */
  subject: string;
  /** The mutation's variables; its idempotency key is among them. */
  variables: Record<string, unknown>;
  /** What the screens show until the answer is there. */
  shown: Record<string, unknown>;
  /** What the kind needs besides, to change the screens. */
  basis: unknown;
  /** In words: 'Dentist'. */
  title: string;
  /** When it was made, in milliseconds. */
  madeAt: number;
  /** Why the server refused it; without it the write still waits. */
  refusal?: { code: string; message: string };
}

interface Schema extends DBSchema {
  /** Who may keep anything here, under the key 'owner'. Absent after a sign-out, whatever another tab still has in memory. */
  owner: { key: string; value: string };
  snapshots: { key: string; value: Snapshot };
  writes: { key: number; value: WaitingWrite; indexes: { userId: string } };
}

let opening: Promise<IDBPDatabase<Schema>> | null = null;

/** @throws when the browser keeps nothing (a private window, a full or broken disk) */
function store(): Promise<IDBPDatabase<Schema>> {
  opening ??= openDB<Schema>('homefold', 1, {
    upgrade(db) {
      db.createObjectStore('owner');
      db.createObjectStore('snapshots', { keyPath: 'userId' });
      db.createObjectStore('writes', { keyPath: 'id', autoIncrement: true }).createIndex('userId', 'userId');
    },
    // A later version of the client wants another form: it must not wait for this tab.
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

/** From now on this person's data is kept, and nobody else's. */
export async function admit(userId: string): Promise<void> {
  const tx = (await store()).transaction(['owner', 'snapshots'], 'readwrite');
  const snapshots = tx.objectStore('snapshots');
  for (const key of await snapshots.getAllKeys()) if (key !== userId) await snapshots.delete(key);
  await tx.objectStore('owner').put(userId, 'owner');
  await tx.done;
}

/** Forgets what anybody had on screen, and keeps nothing until somebody is admitted. What waits for the server stays. */
export async function forgetSnapshots(): Promise<void> {
  const tx = (await store()).transaction(['owner', 'snapshots'], 'readwrite');
  await Promise.all([tx.objectStore('owner').clear(), tx.objectStore('snapshots').clear(), tx.done]);
}

/** What was kept for this person. */
export async function snapshotOf(userId: string): Promise<Snapshot | undefined> {
  return (await store()).get('snapshots', userId);
}

/**
 * Puts a person's snapshot in the place of the one before, in one step, so that tabs do not lose each other's parts.
 * @param next gets what is kept and returns what shall be (null: as it is); must not wait for anything
 * @returns false when this person may not keep anything any more
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

/** What waits for the server for this person, in the order it was made. */
export async function writesOf(userId: string): Promise<WaitingWrite[]> {
  return (await store()).getAllFromIndex('writes', 'userId', userId);
}

/** Keeps a write; resolves once it would survive the closing of the tab. */
export async function keepWrite(write: WaitingWrite): Promise<number> {
  const tx = (await store()).transaction('writes', 'readwrite', { durability: 'strict' });
  const id = await tx.store.put(write);
  await tx.done;
  return id;
}

/** Forgets a write that was saved or given up. */
export async function dropWrite(id: number): Promise<void> {
  await (await store()).delete('writes', id);
}

/** Forgets all that waits for this person. */
export async function dropWritesOf(userId: string): Promise<void> {
  const tx = (await store()).transaction('writes', 'readwrite');
  for (const id of await tx.store.index('userId').getAllKeys(userId)) await tx.store.delete(id);
  await tx.done;
}
