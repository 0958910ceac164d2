import type { Corrections } from './draft';

/** A line in the field. */
export interface Entry {
  text: string;
  corrections: Corrections;
  /** Why the last try failed; the same words with the same key may be tried again. */
  failure: string | null;
  retry: { of: string; key: string } | null;
}

/** A line on its way to the server. */
export interface Sent {
  title: string;
  retry: { of: string; key: string };
  /** What went wrong, in words; null when nothing did. */
  saved: Promise<string | null>;
}

/** What the field asks of the panel. */
export interface PanelHandle {
  /** Adds what was understood, or leads to the question. */
  submit: () => void;
  /** Moves to the question; false when there is none. */
  choose: () => boolean;
}

export const NO_ENTRY: Entry = { text: '', corrections: { titleOnly: [] }, failure: null, retry: null };
