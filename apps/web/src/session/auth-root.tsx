import { lazy, Suspense, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { knownAppConfig, loadAppConfig } from './app-config';
import { startAuth, useAuth } from './auth-store';
import type { AppConfig } from './types';

const ClerkRoot = lazy(() => import('./clerk'));

/** Starts the configured identity provider. Children render at once, in the state 'loading'. */
export function AuthRoot({ children }: { children: ReactNode }) {
  const [identity, setIdentity] = useState<AppConfig['identity'] | null>(null);
  const { status } = useAuth();
  useEffect(() => void startAuth(), []);
  useEffect(() => {
    // Also when a failure is retried.
    if (status === 'loading')
      loadAppConfig().then(
        (config) => setIdentity(config.identity),
        () => undefined,
      );
  }, [status]);
  if (identity?.kind !== 'clerk') return children;
  return (
    <Suspense fallback={children}>
      <ClerkRoot publishableKey={identity.publishableKey}>{children}</ClerkRoot>
    </Suspense>
  );
}

/** The server's public configuration, null until loaded. */
export function useAppConfig(): AppConfig | null {
  const [config, setConfig] = useState<AppConfig | null>(knownAppConfig);
  useEffect(() => {
    loadAppConfig().then(setConfig, () => undefined);
  }, []);
  return config;
}
