import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Opens the browser's dialog for printing, once the menu that offers it has closed. */
export const printPage = (): void => void requestAnimationFrame(() => window.print());

/** Whether the page is being printed. Content that depends on it is rendered before the browser lays out the pages. */
export function usePrinting(): boolean {
  // Browsers announce it by events, by the medium, or by both, in no particular order.
  const [byEvent, setByEvent] = useState(false);
  const [byMedium, setByMedium] = useState(false);
  useEffect(() => {
    const media = window.matchMedia?.('print');
    // The browser takes the page as it is when the event ends.
    const before = (): void => flushSync(() => setByEvent(true));
    const after = (): void => flushSync(() => setByEvent(false));
    const onMedium = (): void => flushSync(() => setByMedium(media?.matches ?? false));
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    media?.addEventListener('change', onMedium);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
      media?.removeEventListener('change', onMedium);
    };
  }, []);
  return byEvent || byMedium;
}
