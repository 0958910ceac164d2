import { useApolloClient } from '@apollo/client/react';
import { createContext, useContext, useMemo } from 'react';
import { serverNow } from '../../../../graphql/offline/server-clock';
import { useToasts } from '../../../../ui/toasts/toasts';
import { makeShoppingWrites } from './shopping-writes';
import type { ShoppingWrites } from './shopping-writes';
import { useShoppingView } from './use-shopping';

const nothing = (): void => undefined;

const WritesContext = createContext<ShoppingWrites | null>(null);
export const WritesProvider = WritesContext.Provider;

/** The writes of the surrounding screen. */
export function useWrites(): ShoppingWrites {
  const writes = useContext(WritesContext);
  if (!writes) throw new Error('The shopping list is used outside its screen');
  return writes;
}

/** Creates the writes for a screen. @param onTick called with every tick; stable */
export function useShoppingWrites(onTick: () => void = nothing): ShoppingWrites {
  const client = useApolloClient();
  const toasts = useToasts();
  const view = useShoppingView();
  return useMemo(
    () => makeShoppingWrites({ client, toasts, view, now: serverNow, onTick }),
    [client, toasts, view, onTick],
  );
}
