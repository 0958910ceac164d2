import type { ApolloCache, ApolloClient, InMemoryCache, OperationVariables } from '@apollo/client';
import { authState } from '../../session/auth-store';
import { makeChange } from '../records/change';
import { onConnection } from '../connection';
import { isNetworkError } from '../errors';
import { dropUnsent, dropWrite, keepWrite, replaceWrite, writesOf } from '../../storage/device-store';
import { familyIn } from './snapshot-answers';
import { loadWrite } from './known-writes';
import type { Answer, KnownWrite, WriteContent } from './known-writes';
import { makeLayers } from './layers';
import { onAnswer } from './offline-link';
import { setQueued, queuedWrites } from './queued';
import type { Queued } from './queued';
import { makeSending } from './sending';
import type { QueueEvents } from './sending';

const CHANNEL = 'homefold-writes';

/** A write to be sent now, or as soon as the server is reachable. */
export interface NewWrite<Data extends Answer, Variables extends OperationVariables, Basis> {
  write: KnownWrite<Data, Variables, Basis>;
  variables: Variables;
  /** The optimistic response, with `__typename`s; not needed for a kind with `show`. */
  shown?: Data;
  basis: Basis;
  /** The record's id on the screens: `draft-<key>` for a new one. */
  subject: string;
  /** A label for the user: 'Dentist'. */
  title: string;
}

/** The queued writes of one user. One queue per client. */
export interface WriteQueue {
  /**
   * Sends a write; without a connection it is stored on this device, shown optimistically and sent later. A second
   * write queues behind the first, or is joined with it if the kind supports that; one that reverses a queued write
   * removes it instead.
   * @returns the server's answer, 'queued', or 'takenBack'
   * @throws the server's refusal, or the network error where nothing can be stored
   */
  save: <Data extends Answer, Variables extends OperationVariables, Basis>(
    change: NewWrite<Data, Variables, Basis>,
  ) => Promise<Data | 'queued' | 'takenBack'>;
  /** Starts showing and sending the queued writes; returns the function that stops it. */
  start: (events: QueueEvents) => () => void;
  /** Removes a record that exists only on this device. @returns false when the server has it, or may have it */
  takeBack: (subject: string) => Promise<boolean>;
  /**
   * Removes something from the unsent writes of a kind.
   * @param amend returns the rest of a write: null for nothing, undefined if the write is unrelated
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
  const owner = (): string => authState().user?.id ?? '';
  /** Writes of kinds with `show` that are being sent without having been queued; shown like the others. */
  const flying = new Map<number, Queued>();
  let flights = 0;
  const showAll = (writes: readonly Queued[]): void =>
    layers.show([...writes.filter(({ refusal }) => !refusal), ...flying.values()]);

  const read = async (): Promise<readonly Queued[]> => (await writesOf(owner())) as Queued[];
  /** Storage is the source of truth; updates this tab from it. */
  const reload = async (): Promise<readonly Queued[]> => {
    const writes = await read();
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

  const { deliver, flush, later, again, forgive, listen } = makeSending(client, layers, { read, reload, changed });

  const waitingWrites = (): readonly Queued[] => queuedWrites().filter(({ refusal }) => !refusal);
  /** The end of the last one of each subject whose kind keeps its order. */
  const turns = new Map<string, Promise<unknown>>();
  /** Runs a save that gets the end of the one before it, if that is still under way. */
  const inTurn = <Saved>(
    line: string,
    save: (before: Promise<unknown> | undefined) => Promise<Saved>,
  ): Promise<Saved> => {
    const saving = save(turns.get(line));
    const end = saving
      .catch(() => undefined)
      .finally(() => {
        if (turns.get(line) === end) turns.delete(line);
      });
    turns.set(line, end);
    return saving;
  };

  /** Merges a write into the previous one queued for the same subject; null if they cannot be merged. */
  const joined = <Data extends Answer, Variables extends OperationVariables, Basis>(
    write: KnownWrite<Data, Variables, Basis>,
    { subject, ...later }: WriteContent<Variables, Basis> & { subject: string },
  ): Queued | null => {
    const last = waitingWrites().at(-1);
    if (last?.kind !== write.kind || last.subject !== subject || last.sent) return null;
    const both = write.join?.(last as Queued & WriteContent<Variables, Basis>, later);
    return both ? { ...last, ...both } : null;
  };
  /** @returns false if the earlier one was sent or reverted in the meantime */
  const storeJoined = async ({ id, ...both }: Queued): Promise<boolean> => {
    if (!(await replaceWrite(id, [both], { unsent: true }).catch(() => false))) return false;
    await changed();
    return true;
  };

  let storing: Promise<unknown> = Promise.resolve();
  /** Stores one write after the other: two quick ticks are one request, however long the first takes to be stored. */
  const keep = <Data extends Answer, Variables extends OperationVariables, Basis>(
    write: KnownWrite<Data, Variables, Basis>,
    record: Omit<Queued, 'id'> & WriteContent<Variables, Basis>,
    flight: number,
  ): Promise<void> => {
    const store = async (): Promise<void> => {
      const both = record.sent ? null : joined(write, record);
      if (both && (await storeJoined(both))) return;
      await keepWrite(record);
      flying.delete(flight);
      await changed();
    };
    const kept = storing.then(store);
    storing = kept.catch(() => undefined);
    return kept;
  };

  const saveNow = async <Data extends Answer, Variables extends OperationVariables, Basis>(
    { write, variables, shown, basis, subject, title }: NewWrite<Data, Variables, Basis>,
    before?: Promise<unknown>,
  ): Promise<Data | 'queued' | 'takenBack'> => {
    const waiting = waitingWrites();
    const earlier = waiting.findLast((one) => one.kind === write.kind && one.subject === subject);
    if (earlier && write.reverses?.(variables, earlier.variables as typeof variables))
      if (await dropUnsent(earlier.id).catch(() => false)) {
        await changed();
        return 'takenBack';
      }
    const both = joined(write, { subject, variables, basis, title });
    if (both && (await storeJoined(both))) {
      if (navigator.onLine) void flush();
      return 'queued';
    }
    let behind = waiting.length > 0;
    const record = {
      userId: owner(),
      familyId: familyIn(cache) ?? '',
      kind: write.kind,
      subject,
      variables,
      shown: (shown ?? {}) as Record<string, unknown>,
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
      if (before) {
        await before;
        // it may have been queued in the meantime
        behind ||= waitingWrites().length > 0;
      }
      if (navigator.onLine && !behind)
        try {
          sent = true;
          if (write.show) return (await deliver(write, flight)) as Data;
          const place = (store: ApolloCache, data: Data) => write.place(store, data, basis);
          return await change({ mutation: write.mutation, variables, ...(shown && { shown }), place });
        } catch (thrown) {
          if (!isNetworkError(thrown)) throw thrown;
          failure = thrown;
        }
      if (record.familyId === '') throw failure;
      try {
        await keep(write, { ...record, ...(sent && { sent }) }, flight.id);
      } catch {
        throw failure;
      }
    } finally {
      land();
    }
    if (behind) void flush();
    else later();
    return 'queued';
  };

  return {
    flush,
    save: (change) =>
      change.write.inOrder
        ? inTurn(`${change.write.kind} ${change.subject}`, (before) => saveNow(change, before))
        : saveNow(change),
    async takeBack(subject) {
      const writes = (await reload()).filter((write) => write.subject === subject);
      const [creation] = writes;
      if (!creation || !(await dropUnsent(creation.id))) return false;
      // Later writes about it are removed with it.
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
      const onMessage = (): void => void reload().catch(() => undefined);
      const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);
      channel?.addEventListener('message', onMessage);
      let renewing = false;
      const stops = [
        listen(listener),
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
        channel?.close();
        for (const stop of stops) stop();
        layers.show([]);
        setQueued([]);
      };
    },
    async retry(write) {
      const { refusal: _refusal, ...again } = write;
      forgive(write);
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
