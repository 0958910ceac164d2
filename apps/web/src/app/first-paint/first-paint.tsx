import { useLayoutEffect } from 'react';
import { onUserDataCleared } from '../../session/local-data';
import { Spinner } from '../../ui/states/spinner';
import { VisuallyHidden } from '../../ui/basics/visually-hidden';

/** The element with the static frame in `dashboard.html`; null on other pages, and during prerendering. */
const frame = (): HTMLElement | null =>
  typeof document === 'undefined' ? null : document.getElementById('static-frame');

/** The real frame has replaced it. From then on a spinner is shown instead, as on pages without a static frame. */
export const dropStaticFrame = (): void => frame()?.remove();

// It names the person, so it goes with their data: at sign-out, and before another one's.
onUserDataCleared(dropStaticFrame);

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
