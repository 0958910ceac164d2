/** Something to share through the device's share sheet. */
export interface Shared {
  url: string;
  /** The subject, for programs that need one. */
  title: string;
  /** The text before the address. */
  text: string;
}

/** Whether the device has a share sheet: most phones do, in secure contexts. */
export const canShare = (): boolean => typeof (navigator.share as unknown) === 'function';

/** Opens the share sheet. Closing it is not an error. @throws when the device refuses */
export async function share(what: Shared): Promise<void> {
  try {
    await navigator.share(what);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
}
