import type { ApolloClient, InMemoryCache } from '@apollo/client';
import { authState, isSigningOut } from '../../session/auth-store';
import { isNetworkError, toPublicError } from '../errors';
import { ViewerDocument } from '../generated';
import { dropWrite, keepWrite, markSent, replaceWrite } from '../../storage/device-store';
import { knownWrite, loadWrite } from './known-writes';
import type { AnyWrite } from './known-writes';
import type { Layers } from './layers';
import { ownChangesOf } from '../records/own-changes';
import type { Queued } from './queued';

/** Only one tab sends at a time, one write after the other. */
const LOCK = 'homefold-writes';
/** Retry delays while the server does not answer, in milliseconds: doubled each time, up to `last`. */
const AGAIN_MS = { first: 5_000, last: 120_000 };
/** After this many server failures a write counts as refused. */
const TRIES = 3;
/** Refusals that may concern one part of a joined write: an invalid field, a missing person or record, a limit. */
const OF_ONE_PART: ReadonlySet<string> = new Set(['INVALID', 'NOT_FOUND', 'CONFLICT']);

/** What became of an attempt to send a write: one that is settled was refused, split, or removed in the meantime. */
type Outcome = 'saved' | 'settled' | 'unreachable';

/** Notifications for the user. */
export interface QueueEvents {
  onSaved: (writes: readonly Queued[]) => void;
  onRefused: (write: Queued) => void;
}

/** What this device has stored. */
interface StoredWrites {
  read: () => Promise<readonly Queued[]>;
  /** Storage is the source of truth; updates this tab from it. */
  reload: () => Promise<readonly Queued[]>;
  /** After a change of it: updates this tab and all others. */
  changed: () => Promise<void>;
}

/** Sends the stored writes and reports the results. */
export interface Sending {
  /** Sends a write shown by a layer, and replaces the layer by the answer. */
  deliver: (known: AnyWrite, write: Queued) => Promise<Record<string, unknown>>;
  /** Sends the queued writes. */
  flush: () => Promise<void>;
  /** Schedules a retry, with exponential backoff. */
  later: () => void;
  /** Sends them now: the server seems reachable again. */
  again: () => void;
  /** Counts a write's failures from the start. */
  forgive: (write: Queued) => void;
  /**
   * Reports to this listener until it is stopped, beginning with what happened before there was one. Without a listener
   * there are no retries.
   */
  listen: (events: QueueEvents) => () => void;
}

export function makeSending(client: ApolloClient, layers: Layers, { read, reload, changed }: StoredWrites): Sending {
  const cache = client.cache as InMemoryCache;
  let events: QueueEvents | null = null;
  /** What was sent before the first listener, whose code is loaded late; afterwards undefined. */
  let unreported: { saved: Queued[]; refused: Queued[] } | undefined = { saved: [], refused: [] };
  let flushing: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = AGAIN_MS.first;
  const failures = new Map<number, number>();
  const sentAt = new Map<string, number>();

  const later = (): void => {
    clearTimeout(timer);
    if (!navigator.onLine || !events) return;
    timer = setTimeout(() => void flush(), pause);
    pause = Math.min(pause * 2, AGAIN_MS.last);
  };

  const report = (results: { saved?: readonly Queued[]; refused?: readonly Queued[] }): void => {
    // somebody else may have signed in since a write was sent
    const own = (writes: readonly Queued[] = []): readonly Queued[] =>
      writes.filter(({ userId }) => userId === authState().user?.id);
    const saved = own(results.saved);
    const refused = own(results.refused);
    if (!events) {
      unreported?.saved.push(...saved);
      unreported?.refused.push(...refused);
      return;
    }
    for (const write of refused) events.onRefused(write);
    if (saved.length > 0) events.onSaved(saved);
  };

  const refuse = async (write: Queued, refusal: { code: string; message: string }): Promise<void> => {
    const refused = { ...write, refusal };
    await keepWrite(refused);
    await changed();
    report({ refused: [refused] });
  };

  /** Replaces a draft id by the real id in the writes queued behind a creation. */
  const rename = async ({ id, subject }: Queued, realId: string): Promise<void> => {
    for (const write of await read()) {
      const text = JSON.stringify(write);
      if (write.id === id || !text.includes(subject)) continue;
      layers.forget(write);
      await keepWrite(JSON.parse(text.replaceAll(subject, realId)) as Queued);
    }
  };

  /** Delays a write that the server would take for a duplicate of the last one. */
  const keepApart = async ({ kind, title }: Queued): Promise<void> => {
    const apart = knownWrite(kind)?.apartMs ?? 0;
    const rest = (sentAt.get(`${kind} ${title}`) ?? -Infinity) + apart - performance.now();
    if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
    if (apart > 0) sentAt.set(`${kind} ${title}`, performance.now());
  };

  const deliver = (known: AnyWrite, write: Queued): Promise<Record<string, unknown>> => {
    let placed: readonly string[] = [];
    return ownChangesOf(cache).send(
      async () => {
        const { data } = await client.mutate({
          mutation: known.mutation,
          variables: write.variables,
          fetchPolicy: 'no-cache',
          // A stored write survives leaving the page.
          ...(write.id > 0 && { context: { kept: true } }),
        });
        if (!data) throw new Error('The server answered without data');
        placed = layers.settle(write, data as Record<string, unknown>);
        return data as Record<string, unknown>;
      },
      () => placed,
    );
  };

  /** Splits a refused joined write into its parts; false if it has only one. */
  const part = async (known: AnyWrite, write: Queued, code: string): Promise<boolean> => {
    const parts = OF_ONE_PART.has(code) ? (known.split?.(write) ?? []) : [];
    if (parts.length < 2) return false;
    const { id, sent: _sent, ...rest } = write;
    await replaceWrite(
      id,
      parts.map((one) => ({ ...rest, ...one })),
      { unsent: false },
    );
    await changed();
    return true;
  };

  const send = async (write: Queued): Promise<Outcome> => {
    const isLoaded = await loadWrite(write.kind).then(
      () => true,
      () => false,
    );
    if (!isLoaded) return 'unreachable';
    const known = knownWrite(write.kind);
    if (!known) {
      await refuse(write, { code: 'UNKNOWN_KIND', message: '' });
      return 'settled';
    }
    try {
      await keepApart(write);
      if (!(await markSent(write.id))) return 'settled';
      // Shown as saved, then removed from storage: a tab closed in between sends it again and gets the same answer.
      const data = await deliver(known, write);
      const id = known.idOf?.(data);
      if (id !== undefined) await rename(write, id);
      await dropWrite(write.id);
      await changed();
      return 'saved';
    } catch (thrown) {
      const error = toPublicError(thrown);
      if (isNetworkError(thrown) || ['UNAUTHENTICATED', 'RATE_LIMITED'].includes(error.code)) return 'unreachable';
      if (known.isDone?.(error)) {
        await dropWrite(write.id);
        await changed();
        return 'saved';
      }
      const tries = (failures.get(write.id) ?? 0) + 1;
      failures.set(write.id, tries);
      if (error.code === 'INTERNAL' && tries < TRIES) return 'unreachable';
      if (await part(known, write, error.code)) return 'settled';
      await refuse(write, { code: error.code, message: error.message });
      return 'settled';
    }
  };

  /** The user's current family according to the server; undefined when it does not answer. */
  const currentFamily = async (): Promise<string | null | undefined> => {
    try {
      const { data } = await client.query({
        query: ViewerDocument,
        fetchPolicy: 'no-cache',
        context: { notFromDevice: true },
      });
      return data?.me.family?.id ?? null;
    } catch {
      return undefined;
    }
  };

  const sendAll = async (): Promise<void> => {
    const saved: Queued[] = [];
    let familyId: string | null | undefined;
    for (;;) {
      const [next] = (await reload()).filter(({ refusal }) => !refusal);
      if (!next) break;
      familyId ??= await currentFamily();
      if (familyId === undefined) return later();
      if (next.familyId !== familyId) {
        await refuse(next, { code: 'OTHER_FAMILY', message: '' });
        continue;
      }
      const outcome = await send(next);
      if (outcome === 'unreachable') {
        later();
        break;
      }
      pause = AGAIN_MS.first;
      if (outcome === 'saved') saved.push(next);
    }
    report({ saved });
  };

  const flushNow = async (): Promise<void> => {
    try {
      if (!navigator.onLine || isSigningOut() || (await reload()).every(({ refusal }) => refusal)) return;
      // Insecure origins have no locks: two tabs may send the same write twice, which is harmless as writes are idempotent.
      await ('locks' in navigator ? navigator.locks.request(LOCK, sendAll) : sendAll());
    } catch {
      // Storage is unavailable: nothing is queued either.
    }
  };
  const flush = (): Promise<void> => {
    flushing ??= flushNow().finally(() => (flushing = null));
    return flushing;
  };

  return {
    deliver,
    flush,
    later,
    again() {
      pause = AGAIN_MS.first;
      void flush();
    },
    forgive: ({ id }) => void failures.delete(id),
    listen(listener) {
      events = listener;
      report(unreported ?? {});
      unreported = undefined;
      return () => {
        events = null;
        clearTimeout(timer);
      };
    },
  };
}
