import type { LucideIcon } from 'lucide-react';
import { useEffect } from 'react';
import { toast, Toaster } from 'sonner';
import classes from './toasts.module.css';
import { useIsMobile } from './use-media';

/** A button in a toast. */
export interface ToastAction {
  label: string;
  onClick: () => void;
}

let mounted: () => void = () => undefined;
/** Resolves once there is a place for toasts: what is said earlier waits. */
const ready = new Promise<void>((resolve) => {
  mounted = resolve;
});

/** Says something for so many milliseconds. */
export async function show(Icon: LucideIcon, text: string, duration: number, action?: ToastAction): Promise<void> {
  await ready;
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

/** A polite live region, three toasts at a time, above the bar on a phone. */
export default function ToastRegion() {
  const mobile = useIsMobile();
  useEffect(() => mounted(), []);
  return (
    <Toaster
      position="bottom-center"
      visibleToasts={3}
      gap={14}
      duration={4000}
      offset={{ bottom: 24 }}
      mobileOffset={{ bottom: 'calc(72px + env(safe-area-inset-bottom, 0px))', left: 16, right: 16 }}
      {...(!mobile && { style: { marginLeft: 'calc(var(--hf-sidebar) / 2)' } })}
      toastOptions={{ unstyled: true }}
    />
  );
}
