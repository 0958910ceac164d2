import { AsyncLocalStorage } from 'node:async_hooks';

const storage = new AsyncLocalStorage<string>();

/** Runs `fn`, and everything it starts, under the request's id. */
export const underRequestId = <T>(id: string, fn: () => T): T => storage.run(id, fn);

/** Id of the current request; undefined outside one. */
export const currentRequestId = (): string | undefined => storage.getStore();
