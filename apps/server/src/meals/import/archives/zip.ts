import { crc32 } from 'node:zlib';
import { fromBufferPromise, getFileNameLowLevel, validateFileName, type Entry, type ZipFile } from 'yauzl';
import { ArchivedFileError, DamagedArchiveError, inMegabytes, RecipeArchiveError, type ArchiveLimits } from './limits';

/** A file in an archive, not yet unpacked. */
export interface ArchivedFile {
  /** Its path, with `/` between folders. */
  name: string;
  /** Its bytes; refused above the limit. */
  read: (limit: number) => Promise<Buffer>;
}

/** Usage of the limits, shared by an archive and its nested archives. */
export interface ArchiveUse {
  entries: number;
  unpacked: number;
  /** Characters of JSON that were repaired. */
  repaired: number;
}

export const newUse = (): ArchiveUse => ({ entries: 0, unpacked: 0, repaired: 0 });

export const isZip = (bytes: Buffer): boolean => bytes.toString('latin1', 0, 2) === 'PK';

/**
 * The files of a zip archive. Only the table of contents is read here; a file is unpacked on demand.
 *
 * Nothing is ever written under the names in an archive. Names that would escape from a folder are refused
 * nevertheless: no program writes such names by mistake.
 */
export async function zipFiles(
  bytes: Buffer,
  limits: ArchiveLimits,
  use: ArchiveUse = newUse(),
): Promise<ArchivedFile[]> {
  try {
    const zip = await fromBufferPromise(bytes, { decodeStrings: false, validateEntrySizes: true });
    use.entries += zip.entryCount;
    if (use.entries > limits.entries) {
      throw new RecipeArchiveError(`The archive holds more than ${limits.entries.toLocaleString('en')} files`);
    }
    return await checkedFiles(zip, bytes.length, limits, use);
  } catch (error) {
    if (error instanceof RecipeArchiveError) throw error;
    // yauzl's messages are for programmers
    const isProtected = error instanceof Error && /encrypt/i.test(error.message);
    throw new DamagedArchiveError(isProtected ? PROTECTED : 'The archive is damaged or incomplete');
  }
}

const PROTECTED = 'The archive is protected by a password';

async function checkedFiles(
  zip: ZipFile,
  size: number,
  limits: ArchiveLimits,
  use: ArchiveUse,
): Promise<ArchivedFile[]> {
  const files: ArchivedFile[] = [];
  const names = new Set<string>();
  let compressed = 0;
  for await (const entry of zip.eachEntry()) {
    const name = nameOf(entry);
    compressed += entry.compressedSize;
    countUnpacked(use, entry.compressedSize, entry.uncompressedSize, limits);
    // entries that share bytes multiply the unpacked size
    if (compressed > size) throw farTooMuch();
    if (entry.isEncrypted()) throw new DamagedArchiveError(PROTECTED);
    if (name.endsWith('/')) continue;
    const isSecond = names.has(name);
    names.add(name);
    files.push({ name, read: (limit) => (isSecond ? refuseSecond() : unpacked(zip, entry, limit)) });
  }
  return files;
}

const refuseSecond = (): Promise<never> =>
  Promise.reject(new ArchivedFileError('There are two files of this name, and the first was taken'));

const farTooMuch = (): RecipeArchiveError => new RecipeArchiveError('The archive unpacks to far too much');

/** Counts what a part of an archive unpacks to. @throws RecipeArchiveError */
export function countUnpacked(use: ArchiveUse, compressed: number, unpacked: number, limits: ArchiveLimits): void {
  use.unpacked += unpacked;
  if (use.unpacked > limits.unpacked)
    throw new RecipeArchiveError(`The archive unpacks to more than ${inMegabytes(limits.unpacked)}`);
  if (unpacked > 1_000_000 && unpacked > compressed * limits.ratio) throw farTooMuch();
}

const isLink = ({ externalFileAttributes }: Entry): boolean =>
  ((externalFileAttributes >>> 16) & 0o170000) === 0o120000;

function nameOf(entry: Entry): string {
  const name = getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, false);
  if (validateFileName(name) !== null || name.includes('\0')) {
    throw new RecipeArchiveError(`The archive holds a file outside of itself: “${shortName(name)}”`);
  }
  if (isLink(entry)) throw new RecipeArchiveError(`The archive holds a link instead of a file: “${shortName(name)}”`);
  return name;
}

/** The end of a path, which is the most informative part. */
export const shortName = (name: string): string => {
  const clean = name.replace(/[\u0000-\u001f\u007f]/g, '');
  return clean.length > 100 ? `…${clean.slice(-100)}` : clean;
};

async function unpacked(zip: ZipFile, entry: Entry, limit: number): Promise<Buffer> {
  if (entry.uncompressedSize > limit) throw new ArchivedFileError(`It is larger than ${inMegabytes(limit)}`);
  const chunks: Buffer[] = [];
  try {
    // yauzl ends the stream with an error if the size differs from the table of contents
    for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk as Buffer);
  } catch {
    throw new ArchivedFileError('It is damaged');
  }
  const bytes = Buffer.concat(chunks);
  if (crc32(bytes) !== entry.crc32) throw new ArchivedFileError('It is damaged');
  return bytes;
}
