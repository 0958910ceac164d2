import { IdentityError } from './identity-api';
import type { AppConfig } from './types';

let pending: Promise<AppConfig> | null = null;
let known: AppConfig | null = null;

/**
 * The server's public configuration, fetched once (index.html preloads it); a failure is not cached, so that Try Again can
 * refetch it.
 */
export function loadAppConfig(): Promise<AppConfig> {
  pending ??= fetch('/app-config.json')
    .then((response) => {
      if (!response.ok) throw new IdentityError(response.status, '', 'app-config.json');
      return response.json() as Promise<AppConfig>;
    })
    .then((config) => (known = config))
    .catch((error: unknown) => {
      pending = null;
      throw error;
    });
  return pending;
}

/** The configuration if it has already arrived: allows rendering without a layout shift. */
export const knownAppConfig = (): AppConfig | null => known;

/** For tests: clears the cached configuration. */
export function resetAppConfig(): void {
  pending = null;
  known = null;
}
