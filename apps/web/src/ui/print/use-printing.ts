import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Opens the browser's dialog for printing, once the menu that offers it has closed. */
export const printPage = (): void => void requestAnimationFrame(() => window.print());

/** Whether the page is being printed. What it adds is there before the browser lays out the paper. */
export function usePrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    // The browser takes the page as it is when the event ends.
    const set = (on: boolean): void => flushSync(() => setIsPrinting(on));
    const before = (): void => set(true);
    const after = (): void => set(false);
    const media = window.matchMedia?.('print');
    const onMedia = (): void => set(media?.matches ?? false);
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    media?.addEventListener('change', onMedia);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
      media?.removeEventListener('change', onMedia);
    };
  }, []);
  return isPrinting;
}
