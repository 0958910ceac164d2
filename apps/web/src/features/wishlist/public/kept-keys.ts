import { forgetStored, readStoredJson, store, storedOf } from '../../../storage/stored';

/** The keys that cancel purchases made on this device, and the buyer's name. */
export interface KeptKey {
  key: string;
  name: string;
}

/** The maximum that the server accepts at once. */
const MOST = 50;

/** Fallback if the browser's storage is unavailable: lost when the page is closed. */
const untilClosed = new Map<string, KeptKey>();

export const keptKey = (wishId: string): KeptKey | null => storedKey(wishId) ?? untilClosed.get(wishId) ?? null;

function storedKey(wishId: string): KeptKey | null {
  const value = readStoredJson('takenWishes', wishId);
  if (typeof value !== 'object' || value === null || !('key' in value && 'name' in value)) return null;
  const { key, name } = value;
  return typeof key === 'string' && typeof name === 'string' ? { key, name } : null;
}

export function keepKey(wishId: string, kept: KeptKey): void {
  untilClosed.set(wishId, kept);
  store('takenWishes', JSON.stringify(kept), wishId);
}

export function forgetKey(wishId: string): void {
  untilClosed.delete(wishId);
  forgetStored('takenWishes', wishId);
}

/** Whether it is stored beyond the page's lifetime. */
export const isRemembered = (wishId: string): boolean => storedKey(wishId) !== null;

const all = (): KeptKey[] => storedOf('takenWishes').flatMap((wishId) => storedKey(wishId) ?? []);

/** The keys of this device. */
export const keptKeys = (): string[] =>
  all()
    .slice(0, MOST)
    .map(({ key }) => key);

/** The name last used on this device; empty if there is none. */
export const knownName = (): string => all()[0]?.name ?? '';

/** 192 random bits, as text. Generated here, so that a request can be repeated after its answer was lost. */
export function newTakingKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}
