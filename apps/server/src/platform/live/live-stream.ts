import { Injectable } from '@nestjs/common';
import type { FamilyViewer } from '../auth/viewer';
import { LiveBus, isReader, type LiveMessage } from './live-bus';

/** A reader with this backlog cannot catch up: its connections are closed, and the client reconnects and refetches. */
const MAX_BUFFERED = 500;

/** Decided for each stream: what is computed from a message is shared by all streams that receive it. */
const isFor = ({ membershipId }: FamilyViewer, { except }: LiveMessage): boolean => !except.includes(membershipId);

/** Streams for GraphQL subscriptions. */
@Injectable()
export class LiveStreams {
  constructor(private readonly bus: LiveBus) {}

  /**
   * The messages of one topic of the viewer's family, until the viewer's membership or session ends: those ends
   * use the same transport, so every delivery after them is refused.
   * @param last replays messages of the last so many milliseconds, closing the gap between a query's answer and its
   * live updates
   * @param isWanted which of them; default: all
   */
  open<T>(
    viewer: FamilyViewer,
    topic: string,
    last = 0,
    isWanted: (payload: T) => boolean = () => true,
  ): AsyncIterableIterator<T> {
    const buffer = this.bus
      .recent(viewer.familyId, last)
      .filter((message) => message.topic === topic && isFor(viewer, message))
      .map(({ payload }) => payload as T)
      .filter(isWanted);
    let waiting: ((result: IteratorResult<T>) => void) | undefined;
    let done = false;

    const finish = () => {
      if (done) return;
      done = true;
      for (const stop of stops) stop();
      waiting?.({ value: undefined, done: true });
      waiting = undefined;
    };
    const onMessage = (message: LiveMessage) => {
      if (message.topic !== topic || !isFor(viewer, message)) return;
      const value = message.payload as T;
      if (!isWanted(value)) return;
      if (waiting) {
        waiting({ value, done: false });
        waiting = undefined;
      } else if (buffer.push(value) > MAX_BUFFERED) this.bus.gap(viewer);
    };
    const stops = [
      this.bus.subscribe(viewer.familyId, onMessage),
      this.bus.onEnd(viewer, finish),
      this.bus.onGap((reader) => {
        if (!reader || isReader(reader, viewer)) finish();
      }),
    ];

    return {
      [Symbol.asyncIterator]() {
        return this;
      },
      next() {
        const value = buffer.shift();
        if (value !== undefined) return Promise.resolve({ value, done: false });
        if (done) return Promise.resolve({ value: undefined, done: true });
        return new Promise<IteratorResult<T>>((resolve) => (waiting = resolve));
      },
      return() {
        finish();
        return Promise.resolve({ value: undefined, done: true });
      },
      throw(error: unknown) {
        finish();
        return Promise.reject(error as Error);
      },
    };
  }
}
