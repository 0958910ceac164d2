import { barSections, groupOf, isSection, SECTION_GROUPS } from '@homefold/domain';
import type { BuiltSection, Section, SectionGroup } from '@homefold/domain';
import { useViewer } from '../../../graphql/use-viewer';
import { useSections } from '../../../ui/sections/sections';
import { sectionEntry, sections } from '../sections';
import type { SectionEntry } from '../sections';

type IsOpen = (section: Section) => section is BuiltSection;

/** The sections that exist and are open to the family, in the groups of the sidebar; empty groups are left out. */
export const sectionGroups = (isOpen: IsOpen): { id: SectionGroup; label: string; entries: SectionEntry[] }[] =>
  (Object.keys(SECTION_GROUPS) as SectionGroup[])
    .map((id) => ({
      id,
      label: SECTION_GROUPS[id],
      entries: sections.filter((entry) => groupOf(entry.id) === id && isOpen(entry.id)),
    }))
    .filter(({ entries }) => entries.length > 0);

/** The phone's menus: the bar, what the viewer chose for it (null: the usual), and what More lists. */
export function usePhoneMenu(): { bar: SectionEntry[]; chosen: Section[] | null; more: SectionEntry[] } {
  const { has } = useSections();
  const { me } = useViewer();
  const chosen = me?.profile?.barSections?.filter(isSection) ?? null;
  const bar = barSections(chosen, has).map(sectionEntry);
  return {
    bar,
    chosen,
    // The bin is on the person's card there.
    more: sections.filter((entry) => has(entry.id) && entry.id !== 'bin' && !bar.includes(entry)),
  };
}
