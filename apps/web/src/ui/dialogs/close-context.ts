import { createContext, useContext } from 'react';

/** How the buttons of a dialog close it: as Escape does, which may ask first. */
export const CloseContext = createContext<() => void>(() => undefined);

/** Closes the dialog that this stands in. */
export const useCloseDialog = (): (() => void) => useContext(CloseContext);
