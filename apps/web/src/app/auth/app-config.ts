import type { AppConfig } from './types';

let pending: Promise<AppConfig> | null = null;

/**
 * The server's public configuration, asked once (index.html preloads it); a failure is not kept, so that Try Again can
 * ask again.
 */
export function loadAppConfig(): Promise<AppConfig> {
  pending ??= fetch('/app-config.json')
    .then((response) => {
      if (!response.ok) throw new Error(`app-config.json answered ${response.status}`);
      return response.json() as Promise<AppConfig>;
    })
    .catch((error: unknown) => {
      pending = null;
      throw error;
    });
  return pending;
}

/** For tests: forgets the answer. */
export function resetAppConfig(): void {
  pending = null;
}
