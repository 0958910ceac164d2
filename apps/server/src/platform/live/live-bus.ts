import { Injectable } from '@nestjs/common';
import { Logger } from '../observability';

/** One message to all of a family's subscribers of `topic`. */
export interface LiveMessage {
  /** The family; for `ENDED` the user. */
  familyId: string;
  topic: string;
  payload: unknown;
  /** Membership ids of people it must never reach. */
  except: readonly string[];
  /** Whether new subscribers can have it replayed. */
  isRemembered: boolean;
}

/** Options of a message; by default it goes to everybody and is replayed for a minute. */
export type Sending = Partial<Pick<LiveMessage, 'except' | 'isRemembered'>>;

/** Control topic of the platform: it ends streams and sockets of a user and never reaches a client. */
const ENDED = 'ended';

/** Sessions named in one message; the sockets of any others reconnect. */
const MAX_NAMED = 150;

/** The transport between the servers of one database: PostgreSQL or Redis. */
export abstract class LiveTransport {
  /** Sends within (PostgreSQL) or after (Redis) the open transaction; nothing is sent on rollback. */
  abstract send(message: string): Promise<void>;
  /** @param onGap messages may have been missed: subscribers must refetch. */
  abstract listen(onMessage: (message: string) => void, onGap: () => void): Promise<void>;
  abstract close(): Promise<void>;
}

/** NOTIFY is limited to 8,000 bytes; field limits keep payloads well below. */
const MAX_BYTES = 7_900;

type Listener = (message: LiveMessage) => void;

function messageOf(text: string): LiveMessage {
  const {
    f: familyId,
    t: topic,
    p: payload,
    x: except = [],
    r: isRemembered = true,
  } = JSON.parse(text) as { f: string; t: string; p: unknown; x?: readonly string[]; r?: false };
  return { familyId, topic, payload, except, isRemembered };
}

/** How much history is kept for new subscribers: milliseconds, and number of messages. */
const REMEMBERED_MS = 60_000;
const MAX_REMEMBERED = 1_000;

/** Selects the streams of one session of one user. */
export interface LiveReader {
  userId: string;
  sessionId: string;
}

export const isReader = (one: LiveReader, other: LiveReader): boolean =>
  one.userId === other.userId && one.sessionId === other.sessionId;

type GapListener = (reader?: LiveReader) => void;

/** Publishes after commit and dispatches incoming messages to this process's streams. */
@Injectable()
export class LiveBus {
  private readonly families = new Map<string, Set<Listener>>();
  private readonly gapListeners = new Set<GapListener>();
  /**
   * Oldest first, as text: a parsed message would retain its cached results. `at` is in this process's milliseconds.
   */
  private readonly history: { at: number; familyId: string; text: string }[] = [];

  constructor(
    private readonly transport: LiveTransport,
    private readonly logger: Logger,
  ) {}

  async start(): Promise<void> {
    await this.transport.listen(
      (text) => this.receive(text),
      () => this.gap(),
    );
  }

  /** Anything with access to the database can write to the channel: malformed messages must not crash the process. */
  private receive(text: string): void {
    try {
      const message = messageOf(text);
      if (message.isRemembered) this.remember(message.familyId, text);
      for (const listener of [...(this.families.get(message.familyId) ?? [])]) listener(message);
    } catch (error) {
      this.logger.failure('a live message could not be delivered', error);
    }
  }

  private remember(familyId: string, text: string): void {
    const at = performance.now();
    this.history.push({ at, familyId, text });
    const fresh = this.history.findIndex((one) => one.at > at - REMEMBERED_MS);
    this.history.splice(0, Math.max(fresh, this.history.length - MAX_REMEMBERED));
  }

  /** A family's messages of the last `milliseconds`, a minute at most; oldest first. */
  recent(familyId: string, ms: number): LiveMessage[] {
    const since = performance.now() - Math.min(ms, REMEMBERED_MS);
    return this.history.filter((one) => one.at > since && one.familyId === familyId).map(({ text }) => messageOf(text));
  }

  /**
   * Call inside a write scope: subscribers receive it on commit, or never.
   *
   * @param sending `except`: membership ids of people it never reaches, not even when replayed; `isRemembered`: false
   *   for momentary messages, which must not push others out of the replay history
   */
  async publish(
    familyId: string,
    topic: string,
    payload: unknown,
    { except = [], isRemembered = true }: Sending = {},
  ): Promise<void> {
    const text = JSON.stringify({
      ...{ f: familyId, t: topic, p: payload },
      ...(except.length > 0 && { x: except }),
      ...(!isRemembered && { r: false }),
    });
    if (Buffer.byteLength(text) > MAX_BYTES) throw new Error(`live message too large: ${topic}`);
    await this.transport.send(text);
  }

  /**
   * Call inside a write scope: on commit the streams and sockets of a user end, on every server. Addressed to the user,
   * so that it also reaches a socket that was opened before the user was in a family.
   *
   * @param live ids of the sessions that go on, newest first; none at the end of a membership
   */
  async publishEnd(userId: string, live: readonly string[] = []): Promise<void> {
    await this.publish(userId, ENDED, { live: live.slice(0, MAX_NAMED) }, { isRemembered: false });
  }

  /** Calls back when the reader's session or membership ends. @returns a function that stops listening. */
  onEnd({ userId, sessionId }: LiveReader, listener: () => void): () => void {
    return this.subscribe(userId, ({ topic, payload }) => {
      if (topic === ENDED && !(payload as { live: readonly string[] }).live.includes(sessionId)) listener();
    });
  }

  /** @returns a function that stops listening. */
  subscribe(familyId: string, listener: Listener): () => void {
    const listeners = this.families.get(familyId) ?? new Set<Listener>();
    this.families.set(familyId, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.families.get(familyId) === listeners) this.families.delete(familyId);
    };
  }

  /** Signals a gap: for one reader that could not keep up, or for all. */
  gap(reader?: LiveReader): void {
    for (const listener of [...this.gapListeners]) listener(reader);
  }

  /** @returns a function that stops listening. */
  onGap(listener: GapListener): () => void {
    this.gapListeners.add(listener);
    return () => this.gapListeners.delete(listener);
  }

  async close(): Promise<void> {
    await this.transport.close();
  }
}
