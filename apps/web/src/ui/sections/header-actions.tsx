import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useSections } from './sections';

/** A section's buttons at the right end of the desktop header. Not shown on a phone, for lack of room. */
export function HeaderActions({ children }: { children: ReactNode }) {
  const { actionsSlot } = useSections();
  return actionsSlot ? createPortal(children, actionsSlot) : null;
}
