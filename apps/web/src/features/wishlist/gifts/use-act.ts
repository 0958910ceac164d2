import { useState } from 'react';
import { toPublicError } from '../../../graphql/errors';
import { refusalText } from '../../../graphql/records/refusals';

/** Runs one action at a time, and holds the error message to show next to it if it is refused. */
export function useAct(refetch: () => Promise<unknown>) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  return {
    busy,
    failure,
    forget: () => setFailure(null),
    /** @returns whether it succeeded @param otherwise the message for a failure that a retry may fix */
    async run(act: () => Promise<unknown>, otherwise: string): Promise<boolean> {
      setBusy(true);
      setFailure(null);
      try {
        await act();
        return true;
      } catch (thrown) {
        setFailure(refusalText(toPublicError(thrown), otherwise));
        void refetch();
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
}
