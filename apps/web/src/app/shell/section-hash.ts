import type { Section } from '@homefold/domain';

/** A section and its sub-section, as encoded in the URL's hash; a sub-section may have parts: 'recipes/<id>'. */
export interface SectionAddress {
  section: Section;
  sub: string | null;
}

/**
 * The section that a hash names (product rule 26). Without a hash it is the dashboard; an unknown section falls back to the
 * calendar on desktop and to the dashboard on a phone.
 * @param hash with or without '#', e.g. '#profile/settings'
 */
export function readHash(
  hash: string,
  { mobile, exists }: { mobile: boolean; exists: (id: string) => id is Section },
): SectionAddress {
  const [id = '', ...subs] = decode(hash.replace(/^#/, '')).split('/');
  const sub = subs.join('/');
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
    // A stray percent sign: use the text unchanged.
    return text;
  }
}
