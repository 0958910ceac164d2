import { useLayoutEffect } from 'react';
import { Spinner } from '../../ui/states/spinner';
import { VisuallyHidden } from '../../ui/basics/visually-hidden';

/** The element with the static frame in `dashboard.html`; null on other pages, and where the build prerenders them. */
const frame = (): HTMLElement | null =>
  typeof document === 'undefined' ? null : document.getElementById('static-frame');

/**
 * What waits for the session or the first answer: the frame that the page came with (static-frame.tsx) stays in sight, without
 * one a spinner shows.
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
