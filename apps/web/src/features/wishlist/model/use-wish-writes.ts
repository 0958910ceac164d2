import { useApolloClient } from '@apollo/client/react';
import { createContext, useContext, useMemo } from 'react';
import type { FamilyView } from '../../../graphql/family';
import { useToasts } from '../../../ui/toasts/toasts';
import { makeWishWrites } from './wish-writes';
import type { WishWrites } from './wish-writes';

const now = (): Date => new Date();

const WritesContext = createContext<WishWrites | null>(null);
export const WritesProvider = WritesContext.Provider;

/** The writes of the surrounding page. */
export function useWrites(): WishWrites {
  const writes = useContext(WritesContext);
  if (!writes) throw new Error('The wishes are used outside their page');
  return writes;
}

/** Creates the writes for a page. @param onTick called with every tick; stable */
export function useWishWrites(family: FamilyView, onTick: () => void): WishWrites {
  const client = useApolloClient();
  const toasts = useToasts();
  return useMemo(() => makeWishWrites({ client, toasts, family, now, onTick }), [client, toasts, family, onTick]);
}
