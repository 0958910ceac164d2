import { useCallback, useState } from 'react';
import { useIsPainted } from './use-is-painted';

/**
 * Whether to show a line that only some families have. It loads after the first screen, opens for its first content, and
 * does not disappear while the page is visible.
 * @param isExpected whether its space is reserved
 */
export function useReservedLine(isExpected: boolean): {
  isThere: boolean;
  setKnown: (hasItems: boolean) => void;
} {
  const isPainted = useIsPainted();
  const [isThere, setThere] = useState(isExpected);
  const setKnown = useCallback(
    (hasItems: boolean) => {
      if (hasItems || !isPainted()) setThere(hasItems);
    },
    [isPainted],
  );
  return { isThere, setKnown };
}
