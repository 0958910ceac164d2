import { FORUM_TEMPLATES } from '@homefold/domain/forum';
import type { ForumTemplate, ForumTemplateName } from '@homefold/domain/forum';
import { CalendarDays, CircleQuestionMark, Lightbulb, Megaphone, MessagesSquare } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { t } from '../../../messages/forum/parts';
import classes from './editor.module.css';

const ICONS: Record<ForumTemplateName, LucideIcon> = {
  Announcement: Megaphone,
  Question: CircleQuestionMark,
  Event: CalendarDays,
  Idea: Lightbulb,
  Discussion: MessagesSquare,
};

/** The five templates. */
export function TemplateChips({ chosen, onPick }: { chosen: string; onPick: (template: ForumTemplate) => void }) {
  const id = useId();
  return (
    <div className={classes['templates']} role="group" aria-labelledby={id}>
      <span id={id} className={classes['legend']}>
        {t.forumEditor.templates.label}
      </span>
      {FORUM_TEMPLATES.map((template) => {
        const Icon = ICONS[template.name];
        return (
          <button
            key={template.name}
            type="button"
            aria-pressed={template.name === chosen}
            onClick={() => onPick(template)}
          >
            <Icon size={16} aria-hidden />
            {template.name}
          </button>
        );
      })}
    </div>
  );
}
