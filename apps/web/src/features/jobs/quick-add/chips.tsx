import { CalendarDays, Clock, Repeat, Star, UsersRound } from 'lucide-react';
import { t } from '../../../messages/jobs';
import { PartChips } from '../../../ui/quick-add/part-chips';
import { Face } from '../../../ui/people/face';
import { useFamily } from '../../../graphql/family';
import { memberOf } from '../model/people';
import type { Draft, Part, PartValues } from './draft';
import { editors } from './part-editor';
import { dateLabel, pointsText, repeatText, timeLabel, turnsText, whoLabel } from './labels';

const labels = t.jobs.quickAdd;

/** The recognized parts, each a button that opens its editor. */
export function Chips({
  draft,
  isApprover,
  onCorrect,
  onTitleOnly,
}: {
  draft: Draft;
  /** Whether the user may set points. */
  isApprover: boolean;
  onCorrect: <P extends Part>(part: P, value: PartValues[P]) => void;
  onTitleOnly: (part: Part) => void;
}) {
  const family = useFamily();
  const { known, isReady } = draft;
  const repeat = repeatText(known, family);
  const turns = turnsText(known, family);
  const points = pointsText(known);
  return (
    <PartChips<Part>
      labels={labels}
      chips={[
        isReady && {
          part: 'date',
          icon: <CalendarDays aria-hidden />,
          label: dateLabel(known, family),
          isTyped: known.dueDate !== null,
        },
        isReady &&
          known.dueTime !== null && {
            part: 'time',
            icon: <Clock aria-hidden />,
            label: timeLabel(known, family),
            isTyped: true,
          },
        repeat !== '' && { part: 'repeat', icon: <Repeat aria-hidden />, label: repeat, isTyped: true },
        turns !== '' && { part: 'turns', icon: <UsersRound aria-hidden />, label: turns, isTyped: true },
        {
          part: 'who',
          icon: <Face person={memberOf(known.assigneeId, family)} size={20} />,
          label: whoLabel(known, family),
          isTyped: known.assigneeId !== null,
        },
        isApprover && points !== '' && { part: 'points', icon: <Star aria-hidden />, label: points, isTyped: true },
      ]}
      words={draft.words}
      editors={editors({ draft, onCorrect })}
      onTitleOnly={onTitleOnly}
    />
  );
}
