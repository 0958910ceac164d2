import { useCallback, useEffect, useRef } from 'react';

/** Whether the component may be on screen already. Before that (in layout effects of its children) nothing can shift. */
export function useIsPainted(): () => boolean {
  const isPainted = useRef(false);
  useEffect(() => {
    isPainted.current = true;
  }, []);
  return useCallback(() => isPainted.current, []);
}
