import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { TextDecoder } from 'node:util';

/**
 * Decodes a file: UTF-8 as the standard requires, if it contains valid non-ASCII UTF-8; else the declared charset if
 * the bytes are valid in it, else by byte order mark or zero bytes, else Windows-1252, which older programs write.
 * Never fails: binary data is detected by the parser. Works in slices, yielding in between.
 *
 * @param charset an IANA name; unknown ones are ignored
 */
export async function decodeText(bytes: Buffer, charset: string | null = null): Promise<string> {
  if (charset === null) return guessedText(bytes);
  const utf8 = await validText(bytes);
  // a server that declares everything ISO-8859-1: in other encodings non-ASCII text is almost never valid UTF-8
  if (utf8 !== null && utf8.length < bytes.length) return utf8;
  return (await validText(bytes, charset)) ?? guessedText(bytes);
}

/** Bytes per slice: the slowest, consisting of invalid bytes, takes some ten milliseconds. */
const SLICE = 128 * 1024;

const [LF, CR, SPACE, TAB] = [0x0a, 0x0d, 0x20, 0x09];

async function guessedText(bytes: Buffer): Promise<string> {
  const utf16 = utf16Of(bytes);
  if (utf16) return decoded(bytes, new TextDecoder(utf16));
  const utf8 = await validText(bytes);
  if (utf8 !== null) return utf8;
  const whole = await unfolded(bytes);
  return (await validText(whole)) ?? (await mostlyUtf8(whole)) ?? decoded(bytes, new TextDecoder('windows-1252'));
}

/** By the byte order mark, or by the "BE" of BEGIN:VCALENDAR without one. */
function utf16Of([first, second]: Buffer): 'utf-16le' | 'utf-16be' | null {
  if ((first === 0xff && second === 0xfe) || (first === 0x42 && second === 0x00)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0x00 && second === 0x42)) return 'utf-16be';
  return null;
}

/** @returns null for invalid bytes or an unknown encoding */
async function validText(bytes: Buffer, charset = 'utf-8'): Promise<string | null> {
  try {
    return await decoded(bytes, new TextDecoder(charset, { fatal: true }));
  } catch {
    return null;
  }
}

/** @param seen called with each part of the text, in order */
async function decoded(bytes: Buffer, decoder: TextDecoder, seen?: (part: string) => void): Promise<string> {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += SLICE) {
    const part = decoder.decode(bytes.subarray(at, at + SLICE), { stream: at + SLICE < bytes.length });
    seen?.(part);
    parts.push(part);
    await yieldToOthers();
  }
  return parts.join('');
}

const UNFOLDED_A_SLICE = 1024 * 1024;

/** Old programs count bytes when folding a line, and fold in the middle of a character. */
async function unfolded(bytes: Buffer): Promise<Buffer> {
  const whole = Buffer.allocUnsafe(bytes.length);
  let length = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    if (at % UNFOLDED_A_SLICE === 0) await yieldToOthers();
    const byte = bytes[at] ?? 0;
    if (byte === CR || byte === LF) {
      const next = byte === CR && bytes[at + 1] === LF ? at + 2 : at + 1;
      if (bytes[next] === SPACE || bytes[next] === TAB) {
        at = next;
        continue;
      }
    }
    whole[length++] = byte;
  }
  return whole.subarray(0, length);
}

/** Mostly valid UTF-8, such as a truncated file: in another encoding hardly any non-ASCII bytes would be valid. */
async function mostlyUtf8(bytes: Buffer): Promise<string | null> {
  let [flaws, others] = [0, 0];
  const text = await decoded(bytes, new TextDecoder('utf-8'), (part) => {
    for (let at = 0; at < part.length; at += 1) {
      const unit = part.charCodeAt(at);
      if (unit === 0xfffd) flaws += 1;
      else if (unit >= 0x80) others += 1;
    }
  });
  return others > flaws ? text : null;
}
