import { useMedia } from '../browser/use-media';

/** Whether a finger is what points here: phones and tablets have wheels and lists of their own, made for it. */
export const useCoarsePointer = (): boolean => useMedia('(pointer: coarse)');
