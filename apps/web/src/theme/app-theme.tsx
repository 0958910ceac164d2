import { ThemeProvider } from '@mui/material/styles';
import type { StorageManager } from '@mui/material/styles';
import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import { readThemeMode, setThemeMode, subscribeTheme } from './mode';
import type { ThemeMode } from './mode';
import { muiTheme } from './mui-theme';
// What `disableStyleSheetGeneration` leaves out, written by the build (vite/mui-variables.mjs).
import 'virtual:mui-variables.css';

/** MUI reads and writes the same stored choice as everything else (mode.ts), so the two cannot disagree. */
const storageManager: StorageManager = ({ key }) =>
  key === 'mode'
    ? {
        get: readThemeMode,
        set: (mode: ThemeMode) => mode !== readThemeMode() && setThemeMode(mode),
        subscribe: (handler) => {
          const stop = subscribeTheme(() => handler(readThemeMode()));
          // The choice may have changed in another tab since MUI read it.
          handler(readThemeMode());
          return stop;
        },
      }
    : { get: (fallback: string) => fallback, set: () => undefined, subscribe: () => () => undefined };

/** Written by the build already; MUI supports the option, but its type lacks it. */
const FROM_THE_BUILD = { disableStyleSheetGeneration: true };

const Inside = createContext(false);

/**
 * MUI's theme for the parts that use it (themed.tsx). The landing page and the first screen must not load MUI. Inside of itself
 * it adds nothing.
 */
export function AppTheme({ children }: { children: ReactNode }) {
  const inside = useContext(Inside);
  if (inside) return children;
  return (
    <ThemeProvider
      theme={muiTheme}
      storageManager={storageManager}
      modeStorageKey="mode"
      disableTransitionOnChange
      {...FROM_THE_BUILD}
    >
      <Inside value>{children}</Inside>
    </ThemeProvider>
  );
}
