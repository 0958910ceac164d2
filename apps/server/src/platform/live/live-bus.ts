import { Injectable } from '@nestjs/common';
import { Logger } from '../observability';

/** One message to everybody of one family who listens to `topic`. */
export interface LiveMessage {
  familyId: string;
  topic: string;
  payload: unknown;
}

/** Topics of the platform itself: they steer streams and never reach a client. */
export const MEMBERSHIP_ENDED = 'membershipEnded';
export const SESSION_ENDED = 'sessionEnded';

/** The wire between the servers of one database. PostgreSQL or Redis carries it. */
export abstract class LiveTransport {
  /** Sends within (PostgreSQL) or after (Redis) the open transaction; nothing is sent when it rolls back. */
  abstract send(message: string): Promise<void>;
  /** @param onGap messages may have been missed: whoever listens must look again. */
  abstract listen(onMessage: (message: string) => void, onGap: () => void): Promise<void>;
  abstract close(): Promise<void>;
}

/** NOTIFY refuses 8,000 bytes; what subscribers get is bounded well below by the field limits. */
const MAX_BYTES = 7_900;

type Listener = (message: LiveMessage) => void;

function messageOf(text: string): LiveMessage {
  const { f: familyId, t: topic, p: payload } = JSON.parse(text) as { f: string; t: string; p: unknown };
  return { familyId, topic, payload };
}

/** Of what was told this is kept for whoever begins to listen: how long, in milliseconds, and how many messages at most. */
const REMEMBERED_MS = 60_000;
const MAX_REMEMBERED = 1_000;

/** Whose lines: those of one session of one user. */
export interface LiveReader {
  userId: string;
  sessionId: string;
}

export const isReader = (one: LiveReader, other: LiveReader): boolean =>
  one.userId === other.userId && one.sessionId === other.sessionId;

type GapListener = (reader?: LiveReader) => void;

/** Publishes after commit and hands what arrives to the streams of this process. */
@Injectable()
export class LiveBus {
  private readonly families = new Map<string, Set<Listener>>();
  private readonly gapListeners = new Set<GapListener>();
  /**
   * Oldest first, as text: a message would keep what was made of it for every question. `at` is in milliseconds of this process.
   */
  private readonly told: { at: number; familyId: string; text: string }[] = [];

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

  /** The channel is open to everything that reaches the database: what is no message of ours ends no process. */
  private receive(text: string): void {
    try {
      const message = messageOf(text);
      this.remember(message.familyId, text);
      for (const listener of [...(this.families.get(message.familyId) ?? [])]) listener(message);
    } catch (error) {
      this.logger.failure('a live message could not be delivered', error);
    }
  }

  private remember(familyId: string, text: string): void {
    const at = performance.now();
    this.told.push({ at, familyId, text });
    const fresh = this.told.findIndex((one) => one.at > at - REMEMBERED_MS);
    this.told.splice(0, Math.max(fresh, this.told.length - MAX_REMEMBERED));
  }

  /** What a family was told in so many milliseconds before now, a minute at most; oldest first. */
  recent(familyId: string, ms: number): LiveMessage[] {
    const since = performance.now() - Math.min(ms, REMEMBERED_MS);
    return this.told.filter((one) => one.at > since && one.familyId === familyId).map(({ text }) => messageOf(text));
  }

  /** Call inside a write scope: subscribers hear of it once it is committed, or never. */
  async publish(familyId: string, topic: string, payload: unknown): Promise<void> {
    const text = JSON.stringify({ f: familyId, t: topic, p: payload });
    if (Buffer.byteLength(text) > MAX_BYTES) throw new Error(`live message too large: ${topic}`);
    await this.transport.send(text);
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

  /** Says that messages were missed: by one reader who could not keep up, else by everybody. */
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
