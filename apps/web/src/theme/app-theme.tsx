import { ThemeProvider } from '@mui/material/styles';
import type { StorageManager } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { readThemeMode, setThemeMode, subscribeTheme } from './mode';
import type { ThemeMode } from './mode';
import { muiTheme } from './mui-theme';

/** MUI reads and writes the same stored choice as everything else (mode.ts), so the two cannot disagree. */
const storageManager: StorageManager = ({ key }) =>
  key === 'mode'
    ? {
        get: readThemeMode,
        set: (mode: ThemeMode) => mode !== readThemeMode() && setThemeMode(mode),
        subscribe: (handler) => {
          const stop = subscribeTheme(() => handler(readThemeMode()));
          // Chosen in another tab between MUI's first look and now.
          handler(readThemeMode());
          return stop;
        },
      }
    : { get: (fallback: string) => fallback, set: () => undefined, subscribe: () => () => undefined };

/** MUI for the screens that use it. The landing page does not: it must not load MUI. */
export function AppTheme({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={muiTheme} storageManager={storageManager} modeStorageKey="mode" disableTransitionOnChange>
      {children}
    </ThemeProvider>
  );
}
