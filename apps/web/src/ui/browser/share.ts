/** Something to hand on by the device's own sheet. */
export interface Shared {
  url: string;
  /** The subject, where a program asks for one. */
  title: string;
  /** What the message says before the address. */
  text: string;
}

/** Whether the device has a sheet for sharing: most phones do, on secure pages. */
export const canShare = (): boolean => typeof (navigator.share as unknown) === 'function';

/**
 * Opens the device's sheet. Closing it is no failure.
 * @throws when the device refuses
 */
export async function share(what: Shared): Promise<void> {
  try {
    await navigator.share(what);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
}
