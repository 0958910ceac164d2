import { randomUUID } from 'node:crypto';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/**
 * Bytes of an upload on disk while they arrive, so that many or slow uploads cost no memory. The file loses its name as
 * soon as it is open: nobody else can open it, and nothing is left behind when the process ends in the middle.
 */
export class Spool {
  private constructor(
    private readonly file: FileHandle,
    /** Where the file still has its name: systems that cannot remove an open one. */
    private readonly path: string | undefined,
  ) {}

  static async open(): Promise<Spool> {
    const path = join(tmpdir(), `homefold-${randomUUID()}`);
    const file = await open(path, 'wx+', 0o600);
    const named = await rm(path).then(
      () => undefined,
      () => path,
    );
    return new Spool(file, named);
  }

  /** Takes in a whole stream. @throws the stream's error, or the system's when the disk is full (ENOSPC) */
  async write(source: Readable): Promise<void> {
    // a write stream of the file would keep it open for ever, or close it
    await pipeline(source, async (chunks: AsyncIterable<Buffer>) => {
      for await (const chunk of chunks) await this.file.appendFile(chunk);
    });
  }

  /** Everything written, in memory. */
  async read(): Promise<Buffer> {
    const { size } = await this.file.stat();
    const bytes = Buffer.allocUnsafe(size);
    const { bytesRead } = await this.file.read(bytes, 0, size, 0);
    return bytes.subarray(0, bytesRead);
  }

  async close(): Promise<void> {
    await this.file.close();
    if (this.path) await rm(this.path, { force: true });
  }
}
