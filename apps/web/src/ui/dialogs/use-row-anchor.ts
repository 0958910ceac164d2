import { useCallback } from 'react';
import type { FindAnchor } from './popover';

/** The row of a record (`data-row`), which is rendered anew when it moves within its lists. */
export const useRowAnchor = (id: string): FindAnchor =>
  useCallback(
    () => [...document.querySelectorAll<HTMLElement>('[data-row]')].find((row) => row.dataset['row'] === id) ?? null,
    [id],
  );
