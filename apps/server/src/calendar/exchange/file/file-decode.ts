import { TextDecoder } from 'node:util';

/**
 * Decodes a file: UTF-8 as the standard requires, if it contains valid non-ASCII UTF-8; else the declared charset if
 * the bytes are valid in it, else by byte order mark or zero bytes, else Windows-1252, which older programs write.
 * Never fails: binary data is detected by the parser. Invalid bytes take a microsecond each: only for the reader process.
 *
 * @param charset an IANA name; unknown ones are ignored
 */
export function decodeText(bytes: Buffer, charset: string | null = null): string {
  if (charset === null) return guessedText(bytes);
  const utf8 = validText(bytes);
  // a server that declares everything ISO-8859-1: in other encodings non-ASCII text is almost never valid UTF-8
  if (utf8 !== null && utf8.length < bytes.length) return utf8;
  return validText(bytes, charset) ?? guessedText(bytes);
}

const [LF, CR, SPACE, TAB] = [0x0a, 0x0d, 0x20, 0x09];

function guessedText(bytes: Buffer): string {
  const utf16 = utf16Of(bytes);
  if (utf16) return new TextDecoder(utf16).decode(bytes);
  const utf8 = validText(bytes);
  if (utf8 !== null) return utf8;
  const whole = unfolded(bytes);
  return validText(whole) ?? mostlyUtf8(whole) ?? new TextDecoder('windows-1252').decode(bytes);
}

/** By the byte order mark, or by the "BE" of BEGIN:VCALENDAR without one. */
function utf16Of([first, second]: Buffer): 'utf-16le' | 'utf-16be' | null {
  if ((first === 0xff && second === 0xfe) || (first === 0x42 && second === 0x00)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0x00 && second === 0x42)) return 'utf-16be';
  return null;
}

/** @returns null for invalid bytes or an unknown encoding */
function validText(bytes: Buffer, charset = 'utf-8'): string | null {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Old programs count bytes when folding a line, and fold in the middle of a character. */
function unfolded(bytes: Buffer): Buffer {
  const whole = Buffer.allocUnsafe(bytes.length);
  let length = 0;
  for (let at = 0; at < bytes.length; at += 1) {
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
function mostlyUtf8(bytes: Buffer): string | null {
  let [flaws, others] = [0, 0];
  const text = new TextDecoder('utf-8').decode(bytes);
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit === 0xfffd) flaws += 1;
    else if (unit >= 0x80) others += 1;
  }
  return others > flaws ? text : null;
}
