import { DomainError } from '../platform/errors';
import type { Logger } from '../platform/observability';
import { WorkerGone, WorkerProcess } from '../platform/readers';
import type { DecodeAnswer } from './decode-image';
import type { DecoderMessage, DecoderTask } from './image-decoder';
import type { ImageUse } from './image-sizes';

export interface DecoderLimits {
  /** Per picture. */
  maxMs: number;
  /** Maximum resident memory of the whole process. */
  maxBytes: number;
  /** Idle time after which the process is ended. */
  idleMs: number;
}

/** Megabytes: pictures are outside of the heap. */
const HEAP = 64;

/** A process that decodes one picture at a time. */
export class DecoderProcess {
  private readonly process: WorkerProcess<DecoderTask, DecoderMessage>;

  constructor(
    script: string,
    private readonly logger: Logger,
    private readonly limits: DecoderLimits,
  ) {
    this.process = new WorkerProcess(script, [String(limits.maxBytes)], { heap: HEAP, idleMs: limits.idleMs });
  }

  /**
   * Not to be called again before it has answered.
   *
   * @throws DomainError UNAVAILABLE when the process cannot be started, or dies in the meantime
   */
  async decode(upload: Buffer, use: ImageUse): Promise<DecodeAnswer> {
    const { maxMs } = this.limits;
    try {
      const { answer, isWorn } = await this.process.ask({ upload, use }, maxMs);
      if (isWorn) this.process.end();
      else this.process.rest();
      return answer;
    } catch (error) {
      if (!(error instanceof WorkerGone)) throw error;
      if (error.isLate) {
        this.logger.warn('image decoding timed out', { bytes: upload.length, ms: maxMs });
        return { problem: 'too-costly' };
      }
      this.logger.warn('the image decoder died while decoding', error.details);
      throw new DomainError('unavailable', 'UNAVAILABLE', 'The image could not be read just now. Please try again.');
    }
  }

  /** Kills the process together with its work. A later picture starts another. */
  close(): void {
    this.process.end();
  }
}
