import { useLayoutEffect } from 'react';
import { Spinner } from '../../ui/states/spinner';
import { VisuallyHidden } from '../../ui/basics/visually-hidden';

/** The element with the static frame in `dashboard.html`; null on other pages, and during prerendering. */
const frame = (): HTMLElement | null =>
  typeof document === 'undefined' ? null : document.getElementById('static-frame');

/**
 * Shown until the session or the first answer has arrived: the page's static frame (static-frame.tsx), or else a
 * spinner.
 */
export function FirstPaint({ label }: { label: string }) {
  useLayoutEffect(() => {
    const shown = frame();
    if (!shown) return;
    shown.hidden = false;
    return () => {
      shown.hidden = true;
    };
  }, []);
  if (!frame()) return <Spinner full label={label} />;
  return (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
    </div>
  );
}
