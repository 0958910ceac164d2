import type { CalendarDate } from '@homefold/domain';
import type { LucideIcon } from 'lucide-react';
import type { GoOptions } from './sections';

/** A command of the search: 'Add event', 'Go to Calendar'. */
export interface Command {
  id: string;
  label: string;
  icon: LucideIcon;
  /** Further words that match it. */
  words?: string;
  /** The equivalent shortcut, as in `useShortcuts`. */
  keys?: string;
  /** Currently active, such as a theme. */
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
  /** Navigates to this section, or to a part of it. */
  go: (options?: GoOptions) => void;
}

/** The commands of a section that depend on what was typed, such as 'Go to March 2027'; likeliest first. */
export type UnderstandCommand = (text: string, context: CommandContext) => Command[];
