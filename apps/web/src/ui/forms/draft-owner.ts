import { createContext } from 'react';

/** Whose drafts forms keep on this device. */
export interface DraftOwner {
  /** `draftOwner` of storage/drafts. */
  id: string;
  /** For "5 minutes ago". */
  locale: string;
  timeZone: string;
}

/** Provided by the shell; null before it is known who is signed in: nothing is kept then. */
export const DraftOwnerContext = createContext<DraftOwner | null>(null);
