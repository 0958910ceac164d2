let segmenter: Intl.Segmenter | undefined;

/** The graphemes of a text: an emoji with its parts, or a letter with its marks, is one. */
export function graphemes(text: string): string[] {
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
