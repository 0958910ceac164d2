import { randomUUID } from 'node:crypto';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const PART = 1_000_000;

/**
 * Spools an upload to disk while it arrives, so that many or slow uploads cost no memory. The file is unlinked as soon
 * as it is open: nobody else can open it, and nothing is left behind if the process dies.
 */
export class Spool {
  private constructor(
    private readonly file: FileHandle,
    /** The path while the file still exists, on systems that cannot unlink an open one. */
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

  /** Writes a whole stream. @throws the stream's error, or the system's when the disk is full (ENOSPC) */
  async write(source: Readable): Promise<void> {
    // a write stream would either keep the file open forever or close it
    await pipeline(source, async (chunks: AsyncIterable<Buffer>) => {
      for await (const chunk of chunks) await this.file.appendFile(chunk);
    });
  }

  async size(): Promise<number> {
    return (await this.file.stat()).size;
  }

  /** Reads back everything written, in parts. */
  async *parts(): AsyncGenerator<Buffer> {
    for (let at = 0; ;) {
      const { bytesRead, buffer } = await this.file.read(Buffer.allocUnsafe(PART), 0, PART, at);
      if (bytesRead === 0) return;
      at += bytesRead;
      yield buffer.subarray(0, bytesRead);
    }
  }

  /** Reads back everything written. */
  async read(): Promise<Buffer> {
    const size = await this.size();
    const bytes = Buffer.allocUnsafe(size);
    const { bytesRead } = await this.file.read(bytes, 0, size, 0);
    return bytes.subarray(0, bytesRead);
  }

  async close(): Promise<void> {
    await this.file.close();
    if (this.path) await rm(this.path, { force: true });
  }
}
