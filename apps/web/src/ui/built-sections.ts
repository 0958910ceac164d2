import type { Section } from '@homefold/domain';

/** The sections that exist; the shell's registry has an entry for each. */
const BUILT = ['dashboard', 'calendar', 'todos', 'profile', 'family', 'bin'] as const satisfies readonly Section[];
export type BuiltSection = (typeof BUILT)[number];

/** What texts speak of: a section, or something that no section stands for. */
export type Promised = Section | 'plans';

/** Whether something can be promised to people, because it is there. Plans with a price and a trial are not yet. */
export const isBuilt = (promised: Promised): boolean => BUILT.some((section) => section === promised);

export const builtSections: readonly BuiltSection[] = BUILT;
