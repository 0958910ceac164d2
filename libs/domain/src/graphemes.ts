let segmenter: Intl.Segmenter | undefined;

/** Texts of characters that are one grapheme each whatever follows: printable ASCII and letters with built-in accents. */
const SIMPLE = /^[\x20-\x7e\u00c0-\u024f]*$/;

/** The graphemes of a text: an emoji with its parts, or a letter with its marks, is one. */
export function graphemes(text: string): string[] {
  // Nearly every name; a segmenter takes milliseconds to make and a phone draws dozens of initials at once.
  if (SIMPLE.test(text)) return [...text];
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** The first graphemes of a text, without segmenting the rest. */
export function firstGraphemes(text: string, count: number): string {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  let seen = 0;
  for (const { index } of segmenter.segment(text)) if ((seen += 1) > count) return text.slice(0, index);
  return text;
}
