import type { Section } from '@homefold/domain';
import { CalendarPlus, ChevronRight, CookingPot, MessagesSquare, Sparkles } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { t } from '../../messages';
import { CardSection } from '../../ui/basics/card';
import { useSections } from '../../ui/sections/sections';
import type { GoOptions } from '../../ui/sections/sections';
import classes from './dashboard.module.css';

const texts = t.dashboard.actions;

/** The documented shortcuts in order; those of missing sections are left out. */
const ACTIONS: readonly { section: Section; options?: GoOptions; label: string; icon: LucideIcon }[] = [
  { section: 'chat', label: texts.chat, icon: Sparkles },
  { section: 'forum', options: { add: true }, label: texts.forum, icon: MessagesSquare },
  { section: 'meal-planner', label: texts.meals, icon: CookingPot },
  { section: 'calendar', options: { add: true }, label: texts.calendar, icon: CalendarPlus },
];

/**
 * Shortcuts to common actions; without any there is no card.
 * @param offered actions that another card offers already
 */
export function SmartActions({ offered }: { offered?: Section | null }) {
  const sections = useSections();
  const actions = ACTIONS.filter(({ section }) => sections.has(section) && section !== offered);
  if (actions.length === 0) return null;
  return (
    <CardSection title={texts.title}>
      <ul className={classes['actions']}>
        {actions.map(({ section, options, label, icon: Icon }) => (
          <li key={section}>
            <button type="button" className={classes['action']} onClick={() => sections.go(section, options)}>
              <Icon size={20} strokeWidth={1.75} aria-hidden />
              <span>{label}</span>
              <ChevronRight size={16} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
    </CardSection>
  );
}
