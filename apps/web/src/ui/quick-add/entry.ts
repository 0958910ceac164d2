import type { Ref, RefObject } from 'react';

/** A line in the field, with the user's corrections. */
export interface Entry<Corrections> {
  text: string;
  corrections: Corrections;
  /** Why the last attempt failed; the same text may be retried with the same key. */
  failure: string | null;
  retry: { of: string; key: string } | null;
}

/** A line being sent to the server. */
export interface Sent {
  title: string;
  retry: { of: string; key: string };
  /** The error message; null on success. */
  saved: Promise<string | null>;
}

/** The panel's interface for the field. */
export interface PanelHandle {
  /** Saves the line, or focuses the question. */
  submit: () => void;
  /** Focuses the question; false when there is none. */
  choose: () => boolean;
}

/** The field's props and callbacks for its panel. */
export interface PanelProps<Corrections> {
  entry: Entry<Corrections>;
  /** Enter was pressed before the panel was loaded. */
  submitAtOnce: boolean;
  input: RefObject<HTMLInputElement | null>;
  ref: Ref<PanelHandle>;
  onCorrections: (corrections: Corrections) => void;
  onSent: (sent: Sent) => void;
}
