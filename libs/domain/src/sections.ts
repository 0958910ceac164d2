/** Dashboard sections by their id, in the order of the sidebar. */
export const SECTIONS = [
  'dashboard',
  'chat',
  'calendar',
  'forum',
  'todos',
  'meal-planner',
  'wishlist',
  'profile',
  'family',
  'bin',
] as const;
export type Section = (typeof SECTIONS)[number];

/** The sections that exist so far; nothing leads to one of the others. */
export const BUILT_SECTIONS = [
  'dashboard',
  'calendar',
  'todos',
  'profile',
  'family',
  'bin',
] as const satisfies readonly Section[];
export type BuiltSection = (typeof BUILT_SECTIONS)[number];

export const isSection = (value: unknown): value is Section => SECTIONS.some((section) => section === value);

/** The section to show for an id: an unknown one falls back to calendar on desktop, dashboard on mobile (product rule 26). */
export function sectionOrFallback(value: string | null | undefined, { mobile }: { mobile: boolean }): Section {
  if (isSection(value)) return value;
  return mobile ? 'dashboard' : 'calendar';
}
