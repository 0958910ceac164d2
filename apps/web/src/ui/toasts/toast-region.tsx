import type { LucideIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { toast, Toaster } from 'sonner';
import classes from './toasts.module.css';
import { useIsMobile, useMedia } from '../browser/use-media';

/** A button in a toast. */
export interface ToastAction {
  label: string;
  onClick: () => void;
}

let mounted: () => void = () => undefined;
/** Resolves once the region is mounted: earlier toasts wait for it. */
const ready = new Promise<void>((resolve) => {
  mounted = resolve;
});

/** Shows a toast for the given number of milliseconds. */
export async function show(
  Icon: LucideIcon | null,
  text: string,
  duration: number,
  actions: readonly ToastAction[],
): Promise<void> {
  await ready;
  toast.custom(
    (id) => (
      <div className={classes['toast']}>
        {Icon && <Icon className={classes['icon']} size={18} aria-hidden />}
        <span className={classes['text']}>{text}</span>
        {actions.map(({ label, onClick }) => (
          <button
            key={label}
            type="button"
            className={classes['action']}
            onClick={() => {
              toast.dismiss(id);
              onClick();
            }}
          >
            {label}
          </button>
        ))}
      </div>
    ),
    { duration },
  );
}

/**
 * The element that hosts the toasts, a sibling of the page and the dialogs. An open dialog hides its siblings from
 * assistive technology, and toasts shown then ("Deleted", "could not be saved") would never be announced: the host is
 * exempted each time.
 */
function useHost(): HTMLElement {
  const [host] = useState(() => document.createElement('div'));
  useEffect(() => {
    document.body.append(host);
    const hidden = new MutationObserver(() => {
      if (host.hasAttribute('aria-hidden')) host.removeAttribute('aria-hidden');
    });
    hidden.observe(host, { attributeFilter: ['aria-hidden'] });
    mounted();
    return () => {
      hidden.disconnect();
      host.remove();
    };
  }, [host]);
  return host;
}

/** On a phone: the bar, and the add button of 56 px with 16 px below it. Enlarged to 400 % the window has no room for that. */
const ABOVE_ADD_BUTTON = 'min(var(--hf-nav-mobile) + 80px + var(--hf-safe-bottom), 30vh)';
/** A window so small that two toasts would cover most of it. */
const LOW = '(max-height: 400px)';

/**
 * A polite live region with up to three toasts, two on a phone, above its add button. Toasts are never stacked: the
 * Undo of an earlier one would be hidden behind the last, and touch cannot hover to unfold them.
 */
export default function ToastRegion() {
  const mobile = useIsMobile();
  const low = useMedia(LOW);
  const host = useHost();
  return createPortal(
    <Toaster
      position="bottom-center"
      visibleToasts={low ? 1 : mobile ? 2 : 3}
      expand
      gap={8}
      duration={4000}
      offset={{ bottom: 24 }}
      mobileOffset={{ bottom: ABOVE_ADD_BUTTON, left: 16, right: 16 }}
      {...(!mobile && { style: { marginLeft: 'calc(var(--hf-sidebar) / 2)' } })}
      toastOptions={{ unstyled: true }}
    />,
    host,
  );
}
