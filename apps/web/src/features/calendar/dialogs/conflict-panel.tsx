import { formatDateRange, formatTimeRange, isCalendarDate } from '@homefold/domain';
import type { CalendarDate } from '@homefold/domain';
import { t } from '../../../app/messages/calendar';
import { VersionsPanel } from '../../../ui/versions-panel';
import type { VersionLine } from '../../../ui/versions-panel';
import { chosenPersons } from '../model/people';
import { useSettings } from '../model/settings';
import type { CalendarSettings } from '../model/settings';
import type { CalendarEvent } from '../model/types';
import { formOfEvent } from './form-values';
import type { EventFormValues } from './form-values';

const conflictWords = t.calendar.conflict;
const labels = t.calendar.form;

/** Somebody saved a newer version meanwhile: both stand side by side, what differs is marked, the person chooses. */
export function ConflictPanel({
  mine,
  theirs,
  start,
  busy,
  words: own,
  onKeepMine,
  onUseTheirs,
}: {
  mine: EventFormValues;
  theirs: CalendarEvent;
  /** The occurrence that both versions are shown at. */
  start: CalendarDate | null;
  busy: boolean;
  /** Other names of the versions and buttons, where more is known of them. */
  words?: Partial<Record<'mine' | 'theirs' | 'keepMine' | 'useTheirs', string>>;
  onKeepMine: () => void;
  onUseTheirs: () => void;
}) {
  const settings = useSettings();
  return (
    <VersionsPanel
      words={{ ...conflictWords, ...own }}
      mine={describe(mine, theirs, settings)}
      theirs={describe(formOfEvent(theirs, start), theirs, settings)}
      busy={busy}
      onKeepMine={onKeepMine}
      onUseTheirs={onUseTheirs}
    />
  );
}

/** What a version says, in words. */
function describe(values: EventFormValues, stored: CalendarEvent, { locale, people }: CalendarSettings): VersionLine[] {
  const { eventDate, endDate, eventTime, eventEndTime } = values;
  const names = chosenPersons(values.whoMemberIds, stored, people).map(({ name }) => name);
  return [
    [labels.title, [values.emoji, values.title].filter(Boolean).join(' ')],
    [labels.who, names.join(', ')],
    [conflictWords.date, isCalendarDate(eventDate) ? formatDateRange(eventDate, endDate || eventDate, locale) : ''],
    [conflictWords.time, eventTime ? formatTimeRange(eventTime, eventEndTime, locale) : t.calendar.allDay],
    [
      labels.repeats,
      values.isRecurring ? t.calendar.every(Number(values.recurringInterval) || 1, values.recurringType) : '',
    ],
    [labels.description, values.description.trim()],
  ];
}
