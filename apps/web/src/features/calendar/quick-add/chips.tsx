import { CalendarDays, Clock, Repeat as RepeatIcon } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { t } from '../../../app/messages';
import { FamilyAvatar, MemberAvatar } from '../../../ui/member-avatar';
import { PartChip } from '../../../ui/quick-add/part-chip';
import classes from '../../../ui/quick-add/quick-add.module.css';
import { useSettings } from '../model/settings';
import type { Draft, Part, PartValues } from './draft';
import { PartEditor } from './part-editor';
import { dateLabel, repeatText, timeLabel, whoLabel } from './words';
import type { Written } from './words';

const words = t.quickAdd;

/** What was understood, each part a button that opens the way to put it right. */
export function Chips({
  draft,
  written,
  shows = () => true,
  onCorrect,
  onTitleOnly,
}: {
  draft: Draft;
  written: Written;
  /** Which parts are told; without it all, said or not. */
  shows?: (part: Part) => boolean;
  onCorrect: <P extends Part>(part: P, value: PartValues[P]) => void;
  onTitleOnly: (part: Part) => void;
}) {
  const { people } = useSettings();
  const [editor, setEditor] = useState<{ part: Part; anchor: HTMLElement } | null>(null);
  const { known } = draft;
  const date = dateLabel(known, written);
  const repeat = repeatText(known, written);
  // A time that is asked for is not "all day".
  const askedTime = draft.event === null && (draft.question?.reason === 'time' || known.eventTime === null);
  const chip = (part: Part, icon: ReactNode, label: string, said: boolean) => (
    <PartChip
      key={part}
      name={words.parts[part]}
      label={label}
      icon={icon}
      isSaid={said}
      isOpen={editor?.part === part}
      onOpen={(anchor) => setEditor({ part, anchor })}
    />
  );
  return (
    <div role="group" aria-label={words.understood} className={classes['chips']}>
      {date !== null && shows('date') && chip('date', <CalendarDays aria-hidden />, date, true)}
      {!askedTime &&
        shows('time') &&
        chip('time', <Clock aria-hidden />, timeLabel(known, written), known.eventTime !== null)}
      {repeat !== '' && shows('repeat') && chip('repeat', <RepeatIcon aria-hidden />, repeat, true)}
      {shows('who') && chip('who', <Faces ids={known.whoIds} />, whoLabel(known, people), known.whoIds.length > 0)}
      {editor && (
        <PartEditor
          part={editor.part}
          anchor={editor.anchor}
          draft={draft}
          onCorrect={(part, value) => {
            onCorrect(part, value);
            // Its chip goes with the repeat.
            if (part === 'repeat' && value === null) setEditor(null);
          }}
          onTitleOnly={() => {
            onTitleOnly(editor.part);
            setEditor(null);
          }}
          onClose={() => setEditor(null)}
        />
      )}
    </div>
  );
}

/** The faces of those it is for, overlapping; the house for everybody. */
function Faces({ ids }: { ids: readonly string[] }) {
  const { people } = useSettings();
  const persons = ids.flatMap((id) => people.byId.get(id) ?? []);
  if (persons.length === 0) return <FamilyAvatar size={20} />;
  return (
    <span className={classes['faces']}>
      {persons.map(
        ({ id, member, letters }) => member && <MemberAvatar key={id} member={member} size={20} initials={letters} />,
      )}
    </span>
  );
}
