/**
 * The text of a file: in the letters its server speaks of if it is valid in them, else UTF-8 as the standard asks for, else what
 * its byte order mark or its zero bytes say, else Windows-1252, which older programs write. Never fails: what is no text is
 * found out by whoever reads it.
 *
 * @param charset an IANA name; an unknown one says nothing
 */
export function decodeText(bytes: Buffer, charset: string | null = null): string {
  return (charset === null ? null : validText(bytes, charset)) ?? guessedText(bytes);
}

function guessedText(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  // "BE" of BEGIN:VCALENDAR without a mark
  if (bytes[0] === 0x42 && bytes[1] === 0x00) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0x00 && bytes[1] === 0x42) return new TextDecoder('utf-16be').decode(bytes);
  return (
    validText(bytes) ?? validText(unfolded(bytes)) ?? mostlyUtf8(bytes) ?? new TextDecoder('windows-1252').decode(bytes)
  );
}

function validText(bytes: Buffer, charset = 'utf-8'): string | null {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Old programs count bytes when they fold a line, and fold in the middle of a character. */
const unfolded = (bytes: Buffer): Buffer =>
  Buffer.from(bytes.toString('latin1').replace(/(?:\r\n?|\n)[ \t]/g, ''), 'latin1');

/** UTF-8 with a flaw, such as a file that was cut off: in another encoding hardly anything beyond ASCII would be valid. */
function mostlyUtf8(bytes: Buffer): string | null {
  const text = new TextDecoder('utf-8').decode(unfolded(bytes));
  const flaws = text.match(/\ufffd/g)?.length ?? 0;
  const others = text.match(/[\u0080-\ufffc]/g)?.length ?? 0;
  return others > flaws ? text : null;
}
