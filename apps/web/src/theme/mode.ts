import { useSyncExternalStore } from 'react';
import { forgetStored, readStored, store } from '../storage/stored';

/** What the person chose on this device; `system` follows the operating system. */
export type ThemeMode = 'light' | 'dark' | 'system';

const listeners = new Set<() => void>();

const query = (): MediaQueryList | null =>
  typeof window.matchMedia === 'function' ? window.matchMedia('(prefers-color-scheme: dark)') : null;

/** The stored choice, `system` when there is none or storage is blocked. */
export function readThemeMode(): ThemeMode {
  const stored = readStored('theme');
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** The scheme in force now. */
function resolveScheme(mode: ThemeMode = readThemeMode()): 'light' | 'dark' {
  if (mode !== 'system') return mode;
  return query()?.matches ? 'dark' : 'light';
}

function apply(): void {
  document.documentElement.dataset['theme'] = resolveScheme();
  for (const listener of listeners) listener();
}

/** Stores the choice for this device and applies it at once. */
export function setThemeMode(mode: ThemeMode): void {
  const kept = mode === 'system' ? forgetStored('theme') : store('theme', mode);
  if (kept) apply();
  // Storage is blocked: the choice holds until the page is left.
  else document.documentElement.dataset['theme'] = resolveScheme(mode);
}

/** Calls back when the choice, another tab's choice or the system's scheme changes; returns the way to stop. */
export function subscribeTheme(listener: () => void): () => void {
  if (listeners.size === 0) {
    query()?.addEventListener('change', apply);
    window.addEventListener('storage', apply);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    query()?.removeEventListener('change', apply);
    window.removeEventListener('storage', apply);
  };
}

/** The device's theme: the choice, the scheme in force, and a way to change it. */
export function useThemeMode(): {
  mode: ThemeMode;
  scheme: 'light' | 'dark';
  setMode: (mode: ThemeMode) => void;
} {
  const mode = useSyncExternalStore(subscribeTheme, readThemeMode);
  const scheme = useSyncExternalStore(subscribeTheme, resolveScheme);
  return { mode, scheme, setMode: setThemeMode };
}
