import { useState } from 'react';
import type { Dispatch, Ref, RefObject, SetStateAction } from 'react';

/** A line in the field, with the user's corrections. */
export interface Entry<Corrections> {
  text: string;
  corrections: Corrections;
  /** Why the last attempt failed; the same text may be retried with the same key. */
  failure: string | null;
  retry: { of: string; key: string } | null;
}

export const emptyEntry = <Corrections>(uncorrected: Corrections): Entry<Corrections> => ({
  text: '',
  corrections: uncorrected,
  failure: null,
  retry: null,
});

/** The line of a field and its setter. */
export type EntryState<Corrections> = readonly [Entry<Corrections>, Dispatch<SetStateAction<Entry<Corrections>>>];

/**
 * Holds the line above a field that moves within the page, e.g. when the window becomes narrow, so that it is not lost.
 */
export const useEntry = <Corrections>(uncorrected: Corrections): EntryState<Corrections> =>
  useState(() => emptyEntry(uncorrected));

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
