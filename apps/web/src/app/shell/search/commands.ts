import { SECTIONS } from '@homefold/domain';
import type { Section } from '@homefold/domain';
import { Monitor, Moon, Sun } from 'lucide-react';
import { useFamilyView } from '../../../graphql/family';
import { t } from '../../../messages/search';
import { useThemeMode } from '../../../theme/mode';
import type { ThemeMode } from '../../../theme/mode';
import { useLoaded } from '../../../ui/browser/use-loaded';
import type { Command, UnderstandCommand } from '../../../ui/sections/commands';
import { useSections } from '../../../ui/sections/sections';
import { useNow } from '../../../ui/time/use-now';
import type { PersonEntry } from '../menus/person-entries';
import { sections } from '../sections';

const texts = t.search.commands;
const THEMES = [
  { mode: 'light', label: texts.light, icon: Sun },
  { mode: 'dark', label: texts.dark, icon: Moon },
  { mode: 'system', label: texts.system, icon: Monitor },
] as const satisfies readonly { mode: ThemeMode; label: string; icon: unknown }[];

/**
 * The commands of the search: first the add actions of the sections, then navigation to every section, the person's
 * entries, and the theme. The first three are derived from the sections' entries and the person's menu.
 */
export function useCommands(entries: readonly PersonEntry[]): readonly Command[] {
  const { go, has } = useSections();
  const { mode, setMode } = useThemeMode();
  const open = sections.filter(({ id }) => has(id));
  return [
    ...open.flatMap(({ id, icon, addAction }): Command[] =>
      addAction
        ? [{ id: `add-${id}`, label: addAction.label, icon, words: texts.add, run: () => go(id, { add: true }) }]
        : [],
    ),
    ...open.map(({ id, label, icon }): Command => ({
      id: `go-${id}`,
      label: t.shell.goTo(label),
      icon,
      words: texts.go,
      keys: `g ${SECTIONS[id].key}`,
      run: () => go(id),
    })),
    ...entries.flatMap(({ id, label, icon, isBusy, at, run }): Command[] => {
      if (!at) return isBusy ? [] : [{ id, label, icon, run }];
      const { section, sub } = at;
      // Whole sections are included above already.
      return sub === null ? [] : [{ id, label, icon, run: () => go(section, { sub }) }];
    }),
    ...THEMES.map((theme): Command => ({
      id: theme.mode,
      label: theme.label,
      icon: theme.icon,
      words: texts.theme,
      isOn: theme.mode === mode,
      run: () => setMode(theme.mode),
    })),
  ];
}

const loadUnderstanding = (): Promise<[Section, UnderstandCommand][]> =>
  Promise.all(
    sections.flatMap(({ id, loadCommands }) =>
      loadCommands ? [loadCommands().then(({ understand }): [Section, UnderstandCommand] => [id, understand])] : [],
    ),
  );

/** The sections' commands that depend on the typed text; none until their code has loaded. */
export function useUnderstanding(): (text: string) => readonly Command[] {
  const { go, has } = useSections();
  const { family } = useFamilyView();
  const now = useNow();
  const { value } = useLoaded(loadUnderstanding, true);
  return (text) => {
    if (!family || !value) return [];
    return value
      .filter(([section]) => has(section))
      .flatMap(([section, understand]) => understand(text, { ...family, now, go: (options) => go(section, options) }));
  };
}
