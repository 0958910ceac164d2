import { createContext } from 'react';

/** The owner of the drafts that forms store on this device. */
export interface DraftOwner {
  /** `draftOwner` of storage/drafts. */
  id: string;
  /** For "5 minutes ago". */
  locale: string;
  timeZone: string;
}

/** Provided by the shell; null until the user is known: then nothing is stored. */
export const DraftOwnerContext = createContext<DraftOwner | null>(null);
