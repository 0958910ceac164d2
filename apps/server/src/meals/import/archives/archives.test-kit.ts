import { crc32, deflateRawSync, gzipSync } from 'node:zlib';

/** A file of a generated zip archive, with optional defects. */
export interface ZippedFile {
  name: string;
  content: string | Buffer | object;
  /** A false size for the table of contents. */
  size?: number;
  /** The Unix mode: `0o120777` is a link. */
  mode?: number;
  isEncrypted?: boolean;
  /** Corrupts the data after its checksum was computed. */
  isDamaged?: boolean;
}

const bytesOf = (content: ZippedFile['content']): Buffer =>
  Buffer.isBuffer(content) ? content : Buffer.from(typeof content === 'string' ? content : JSON.stringify(content));

/** The bytes of a zip archive, including defective ones, which no library writes. */
export function zipOf(files: readonly ZippedFile[]): Buffer {
  const parts: Buffer[] = [];
  const table: Buffer[] = [];
  // the same large content several times is compressed once
  const known = new Map<ZippedFile['content'], { packed: Buffer; sum: number; length: number }>();
  const compressed = (content: ZippedFile['content']) => {
    const bytes = bytesOf(content);
    return { packed: deflateRawSync(bytes), sum: crc32(bytes), length: bytes.length };
  };
  let at = 0;
  for (const { name, content, size, mode = 0o100644, isEncrypted = false, isDamaged = false } of files) {
    const { packed, sum, length } = known.get(content) ?? compressed(content);
    known.set(content, { packed, sum, length });
    const path = Buffer.from(name);
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(0x800 + (isEncrypted ? 1 : 0), 2); // names are UTF-8
    shared.writeUInt16LE(8, 4); // deflated
    shared.writeUInt32LE(isDamaged ? 1 : sum, 10);
    shared.writeUInt32LE(packed.length, 14);
    shared.writeUInt32LE(size ?? length, 18);
    shared.writeUInt16LE(path.length, 22);
    const entry = Buffer.alloc(14);
    entry.writeUInt32LE(mode * 0x10000, 6);
    entry.writeUInt32LE(at, 10);
    table.push(Buffer.from('PK\x01\x02\x14\x03', 'latin1'), shared, entry, path);
    parts.push(Buffer.from('PK\x03\x04', 'latin1'), shared, path, packed);
    at += 4 + shared.length + path.length + packed.length;
  }
  const central = Buffer.concat(table);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, central, end]);
}

/** A `.paprikarecipe`. */
export const paprikaOf = (recipe: object): Buffer => gzipSync(JSON.stringify(recipe));
