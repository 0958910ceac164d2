import { useMedia } from '../browser/use-media';

/** Whether this is a touch device, whose native pickers and lists are made for fingers. */
export const useCoarsePointer = (): boolean => useMedia('(pointer: coarse)');
