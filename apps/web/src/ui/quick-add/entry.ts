import type { Ref, RefObject } from 'react';

/** A line in the field, with what somebody has put right in what was understood. */
export interface Entry<Corrections> {
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

/** What the field gives its panel: the line, and the ways back. */
export interface PanelProps<Corrections> {
  entry: Entry<Corrections>;
  /** Enter was pressed before the panel was loaded. */
  submitAtOnce: boolean;
  input: RefObject<HTMLInputElement | null>;
  ref: Ref<PanelHandle>;
  onCorrections: (corrections: Corrections) => void;
  onSent: (sent: Sent) => void;
}
