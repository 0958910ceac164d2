import { Bell, CalendarDays, Clock, MapPin, Repeat as RepeatIcon } from 'lucide-react';
import { t } from '../../../messages';
import { useViewer } from '../../../graphql/use-viewer';
import { FamilyAvatar, MemberAvatar } from '../../../ui/people/member-avatar';
import { PartChips } from '../../../ui/quick-add/part-chips';
import classes from '../../../ui/quick-add/quick-add.module.css';
import { useSettings } from '../model/settings';
import type { Draft, Part, PartValues } from './draft';
import { editors } from './part-editor';
import { dateLabel, remindersLabel, repeatText, timeLabel, whoLabel } from './labels';

const labels = t.quickAdd;

/** The recognized parts, each a button that opens its editor. */
export function Chips({
  draft,
  shows = () => true,
  onCorrect,
  onTitleOnly,
}: {
  draft: Draft;
  /** Which parts are shown; by default all, derived from words or not. */
  shows?: (part: Part) => boolean;
  onCorrect: <P extends Part>(part: P, value: PartValues[P]) => void;
  onTitleOnly: (part: Part) => void;
}) {
  const settings = useSettings();
  const { me } = useViewer();
  const { known } = draft;
  const date = dateLabel(known, settings);
  const repeat = repeatText(known, settings);
  // A time that is still in question is not "all day".
  const askedTime = draft.event === null && (draft.question?.reason === 'time' || known.eventTime === null);
  return (
    <PartChips<Part>
      labels={labels}
      chips={[
        date !== null &&
          shows('date') && { part: 'date', icon: <CalendarDays aria-hidden />, label: date, isTyped: true },
        !askedTime &&
          shows('time') && {
            part: 'time',
            icon: <Clock aria-hidden />,
            label: timeLabel(known, settings),
            isTyped: known.eventTime !== null,
          },
        known.place !== null &&
          shows('place') && {
            part: 'place',
            icon: <MapPin aria-hidden />,
            label: known.place.trim() || labels.nowhere,
            isTyped: true,
          },
        repeat !== '' &&
          shows('repeat') && { part: 'repeat', icon: <RepeatIcon aria-hidden />, label: repeat, isTyped: true },
        shows('who') && {
          part: 'who',
          icon: <Faces ids={known.whoIds} />,
          label: whoLabel(known, settings.people),
          isTyped: known.whoIds.length > 0,
        },
        known.reminders.length > 0 &&
          shows('reminder') && {
            part: 'reminder',
            icon: <Bell aria-hidden />,
            label: remindersLabel(known, { ...settings, me: me?.membership?.id ?? '' }),
            isTyped: true,
          },
      ]}
      words={draft.words}
      editors={editors({ known, onCorrect })}
      onTitleOnly={onTitleOnly}
    />
  );
}

/** Overlapping avatars of the people; the house for everyone. */
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
