import { readStored, store } from '../../storage/stored';

/** 'Skip for now' holds until the browser is closed: it must not ask at every reload, nor never again. */
export const skipSetup = (): void => void store('skippedSetup', 'yes');

export const hasSkippedSetup = (): boolean => readStored('skippedSetup') !== null;
