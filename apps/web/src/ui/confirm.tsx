import { createContext, lazy, Suspense, useCallback, useContext, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { t } from '../app/messages/public';

const ConfirmDialog = lazy(() => import('./confirm-dialog'));

/** A question to the person. The title asks; `confirm` names what happens ("Delete"), never "OK". */
export interface ConfirmOptions {
  title: string;
  text?: string;
  confirm: string;
  /** Without it nothing is asked, only said: `null`. */
  cancel?: string | null;
  /** What is confirmed cannot be taken back. */
  danger?: boolean;
}

const ConfirmContext = createContext<(options: ConfirmOptions) => Promise<boolean>>(() => Promise.resolve(false));

/** Puts the question dialog at hand; its code is loaded with the first question. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [options, setOptions] = useState<ConfirmOptions | null>(null);
  const [open, setOpen] = useState(false);
  const answer = useRef<(yes: boolean) => void>(undefined);
  const confirm = useCallback((next: ConfirmOptions) => {
    answer.current?.(false);
    setOptions({ cancel: t.common.cancel, ...next });
    setOpen(true);
    return new Promise<boolean>((resolve) => {
      answer.current = resolve;
    });
  }, []);
  return (
    <ConfirmContext.Provider value={confirm}>
      {children}
      {options && (
        <Suspense fallback={null}>
          <ConfirmDialog
            options={options}
            open={open}
            onAnswer={(yes) => {
              answer.current?.(yes);
              answer.current = undefined;
              setOpen(false);
            }}
            onGone={() => setOptions(null)}
          />
        </Suspense>
      )}
    </ConfirmContext.Provider>
  );
}

/** Asks a question: `if (await confirm({ title: 'Are you sure ...?', confirm: 'Delete', danger: true })) ...` */
export const useConfirm = (): ((options: ConfirmOptions) => Promise<boolean>) => useContext(ConfirmContext);
