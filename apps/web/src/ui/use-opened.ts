import { useCallback, useState } from 'react';

/** A dialog and what it was opened for; the value stays while it closes, so that it can leave with its contents. */
export interface Opened<T> {
  open: boolean;
  value: T | null;
  /** Changes with every opening: a dialog starts afresh. */
  times: number;
  show: (value: T) => void;
  close: () => void;
}

/** Opens and closes one dialog. */
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
