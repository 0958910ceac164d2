import { readStored, store } from '../../storage/stored';

/** 'Skip for now' holds until the browser is closed: neither asked at every reload nor skipped forever. */
export const skipSetup = (): void => void store('skippedSetup', 'yes');

export const hasSkippedSetup = (): boolean => readStored('skippedSetup') !== null;
