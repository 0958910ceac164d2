import { Injectable } from '@nestjs/common';
import type { FamilyViewer } from '../auth/viewer';
import { LiveBus, MEMBERSHIP_ENDED, SESSION_ENDED, isReader, type LiveMessage } from './live-bus';

/** A reader this far behind has lost the plot: its lines are closed, the client reconnects and looks again. */
const MAX_BUFFERED = 500;

/** Streams for GraphQL subscriptions. */
@Injectable()
export class LiveStreams {
  constructor(private readonly bus: LiveBus) {}

  /**
   * The messages of one topic of the viewer's family, until the viewer's membership or session ends: those two travel
   * the same wire, so that every delivery after them is already refused.
   * @param last begins with what was told in so many milliseconds before: between an answer and its live updates nothing is missed
   */
  open<T>(viewer: FamilyViewer, topic: string, last = 0): AsyncIterableIterator<T> {
    const buffer = this.bus
      .recent(viewer.familyId, last)
      .filter((message) => message.topic === topic)
      .map(({ payload }) => payload as T);
    let waiting: ((result: IteratorResult<T>) => void) | undefined;
    let done = false;

    const finish = () => {
      if (done) return;
      done = true;
      stopBus();
      stopGap();
      waiting?.({ value: undefined, done: true });
      waiting = undefined;
    };
    const onMessage = (message: LiveMessage) => {
      if (message.topic === MEMBERSHIP_ENDED || message.topic === SESSION_ENDED) {
        const { userId, sessionId } = message.payload as { userId: string; sessionId?: string };
        if (userId === viewer.userId && (!sessionId || sessionId === viewer.sessionId)) finish();
        return;
      }
      if (message.topic !== topic) return;
      const value = message.payload as T;
      if (waiting) {
        waiting({ value, done: false });
        waiting = undefined;
      } else if (buffer.push(value) > MAX_BUFFERED) this.bus.gap(viewer);
    };
    const stopBus = this.bus.subscribe(viewer.familyId, onMessage);
    const stopGap = this.bus.onGap((reader) => {
      if (!reader || isReader(reader, viewer)) finish();
    });

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
