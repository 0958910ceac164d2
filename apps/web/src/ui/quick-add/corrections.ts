/** `of` are the words that were put right: when they change, what somebody now means is theirs to say again. */
export interface Correction<T> {
  of: string;
  value: T;
}

/** What somebody has put right in what was understood, part by part. */
export type CorrectionsOf<Values extends object> = { [P in keyof Values]?: Correction<Values[P]> } & {
  /** Which answer of the question was chosen. */
  picked?: Correction<number>;
  /** Words that are title and nothing else. */
  titleOnly: readonly string[];
};

/** The words that made each part. */
type WordsOf<P extends PropertyKey> = Readonly<Record<P, readonly string[]>>;

const keyOf = (words: readonly string[]): string => words.join('|');

/** What a part was put right to; undefined when it was not, or when its words are others now. */
export function correctionOf<Values extends object, P extends keyof Values>(
  corrections: CorrectionsOf<Values>,
  words: WordsOf<P>,
  part: P,
): Values[P] | undefined {
  const correction = corrections[part] as Correction<Values[P]> | undefined;
  return correction?.of === keyOf(words[part]) ? correction.value : undefined;
}

/** The corrections with one more part put right. */
export const corrected = <Values extends object, P extends keyof Values>(
  corrections: CorrectionsOf<Values>,
  { words }: { words: WordsOf<P> },
  part: P,
  value: Values[P],
): CorrectionsOf<Values> => ({ ...corrections, [part]: { of: keyOf(words[part]), value } });

/** The words of a part are title and nothing else. */
export const asTitle = <C extends { titleOnly: readonly string[] }, P extends PropertyKey>(
  corrections: C,
  { words }: { words: WordsOf<P> },
  part: P,
): C => ({ ...corrections, titleOnly: [...corrections.titleOnly, ...words[part]] });

/** A line in which nothing was put right. */
export const UNCORRECTED: { titleOnly: readonly string[] } = { titleOnly: [] };
