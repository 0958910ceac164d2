import { createContext, useCallback, useContext, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { t } from '../../messages/public';
import { lazyThemed } from '../../theme/themed';
import { Opening } from '../states/opening';
import type { ConfirmOptions } from './confirm-dialog';

const ConfirmDialog = lazyThemed(() => import('./confirm-dialog'));

const ConfirmContext = createContext<(options: ConfirmOptions) => Promise<boolean>>(() => Promise.resolve(false));

/** Provides the confirmation dialog; its code is loaded with the first question. */
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
        <Opening>
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
        </Opening>
      )}
    </ConfirmContext.Provider>
  );
}

/** Asks for confirmation: `if (await confirm({ title: 'Are you sure ...?', confirm: 'Delete', danger: true })) ...` */
export const useConfirm = (): ((options: ConfirmOptions) => Promise<boolean>) => useContext(ConfirmContext);
