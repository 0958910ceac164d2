import { TextDecoder } from 'node:util';

/** Longer pages are refused: only a few kilobytes of a page matter. */
export const MAX_PAGE_LENGTH = 2_000_000;

/** Leading bytes of a page in which it may declare its charset. */
const HEAD = 4_096;

/**
 * Decodes a page by the charset of its header, else of the page itself, else as UTF-8. Invalid bytes become replacement
 * characters, never an error.
 */
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
