import { IdentityError } from './identity-api';
import type { AppConfig } from './types';

let pending: Promise<AppConfig> | null = null;
let known: AppConfig | null = null;

/**
 * The server's public configuration, asked once (index.html preloads it); a failure is not kept, so that Try Again can
 * ask again.
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

/** The answer when it has come already: what depends on it shows at once and pushes nothing aside. */
export const knownAppConfig = (): AppConfig | null => known;

/** For tests: forgets the answer. */
export function resetAppConfig(): void {
  pending = null;
  known = null;
}
