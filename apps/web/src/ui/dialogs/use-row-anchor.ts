import { useCallback } from 'react';
import type { FindAnchor } from './popover';

/** The row of a record (`data-row`), which is drawn anew when it moves to another place in its lists. */
export const useRowAnchor = (id: string): FindAnchor =>
  useCallback(
    () => [...document.querySelectorAll<HTMLElement>('[data-row]')].find((row) => row.dataset['row'] === id) ?? null,
    [id],
  );
