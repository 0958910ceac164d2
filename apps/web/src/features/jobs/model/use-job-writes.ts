import { useApolloClient } from '@apollo/client/react';
import { createContext, useContext, useMemo } from 'react';
import { useConfirm } from '../../../ui/confirm';
import { useToasts } from '../../../ui/toasts';
import type { FamilyView } from '../../../graphql/family';
import { makeJobWrites } from './job-writes';
import type { JobWrites } from './job-writes';

const WritesContext = createContext<JobWrites | null>(null);
export const WritesProvider = WritesContext.Provider;

/** The ways to change the jobs, below the page. */
export function useWrites(): JobWrites {
  const writes = useContext(WritesContext);
  if (!writes) throw new Error('The jobs are used outside their page');
  return writes;
}

/** Makes them, for a page. */
export function useJobWrites(family: FamilyView): JobWrites {
  const client = useApolloClient();
  const toasts = useToasts();
  const confirm = useConfirm();
  return useMemo(
    () => makeJobWrites({ client, toasts, confirm, family, now: () => new Date() }),
    [client, toasts, confirm, family],
  );
}
