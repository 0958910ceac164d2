import { useCallback, useState } from 'react';

/** The state of a dialog; the value is kept while it closes, so that the content stays during the animation. */
export interface Opened<T> {
  open: boolean;
  value: T | null;
  /** Incremented on every opening; used as a key, so that the dialog starts afresh. */
  times: number;
  show: (value: T) => void;
  close: () => void;
}

/** Manages the state of one dialog. */
export function useOpened<T>(): Opened<T> {
  const [state, setState] = useState<{ open: boolean; value: T | null; times: number }>({
    open: false,
    value: null,
    times: 0,
  });
  const show = useCallback((value: T) => setState(({ times }) => ({ open: true, value, times: times + 1 })), []);
  const close = useCallback(() => setState((before) => ({ ...before, open: false })), []);
  return { ...state, show, close };
}
