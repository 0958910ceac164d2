import { useCallback, useState } from 'react';
import { readStored, store } from '../../storage/stored';

/**
 * Whether the line of what goes off soon is there. It loads after the first screen: where it was last time on this device its
 * place is kept, and it does not go while somebody looks at the page.
 */
export function useSoonLine(): { isThere: boolean; setKnown: (hasItems: boolean) => void } {
  const [isThere, setThere] = useState(() => readStored('useSoon') === 'yes');
  const setKnown = useCallback((hasItems: boolean) => {
    if (hasItems) setThere(true);
    store('useSoon', hasItems ? 'yes' : 'no');
  }, []);
  return { isThere, setKnown };
}
