import type { ApolloCache, ApolloClient, InMemoryCache, OperationVariables } from '@apollo/client';
import { authState, isSigningOut } from '../../session/auth-store';
import { makeChange } from '../records/change';
import { onConnection } from '../connection';
import { isNetworkError, toPublicError } from '../errors';
import { ViewerDocument } from '../generated';
import { dropUnsent, dropWrite, keepWrite, markSent, replaceWrite, writesOf } from '../../storage/device-store';
import { familyIn } from './snapshot-answers';
import { knownWrite, loadWrite } from './known-writes';
import type { AnyWrite, KnownWrite, WriteContent } from './known-writes';
import { makeLayers } from './layers';
import { ownChangesOf } from '../records/own-changes';
import { onAnswer } from './offline-link';
import { setQueued, queuedWrites } from './queued';
import type { Queued } from './queued';

/** Only one tab sends at a time, one write after the other. */
const LOCK = 'homefold-writes';
const CHANNEL = 'homefold-writes';
/** Retry delays while the server does not answer, in milliseconds: doubled each time, up to `last`. */
const AGAIN_MS = { first: 5_000, last: 120_000 };
/** After this many server failures a write counts as refused. */
const TRIES = 3;

/** Notifications for the user. */
export interface QueueEvents {
  onSaved: (writes: readonly Queued[]) => void;
  onRefused: (write: Queued) => void;
}

/** A write to be sent now, or as soon as the server is reachable. */
export interface NewWrite<Data, Variables extends OperationVariables, Basis> {
  write: KnownWrite<Data, Variables, Basis>;
  variables: Variables;
  /** The optimistic response, with `__typename`s. */
  shown: Data;
  basis: Basis;
  /** The record's id on the screens: `draft-<key>` for a new one. */
  subject: string;
  /** A label for the user: 'Dentist'. */
  title: string;
}

/** The queued writes of one user. One queue per client. */
export interface WriteQueue {
  /**
   * Sends a write; without a connection it is stored on this device, shown optimistically and sent later. A second write
   * queues behind a first one, joins it where the kind says how, and one that takes a waiting one back removes that instead.
   * @returns the server's answer, 'queued', or 'takenBack'
   * @throws the server's refusal, or the network error where nothing can be stored
   */
  save: <Data, Variables extends OperationVariables, Basis>(
    change: NewWrite<Data, Variables, Basis>,
  ) => Promise<Data | 'queued' | 'takenBack'>;
  /** Starts showing and sending the queued writes; returns the function that stops it. */
  start: (events: QueueEvents) => () => void;
  /** Takes back a record that was only made on this device. @returns false when the server has it, or may have it */
  takeBack: (subject: string) => Promise<boolean>;
  /**
   * Takes something out of the writes of a kind that no tab has sent yet.
   * @param amend what is left of a write: null for nothing, undefined when the write is not about it
   * @returns whether it was found
   */
  amend: <Variables extends OperationVariables, Basis>(
    kind: string,
    amend: (write: WriteContent<Variables, Basis>) => WriteContent<Variables, Basis> | null | undefined,
  ) => Promise<boolean>;
  /** Sends the queued writes. */
  flush: () => Promise<void>;
  /** Queues a refused write again. */
  retry: (write: Queued) => Promise<void>;
  /** Discards a write. */
  discard: (write: Queued) => Promise<void>;
}

/** Makes other tabs reload the queue from storage. */
function notifyTabs(): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage('changed');
  channel.close();
}

const queues = new WeakMap<ApolloClient, WriteQueue>();

/** The queue of a client. */
export function queueOf(client: ApolloClient): WriteQueue {
  const queue = queues.get(client) ?? makeQueue(client);
  queues.set(client, queue);
  return queue;
}

function makeQueue(client: ApolloClient): WriteQueue {
  const cache = client.cache as InMemoryCache;
  const layers = makeLayers(cache);
  const change = makeChange(client);
  let events: QueueEvents | null = null;
  let flushing: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = AGAIN_MS.first;
  const failures = new Map<number, number>();
  const sentAt = new Map<string, number>();

  const owner = (): string => authState().user?.id ?? '';
  /** Those of kinds with `show` that are being sent without having waited, shown like the others. */
  const flying = new Map<number, Queued>();
  let flights = 0;
  const showAll = (writes: readonly Queued[]): void =>
    layers.show([...writes.filter(({ refusal }) => !refusal), ...flying.values()]);

  /** Storage is the source of truth; updates this tab from it. */
  const reload = async (): Promise<readonly Queued[]> => {
    const writes = (await writesOf(owner())) as Queued[];
    // what cannot be loaded now is neither shown nor sent
    await Promise.allSettled(writes.map(({ kind }) => loadWrite(kind)));
    showAll(writes);
    setQueued(writes);
    return writes;
  };
  const changed = async (): Promise<void> => {
    await reload();
    notifyTabs();
  };

  const later = (): void => {
    clearTimeout(timer);
    if (!navigator.onLine || !events) return;
    timer = setTimeout(() => void flush(), pause);
    pause = Math.min(pause * 2, AGAIN_MS.last);
  };

  const refuse = async (write: Queued, refusal: { code: string; message: string }): Promise<void> => {
    const refused = { ...write, refusal };
    await keepWrite(refused);
    await changed();
    events?.onRefused(refused);
  };

  /** Replaces a draft id by the real id in the writes queued behind a creation. */
  const rename = async ({ id, subject }: Queued, realId: string): Promise<void> => {
    for (const write of (await writesOf(owner())) as Queued[]) {
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

  /** Sends a write that has a layer, and replaces that by the answer. */
  const deliver = (known: AnyWrite, write: Queued): Promise<Record<string, unknown>> => {
    let placed: readonly string[] = [];
    return ownChangesOf(cache).send(
      async () => {
        const { data } = await client.mutate({
          mutation: known.mutation,
          variables: write.variables,
          fetchPolicy: 'no-cache',
          // A stored write is safe, also when the page is left.
          ...(write.id > 0 && { context: { kept: true } }),
        });
        if (!data) throw new Error('The server answered without data');
        placed = layers.settle(write, data as Record<string, unknown>);
        return data as Record<string, unknown>;
      },
      () => placed,
    );
  };

  /** The parts of a joined write that is refused, each by itself; false when there is nothing to part. */
  const part = async (known: AnyWrite, write: Queued, code: string): Promise<boolean> => {
    const parts = code === 'INVALID' ? (known.split?.(write) ?? []) : [];
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

  /** Sends one write; false when the server could not take it now. */
  const send = async (write: Queued): Promise<boolean> => {
    const isLoaded = await loadWrite(write.kind).then(
      () => true,
      () => false,
    );
    if (!isLoaded) return false;
    const known = knownWrite(write.kind);
    if (!known) {
      await refuse(write, { code: 'UNKNOWN_KIND', message: '' });
      return true;
    }
    try {
      await keepApart(write);
      if (!(await markSent(write.id))) return true;
      // Shown as saved, then removed from storage: a tab closed in between sends it again and gets the same answer.
      const data = await deliver(known, write);
      const id = known.idOf?.(data);
      if (id !== undefined) await rename(write, id);
      await dropWrite(write.id);
      await changed();
      return true;
    } catch (thrown) {
      const error = toPublicError(thrown);
      if (isNetworkError(thrown) || ['UNAUTHENTICATED', 'RATE_LIMITED'].includes(error.code)) return false;
      if (known.isDone?.(error)) {
        await dropWrite(write.id);
        await changed();
        return true;
      }
      const tries = (failures.get(write.id) ?? 0) + 1;
      failures.set(write.id, tries);
      if (error.code === 'INTERNAL' && tries < TRIES) return false;
      if (await part(known, write, error.code)) return true;
      await refuse(write, { code: error.code, message: error.message });
      return true;
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
      if (!(await send(next))) {
        later();
        break;
      }
      pause = AGAIN_MS.first;
      if (!queuedWrites().some(({ id }) => id === next.id)) saved.push(next);
    }
    if (saved.length > 0) events?.onSaved(saved);
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
    flush,
    async save({ write, variables, shown, basis, subject, title }) {
      const waiting = queuedWrites().filter(({ refusal }) => !refusal);
      const earlier = waiting.findLast((one) => one.kind === write.kind && one.subject === subject);
      if (earlier && write.reverses?.(variables, earlier.variables as typeof variables))
        if (await dropUnsent(earlier.id).catch(() => false)) {
          await changed();
          return 'takenBack';
        }
      const last = waiting.at(-1);
      if (last?.kind === write.kind && last.subject === subject && !last.sent) {
        const before = last as Queued & WriteContent<typeof variables, typeof basis>;
        const joined = write.join?.(before, { variables, basis, title });
        const { id, ...rest } = last;
        const isJoined = joined && replaceWrite(id, [{ ...rest, ...joined }], { unsent: true });
        if (await isJoined?.catch(() => false)) {
          await changed();
          if (navigator.onLine) void flush();
          return 'queued';
        }
      }
      const behind = waiting.length > 0;
      const record = {
        userId: owner(),
        familyId: familyIn(cache) ?? '',
        kind: write.kind,
        subject,
        variables,
        shown: shown as Record<string, unknown>,
        basis,
        title,
        madeAt: Date.now(),
      };
      const flight: Queued = { ...record, id: -(flights += 1) };
      const land = (): void => {
        if (flying.delete(flight.id)) layers.forget(flight);
      };
      if (write.show) {
        flying.set(flight.id, flight);
        showAll(queuedWrites());
      }
      let failure: unknown = new TypeError('There is no network.');
      let sent: true | undefined;
      try {
        if (navigator.onLine && !behind)
          try {
            sent = true;
            if (write.show) return (await deliver(write as unknown as AnyWrite, flight)) as typeof shown;
            const place = (store: ApolloCache, data: typeof shown) => write.place(store, data, basis);
            return await change({ mutation: write.mutation, variables, shown, place });
          } catch (thrown) {
            if (!isNetworkError(thrown)) throw thrown;
            failure = thrown;
          }
        if (record.familyId === '') throw failure;
        try {
          await keepWrite({ ...record, ...(sent && { sent }) });
        } catch {
          throw failure;
        }
        flying.delete(flight.id);
        await changed();
      } finally {
        land();
      }
      if (behind) void flush();
      else later();
      return 'queued';
    },
    async takeBack(subject) {
      const writes = (await reload()).filter((write) => write.subject === subject);
      const [creation] = writes;
      if (!creation || !(await dropUnsent(creation.id))) return false;
      // What was done to it meanwhile goes with it.
      for (const { id } of writes) await dropWrite(id);
      await changed();
      return true;
    },
    async amend(kind, amend) {
      for (const write of await reload()) {
        if (write.kind !== kind || write.sent) continue;
        const left = amend(write as Queued & Parameters<typeof amend>[0]);
        if (left === undefined) continue;
        const { id, ...rest } = write;
        const isDone = await replaceWrite(id, left ? [{ ...rest, ...left }] : [], { unsent: true });
        if (isDone) await changed();
        return isDone;
      }
      return false;
    },
    start(listener) {
      events = listener;
      const onMessage = (): void => void reload().catch(() => undefined);
      const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);
      channel?.addEventListener('message', onMessage);
      const again = (): void => {
        pause = AGAIN_MS.first;
        void flush();
      };
      let renewing = false;
      const stops = [
        onConnection((connection) => connection !== 'offline' && again()),
        // Fetched data must not hide queued writes.
        onAnswer(() => {
          if (renewing || (queuedWrites().length === 0 && flying.size === 0)) return;
          renewing = true;
          setTimeout(() => {
            renewing = false;
            layers.renew();
          });
        }),
      ];
      reload().then(again, () => undefined);
      return () => {
        events = null;
        clearTimeout(timer);
        channel?.close();
        for (const stop of stops) stop();
        layers.show([]);
        setQueued([]);
      };
    },
    async retry(write) {
      const { refusal: _refusal, ...again } = write;
      failures.delete(write.id);
      await keepWrite(again);
      await changed();
      await flush();
    },
    async discard(write) {
      await dropWrite(write.id);
      await changed();
    },
  };
}
