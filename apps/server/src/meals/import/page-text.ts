import { TextDecoder } from 'node:util';

/** Bytes of the beginning of a page in which it says its charset. */
const HEAD = 4_096;

/** The text of a page: by its header, else by what it says of itself, else as UTF-8. Unknown bytes become signs, never an error. */
export function pageText(bytes: Buffer, charset: string | null): string {
  const declared = /<meta[^>]{0,200}charset\s*=\s*["']?\s*([\w.:-]+)/i.exec(bytes.toString('latin1', 0, HEAD))?.[1];
  for (const name of [charset, declared]) {
    const decoder = name ? decoderOf(name) : null;
    if (decoder) return decoder.decode(bytes);
  }
  return new TextDecoder('utf-8').decode(bytes);
}

function decoderOf(charset: string): TextDecoder | null {
  try {
    return new TextDecoder(charset);
  } catch {
    return null;
  }
}
