import { CircleAlert, CircleCheck, WifiOff } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useMemo } from 'react';
import { toast, Toaster } from 'sonner';
import { t } from '../app/messages/public';
import classes from './toasts.module.css';
import { useIsMobile } from './use-media';

/** The specification's timings: a message 4 s, an error 5 s, a network error 6 s; something to undo 8 s. */
const MS = { message: 4000, error: 5000, network: 6000, undo: 8000 };

interface Action {
  label: string;
  onClick: () => void;
}

function show(Icon: LucideIcon, text: string, duration: number, action?: Action): void {
  toast.custom(
    (id) => (
      <div className={classes['toast']}>
        <Icon className={classes['icon']} size={18} aria-hidden />
        <span className={classes['text']}>{text}</span>
        {action && (
          <button
            type="button"
            className={classes['action']}
            onClick={() => {
              toast.dismiss(id);
              action.onClick();
            }}
          >
            {action.label}
          </button>
        )}
      </div>
    ),
    { duration },
  );
}

const api = {
  /** Something worked: 'Photo uploaded successfully!'. */
  success: (text: string) => show(CircleCheck, text, MS.message),
  /** Something worked and can be taken back. */
  undo: (text: string, onUndo: () => void) =>
    show(CircleCheck, text, MS.undo, { label: t.common.undo, onClick: onUndo }),
  /** Something failed; without words of its own the generic sentence. Dismiss closes it. */
  error: (text: string = t.common.errors.generic) =>
    show(CircleAlert, text, MS.error, { label: t.common.dismiss, onClick: () => undefined }),
  /** Something failed and may work when tried again. */
  retry: (text: string, onRetry: () => void) =>
    show(CircleAlert, text, MS.network, { label: t.common.retry, onClick: onRetry }),
  /** The server was not reached. `reason` picks the documented sentence. */
  network: (onRetry: () => void, reason: 'connection' | 'timeout' | 'network' = 'network') =>
    show(WifiOff, t.common.errors[reason], MS.network, { label: t.common.retry, onClick: onRetry }),
};

/** What can be said in a toast. */
export type ToastApi = typeof api;

/** The toasts: `const toasts = useToasts(); toasts.success('Saved')`. */
export const useToasts = (): ToastApi => useMemo(() => api, []);

/** Where toasts appear: a polite live region, three at a time, above the bar on a phone. Mounted once. */
export function Toasts() {
  const mobile = useIsMobile();
  return (
    <Toaster
      position="bottom-center"
      visibleToasts={3}
      gap={14}
      duration={MS.message}
      offset={{ bottom: 24 }}
      mobileOffset={{ bottom: 'calc(72px + env(safe-area-inset-bottom, 0px))', left: 16, right: 16 }}
      style={mobile ? undefined : { marginLeft: 'calc(var(--hf-sidebar) / 2)' }}
      toastOptions={{ unstyled: true }}
    />
  );
}
