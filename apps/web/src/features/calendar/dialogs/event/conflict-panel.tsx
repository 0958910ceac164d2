import { describeRecurringDays, formatDateRange, formatTimeRange, isCalendarDate } from '@homefold/domain';
import type { CalendarDate } from '@homefold/domain';
import { t } from '../../../../messages/calendar';
import { versionLines } from '../../../../ui/forms/optional-fields';
import { VersionsPanel } from '../../../../ui/forms/versions-panel';
import type { VersionLine } from '../../../../ui/forms/versions-panel';
import { EVENT_FIELDS } from '../../model/fields';
import { chosenPersons } from '../../model/people';
import { useSettings } from '../../model/settings';
import type { CalendarSettings } from '../../model/settings';
import type { CalendarEvent } from '../../model/types';
import { formOfEvent } from './form-values';
import type { EventFormValues } from './form-values';

const conflictWords = t.calendar.conflict;
const labels = t.calendar.form;

/** After a concurrent edit: both versions side by side, differences marked, for the user to choose. */
export function ConflictPanel({
  mine,
  theirs,
  start,
  busy,
  labels: own,
  onKeepMine,
  onUseTheirs,
}: {
  mine: EventFormValues;
  theirs: CalendarEvent;
  /** The occurrence that both versions refer to. */
  start: CalendarDate | null;
  busy: boolean;
  /** Overrides the default labels of versions and buttons. */
  labels?: Partial<Record<'mine' | 'theirs' | 'keepMine' | 'useTheirs', string>>;
  onKeepMine: () => void;
  onUseTheirs: () => void;
}) {
  const settings = useSettings();
  return (
    <VersionsPanel
      labels={{ ...conflictWords, ...own }}
      mine={describe(mine, theirs, settings)}
      theirs={describe(formOfEvent(theirs, start), theirs, settings)}
      busy={busy}
      onKeepMine={onKeepMine}
      onUseTheirs={onUseTheirs}
    />
  );
}

/** A version as text. */
function describe(values: EventFormValues, stored: CalendarEvent, settings: CalendarSettings): VersionLine[] {
  const { locale, people } = settings;
  const { eventDate, endDate, eventTime, eventEndTime } = values;
  const names = chosenPersons(values.whoMemberIds, stored, people).map(({ name }) => name);
  const {
    emoji: _emoji,
    eventTime: _start,
    eventEndTime: _end,
    ...others
  } = versionLines(EVENT_FIELDS, values, settings);
  return [
    [labels.title, [values.emoji, values.title].filter(Boolean).join(' ')],
    [labels.who, names.join(', ')],
    [conflictWords.date, isCalendarDate(eventDate) ? formatDateRange(eventDate, endDate || eventDate, locale) : ''],
    [conflictWords.time, eventTime ? formatTimeRange(eventTime, eventEndTime, locale) : t.calendar.allDay],
    [
      t.repeat.repeats,
      values.isRecurring
        ? t.calendar.everyOn(
            t.calendar.every(Number(values.recurringInterval) || 1, values.recurringType),
            describeRecurringDays(values, locale),
          )
        : '',
    ],
    ...Object.values(others),
  ];
}
