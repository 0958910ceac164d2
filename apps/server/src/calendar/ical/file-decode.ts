/**
 * The text of a file: UTF-8 as the standard asks for, where its letters are; else in the letters its server speaks of if it is
 * valid in them, else what its byte order mark or its zero bytes say, else Windows-1252, which older programs write. Never fails:
 * what is no text is found out by whoever reads it.
 *
 * @param charset an IANA name; an unknown one says nothing
 */
export function decodeText(bytes: Buffer, charset: string | null = null): string {
  if (charset === null) return guessedText(bytes);
  const utf8 = validText(bytes);
  // a server that says "ISO-8859-1" of everything: in other letters nothing but ASCII is valid UTF-8 by chance
  if (utf8 !== null && utf8.length < bytes.length) return utf8;
  return validText(bytes, charset) ?? guessedText(bytes);
}

const [LF, CR, SPACE, TAB] = [0x0a, 0x0d, 0x20, 0x09];

function guessedText(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  // "BE" of BEGIN:VCALENDAR without a mark
  if (bytes[0] === 0x42 && bytes[1] === 0x00) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0x00 && bytes[1] === 0x42) return new TextDecoder('utf-16be').decode(bytes);
  const utf8 = validText(bytes);
  if (utf8 !== null) return utf8;
  const whole = unfolded(bytes);
  return validText(whole) ?? mostlyUtf8(whole) ?? new TextDecoder('windows-1252').decode(bytes);
}

function validText(bytes: Buffer, charset = 'utf-8'): string | null {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Old programs count bytes when they fold a line, and fold in the middle of a character. */
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

/** UTF-8 with a flaw, such as a file that was cut off: in another encoding hardly anything beyond ASCII would be valid. */
function mostlyUtf8(bytes: Buffer): string | null {
  const text = new TextDecoder('utf-8').decode(bytes);
  let [flaws, others] = [0, 0];
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit === 0xfffd) flaws += 1;
    else if (unit >= 0x80) others += 1;
  }
  return others > flaws ? text : null;
}
