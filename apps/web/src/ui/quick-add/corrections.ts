/** `of` holds the words that were corrected: the correction is dropped when they change. */
export interface Correction<T> {
  of: string;
  value: T;
}

/** The user's corrections, by part. */
export type CorrectionsOf<Values extends object> = { [P in keyof Values]?: Correction<Values[P]> } & {
  /** The chosen answer to the question. */
  picked?: Correction<number>;
  /** Words to be treated as part of the title. */
  titleOnly: readonly string[];
};

/** The words that each part was derived from. */
type WordsOf<P extends PropertyKey> = Readonly<Record<P, readonly string[]>>;

const keyOf = (words: readonly string[]): string => words.join('|');

/** The corrected value of a part; undefined when there is none, or when its words have changed since. */
export function correctionOf<Values extends object, P extends keyof Values>(
  corrections: CorrectionsOf<Values>,
  words: WordsOf<P>,
  part: P,
): Values[P] | undefined {
  const correction = corrections[part] as Correction<Values[P]> | undefined;
  return correction?.of === keyOf(words[part]) ? correction.value : undefined;
}

/** The corrections with another part corrected. */
export const corrected = <Values extends object, P extends keyof Values>(
  corrections: CorrectionsOf<Values>,
  { words }: { words: WordsOf<P> },
  part: P,
  value: Values[P],
): CorrectionsOf<Values> => ({ ...corrections, [part]: { of: keyOf(words[part]), value } });

/** Treats the words of a part as part of the title. */
export const asTitle = <C extends { titleOnly: readonly string[] }, P extends PropertyKey>(
  corrections: C,
  { words }: { words: WordsOf<P> },
  part: P,
): C => ({ ...corrections, titleOnly: [...corrections.titleOnly, ...words[part]] });

/** A line without corrections. */
export const UNCORRECTED: { titleOnly: readonly string[] } = { titleOnly: [] };

/** The words that each part was derived from. */
export function wordsByPart<P extends string, Span extends { text: string }>(
  parts: readonly P[],
  spans: readonly Span[],
  partOf: (span: Span) => P,
): Record<P, string[]> {
  const words = Object.fromEntries(parts.map((part) => [part, [] as string[]])) as Record<P, string[]>;
  for (const span of spans) words[partOf(span)].push(span.text);
  return words;
}

/** The chosen answer to a question; null without one. @param key changes with the question */
export const pickedAnswer = ({ picked }: { picked?: Correction<number> }, key: string): number | null =>
  picked?.of === key ? picked.value : null;

/** Whether the line has only the grammar's default title. */
export const isUntitled = (title: string, untitled: string, text: string): boolean =>
  title === untitled && !text.toLowerCase().includes(untitled.toLowerCase());
