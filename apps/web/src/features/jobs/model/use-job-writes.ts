import { useApolloClient } from '@apollo/client/react';
import { createContext, useContext, useMemo } from 'react';
import { useConfirm } from '../../../ui/dialogs/confirm';
import { useToasts } from '../../../ui/toasts/toasts';
import type { FamilyView } from '../../../graphql/family';
import { makeJobWrites } from './job-writes';
import type { JobWrites } from './job-writes';

const now = (): Date => new Date();

const WritesContext = createContext<JobWrites | null>(null);
export const WritesProvider = WritesContext.Provider;

/** The writes of the surrounding page. */
export function useWrites(): JobWrites {
  const writes = useContext(WritesContext);
  if (!writes) throw new Error('The jobs are used outside their page');
  return writes;
}

/** Creates the writes for a page. @param onTick called with every tick; stable */
export function useJobWrites(family: FamilyView, onTick: () => void): JobWrites {
  const client = useApolloClient();
  const toasts = useToasts();
  const confirm = useConfirm();
  return useMemo(
    () => makeJobWrites({ client, toasts, confirm, family, now, onTick }),
    [client, toasts, confirm, family, onTick],
  );
}
