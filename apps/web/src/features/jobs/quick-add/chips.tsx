import { CalendarDays, Clock, Repeat, Star, UsersRound } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { t } from '../../../app/messages/jobs';
import { PartChip } from '../../../ui/quick-add/part-chip';
import classes from '../../../ui/quick-add/quick-add.module.css';
import { Face } from '../list/face';
import { useFamily } from '../model/family';
import { memberOf } from '../model/people';
import type { Draft, Part, PartValues } from './draft';
import { PartEditor } from './part-editor';
import { dateLabel, pointsText, repeatText, timeLabel, turnsText, whoLabel } from './words';

const words = t.jobs.quickAdd;

/** What was understood, each part a button that opens the way to put it right. */
export function Chips({
  draft,
  isApprover,
  onCorrect,
  onTitleOnly,
}: {
  draft: Draft;
  /** Points are theirs to give. */
  isApprover: boolean;
  onCorrect: <P extends Part>(part: P, value: PartValues[P]) => void;
  onTitleOnly: (part: Part) => void;
}) {
  const family = useFamily();
  const [editor, setEditor] = useState<{ part: Part; anchor: HTMLElement } | null>(null);
  const { known, isReady } = draft;
  const chip = (part: Part, icon: ReactNode, label: string, said: boolean) => (
    <PartChip
      key={part}
      name={words.names[part]}
      label={label}
      icon={icon}
      isSaid={said}
      isOpen={editor?.part === part}
      onOpen={(anchor) => setEditor({ part, anchor })}
    />
  );
  const repeat = repeatText(known, family);
  const turns = turnsText(known, family);
  const points = pointsText(known);
  return (
    <div role="group" aria-label={words.understood} className={classes['chips']}>
      {isReady && chip('date', <CalendarDays aria-hidden />, dateLabel(known, family), known.dueDate !== null)}
      {isReady && known.dueTime !== null && chip('time', <Clock aria-hidden />, timeLabel(known, family), true)}
      {repeat !== '' && chip('repeat', <Repeat aria-hidden />, repeat, true)}
      {turns !== '' && chip('turns', <UsersRound aria-hidden />, turns, true)}
      {chip(
        'who',
        <Face person={memberOf(known.assigneeId, family)} size={20} />,
        whoLabel(known, family),
        known.assigneeId !== null,
      )}
      {isApprover && points !== '' && chip('points', <Star aria-hidden />, points, true)}
      {editor && (
        <PartEditor
          part={editor.part}
          anchor={editor.anchor}
          draft={draft}
          onCorrect={(part, value) => {
            onCorrect(part, value);
            // Its chip goes with it.
            if (value === null && part !== 'date' && part !== 'who') setEditor(null);
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
