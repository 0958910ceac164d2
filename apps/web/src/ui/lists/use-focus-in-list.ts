import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Keeps the focus in a list from which completed rows disappear. Call the result with the id of the row; if the focus is
 * lost with it, the next row is focused.
 *
 * @param list the element around the rows; each has its id in `data-row`, its checkbox is marked `data-tick`
 */
export function useFocusInList(
  list: RefObject<HTMLElement | null>,
  rows: readonly { id: string }[],
): (id: string) => void {
  const leaving = useRef<{ id: string; goOn: () => void } | null>(null);
  useEffect(() => {
    const left = leaving.current;
    if (!left || rows.some(({ id }) => id === left.id)) return;
    leaving.current = null;
    left.goOn();
  }, [rows]);
  return (id) => {
    leaving.current = { id, goOn: neighbour(list.current, id) };
  };
}

/** Focuses the row that takes the place of a removed one, or the one before. */
function neighbour(list: HTMLElement | null, id: string): () => void {
  const rows = [...(list?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
  const at = rows.findIndex((row) => row.dataset['row'] === id);
  // Those next to it may leave together with it.
  const candidates = [...rows.slice(at + 1), ...rows.slice(0, Math.max(0, at)).reverse()];
  const hadFocus = rows[at]?.contains(document.activeElement) ?? false;
  return () => {
    const lost = document.activeElement === document.body || document.activeElement === null;
    if (!hadFocus || !lost) return;
    const next = candidates.find((row) => row.isConnected);
    (next?.querySelector<HTMLElement>('[data-tick]') ?? document.querySelector<HTMLElement>('h1'))?.focus();
  };
}
