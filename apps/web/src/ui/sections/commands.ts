import type { CalendarDate } from '@homefold/domain';
import type { LucideIcon } from 'lucide-react';
import type { GoOptions } from './sections';

/** Something that the search does instead of finding it: 'Add event', 'Go to Calendar'. */
export interface Command {
  id: string;
  label: string;
  icon: LucideIcon;
  /** Further words that lead to it. */
  words?: string;
  /** The keys that do the same, as in `useShortcuts`. */
  keys?: string;
  /** In force now, such as a theme. */
  isOn?: boolean;
  run: () => void;
}

/** What a section needs to understand a command. */
export interface CommandContext {
  now: Date;
  /** The family's settings, and today in its zone. */
  timeZone: string;
  today: CalendarDate;
  locale: string;
  country: string;
  /** Goes to this section, or to a place in it. */
  go: (options?: GoOptions) => void;
}

/** The commands of a section that depend on what was typed, such as 'Go to March 2027'; likeliest first. */
export type UnderstandCommand = (text: string, context: CommandContext) => Command[];
