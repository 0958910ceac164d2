import type { Section } from '@homefold/domain';

/** A section and the part of it, as the URL's hash names them. */
export interface SectionAddress {
  section: Section;
  sub: string | null;
}

/**
 * The section a hash names (decision 26). Without one it is the dashboard; one that does not exist falls back to the
 * calendar on desktop and to the dashboard on a phone.
 * @param hash with or without '#', e.g. '#profile/settings'
 */
export function readHash(
  hash: string,
  { mobile, exists }: { mobile: boolean; exists: (id: string) => id is Section },
): SectionAddress {
  const [id = '', sub] = decode(hash.replace(/^#/, '')).split('/');
  if (id === '') return { section: 'dashboard', sub: null };
  if (exists(id)) return { section: id, sub: sub || null };
  return { section: mobile || !exists('calendar') ? 'dashboard' : 'calendar', sub: null };
}

/** The hash of a section: 'calendar', 'profile/settings'. */
export const writeHash = ({ section, sub }: SectionAddress): string => (sub ? `${section}/${sub}` : section);

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A stray percent sign: take it as it stands.
    return text;
  }
}
