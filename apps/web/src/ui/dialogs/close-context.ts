import { createContext, useContext } from 'react';

/** Lets the buttons of a dialog close it like Escape does, which may ask first. */
export const CloseContext = createContext<() => void>(() => undefined);

/** Closes the surrounding dialog. */
export const useCloseDialog = (): (() => void) => useContext(CloseContext);
