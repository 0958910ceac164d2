import type { Section } from '@homefold/domain';
import { createContext, useContext, useEffect, useRef } from 'react';

/** Where to go, and what to do there. */
export interface GoOptions {
  /** The part of a section: 'settings' in `#profile/settings`. */
  sub?: string;
  /** Opens the section's add dialog on arrival. */
  add?: boolean;
  /** Takes the place of the present address: Back does not lead to it. */
  replace?: boolean;
}

/** What a section may know of the frame around it. The shell provides it. */
export interface Sections {
  current: Section;
  /** What follows the section in the hash: 'settings' in `#profile/settings`; null without it. */
  sub: string | null;
  /** Whether a section exists in this product (what does not is offered nowhere). */
  has: (section: Section) => boolean;
  go: (section: Section, options?: GoOptions) => void;
  /** Opens the set-up of profile and family: 'Complete Your Profile'. */
  openSetup: () => void;
  /** Name of the family that somebody without one waits for; else null. */
  waitingFor: string | null;
  /** The shell's place for a section's buttons: the right end of the header; null on a phone. */
  actionsSlot: HTMLElement | null;
  /** See `useAddAction`. */
  registerAdd: (open: () => void) => () => void;
}

export const SectionsContext = createContext<Sections>({
  current: 'dashboard',
  sub: null,
  has: () => false,
  go: () => undefined,
  openSetup: () => undefined,
  waitingFor: null,
  actionsSlot: null,
  registerAdd: () => () => undefined,
});

/** The section on screen and the way to others: `useSections().go('calendar', { add: true })`. */
export const useSections = (): Sections => useContext(SectionsContext);

/**
 * Says what "add" means in the section on screen. The floating button, the `n` key and links that ask for it call
 * `open`; so does arriving through `go(section, { add: true })`. The section's entry in the shell's registry needs an
 * `addAction`, else nothing offers it.
 */
export function useAddAction(open: () => void): void {
  const { registerAdd } = useSections();
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  useEffect(() => registerAdd(() => latest.current()), [registerAdd]);
}
