import { Injectable } from '@nestjs/common';
import { requireFamily, type FamilyViewer, type Viewer } from '../../../platform/auth';
import { Database } from '../../../platform/database';
import { LiveBus, LiveStreams } from '../../../platform/live';
import type { GenerationStep, ShoppingGenerationProgress } from './shopping-generation.types';

const TOPIC = 'shoppingGeneration';
/** A subscription that begins after the call receives the steps published within this time, in milliseconds. */
const REPLAYED = 10_000;

/** The steps of one generation. */
export class GenerationMessages {
  readonly reported: ShoppingGenerationProgress[] = [];

  constructor(
    private readonly key: string | null,
    private readonly publish: (progress: ShoppingGenerationProgress) => Promise<void>,
  ) {}

  /** Outside any scope: subscribers receive it immediately. */
  async report(step: GenerationStep, message: string): Promise<void> {
    const progress = { key: this.key ?? '', step, message };
    this.reported.push(progress);
    if (this.key !== null) await this.publish(progress);
  }
}

/** Publishes the progress of a generation to open screens. */
@Injectable()
export class GenerationProgress {
  constructor(
    private readonly db: Database,
    private readonly bus: LiveBus,
    private readonly streams: LiveStreams,
  ) {}

  /** @param key of the progress; null: no subscribers */
  of(viewer: FamilyViewer, key: string | null): GenerationMessages {
    return new GenerationMessages(key, (progress) =>
      this.db.write(viewer, () => this.bus.publish(viewer.familyId, TOPIC, progress)),
    );
  }

  /** Those with a key. Ends with the generation. */
  stream(caller: Viewer, key: string): AsyncIterableIterator<ShoppingGenerationProgress> {
    const all = this.streams.open<ShoppingGenerationProgress>(requireFamily(caller), TOPIC, REPLAYED);
    let isOver = false;
    const stream: AsyncIterableIterator<ShoppingGenerationProgress> = {
      [Symbol.asyncIterator]: () => stream,
      async next() {
        if (isOver) return { value: undefined, done: true };
        for (;;) {
          const result = await all.next();
          if (result.done) return { value: undefined, done: true };
          if (result.value.key !== key) continue;
          isOver = result.value.step === 'done' || result.value.step === 'failed';
          return result;
        }
      },
      return: async () => (await all.return?.()) ?? { value: undefined, done: true },
    };
    return stream;
  }
}
