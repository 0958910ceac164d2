import type { BuiltResource, BuiltSection, Section } from '@homefold/domain';
import type { LucideIcon } from 'lucide-react';
import { createContext, useContext, useEffect, useRef } from 'react';

/** Options of a navigation. */
export interface GoOptions {
  /** The sub-section: 'settings' in `#profile/settings`. */
  sub?: string;
  /** Opens the section's add dialog on arrival. */
  add?: boolean;
  /** Replaces the current history entry, so that Back skips it. */
  replace?: boolean;
}

/** The shell's API for sections, provided by the shell. */
export interface Sections {
  current: Section;
  /** The sub-section in the hash: 'settings' in `#profile/settings`; null without one. */
  sub: string | null;
  /** Whether a section exists (missing ones are offered nowhere). */
  has: (section: Section) => section is BuiltSection;
  go: (section: Section, options?: GoOptions) => void;
  /** See `ResourceIcon`. */
  resourceIcons: Readonly<Partial<Record<BuiltResource, LucideIcon>>>;
  /** Opens the profile and family set-up: 'Complete Your Profile'. */
  openSetup: () => void;
  /** Name of the family that a user without one has asked to join; else null. */
  waitingFor: string | null;
  /** The portal target for a section's buttons: the right end of the header; null on a phone. */
  actionsSlot: HTMLElement | null;
  /** See `useAddAction`. */
  registerAdd: (open: () => void) => () => void;
}

export const SectionsContext = createContext<Sections>({
  current: 'dashboard',
  sub: null,
  has: (_section): _section is BuiltSection => false,
  go: () => undefined,
  resourceIcons: {},
  openSetup: () => undefined,
  waitingFor: null,
  actionsSlot: null,
  registerAdd: () => () => undefined,
});

/** The current section and navigation: `useSections().go('calendar', { add: true })`. */
export const useSections = (): Sections => useContext(SectionsContext);

/**
 * Registers the add action of the current section. The floating button, the `n` key, links to it and `go(section, { add:
 * true })` call `open`. The section's entry in the shell's registry needs an `addAction`, else nothing offers it.
 */
export function useAddAction(open: () => void): void {
  const { registerAdd } = useSections();
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  useEffect(() => registerAdd(() => latest.current()), [registerAdd]);
}
