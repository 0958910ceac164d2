import { useFragment, useQuery } from '@apollo/client/react';
import { formatDateRange, formatLongDate, lastsDays } from '@homefold/domain';
import type { CalendarDate } from '@homefold/domain';
import {
  AlignLeft,
  Bell,
  CalendarClock,
  Clock,
  Copy,
  MapPin,
  Pencil,
  Repeat,
  Rss,
  Trash2,
  Undo2,
  Users,
} from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { t } from '../../../messages/calendar';
import { t as shared } from '../../../messages/dialogs';
import { useLastUndo } from '../../../graphql/records/last-undo';
import { useViewer } from '../../../graphql/use-viewer';
import { Fact, Facts, MoveForm, Reader, ReaderActions } from '../../../ui/dialogs/reader';
import type { Target } from '../drag/drag';
import { whenAt } from '../drag/when';
import { whoseEvent } from '../drag/whose';
import { EventAvatars } from '../event-avatars';
import { CalendarEventFieldsFragmentDoc, CalendarRemindersDocument } from '../generated';
import type { EventWrites } from '../model/event-writes';
import { repeatLabel, timeLabel } from '../model/labels';
import { personsOf } from '../model/people';
import { useSettings } from '../model/settings';
import { isOutside, isSystem } from '../model/types';
import type { CalendarEvent, Occurrence } from '../model/types';
import { PlaceLink } from '../place-link';
import { reminderLabel } from '../reminders/reminders';
import classes from './event-reader.module.css';
import { occurrenceAt } from './occurrence-at';
import type { Reading } from './use-event-reader';

const FromPost = lazy(() => import('../../../graphql/forum-post/from-post'));

const labels = shared.dialogs.reader;

/** The reader of an occurrence, with its actions. Events of outside calendars can only be copied. */
export default function EventReader({
  open,
  reading,
  today,
  writes,
  onMove,
  onEdit,
  onCopy,
  onClose,
}: {
  open: boolean;
  reading: Reading;
  today: CalendarDate;
  writes: EventWrites;
  onMove: (occurrence: Occurrence, target: Target) => void;
  onEdit: (event: CalendarEvent, start: CalendarDate) => void;
  onCopy: (event: CalendarEvent, start: CalendarDate) => void;
  onClose: () => void;
}) {
  const { people, locale } = useSettings();
  const stored = useFragment({
    fragment: CalendarEventFieldsFragmentDoc,
    fragmentName: 'CalendarEventFields',
    from: { __typename: 'CalendarEvent', id: reading.event.id },
  });
  // Others' changes are shown at once; a deleted event stays until the reader is closed.
  const event = stored.dataState === 'complete' ? stored.data : reading.event;
  const occurrence = occurrenceAt(event, reading.start);
  const undo = useLastUndo(event.id);
  const [move, setMove] = useState<{ date: string; time: string } | null>(null);
  const persons = personsOf(event, people);
  const isOwn = !isSystem(event);
  const then = (act: (event: CalendarEvent, start: CalendarDate) => void): void => {
    onClose();
    act(event, occurrence.startDate);
  };
  const moveNow = (): void => {
    if (!move) return;
    const { startDate, endDate } = occurrence;
    const { eventTime, eventEndTime } = event;
    const when = whenAt({ startDate, endDate, eventTime, eventEndTime }, move.date, move.time || null);
    onClose();
    onMove(occurrence, { when, who: whoseEvent(event) });
  };
  const remove = async (): Promise<void> => {
    if (await writes.remove(event, occurrence.startDate)) onClose();
  };
  return (
    <Reader
      open={open}
      title={[event.title, event.emoji].filter(Boolean).join(' ')}
      anchor={reading.anchor}
      onClose={onClose}
      actions={
        <ReaderActions
          actions={[
            isOwn && { label: labels.edit, icon: <Pencil aria-hidden />, onClick: () => then(onEdit) },
            isOwn && {
              label: labels.move,
              icon: <CalendarClock aria-hidden />,
              expanded: move !== null,
              onClick: () => setMove(move ? null : { date: occurrence.startDate, time: event.eventTime ?? '' }),
            },
            { label: labels.copy, icon: <Copy aria-hidden />, onClick: () => then(onCopy) },
            isOwn && {
              label: labels.delete,
              icon: <Trash2 aria-hidden />,
              danger: true,
              onClick: () => void remove(),
            },
            undo && { label: labels.undo, icon: <Undo2 aria-hidden />, onClick: () => then(undo) },
          ]}
        />
      }
    >
      <Facts>
        <Fact icon={<Clock aria-hidden />} name={labels.when}>
          <p>{daysLabel(occurrence, today, locale)}</p>
          <p className={classes['time']}>{timeLabel(occurrence, locale)}</p>
        </Fact>
        {event.isRecurring && (
          <Fact icon={<Repeat aria-hidden />} name={labels.repeats}>
            {repeatLabel(event, locale)}
          </Fact>
        )}
        {isOwn && (
          <Fact icon={<Users aria-hidden />} name={labels.who}>
            <span className={classes['who']}>
              <EventAvatars persons={persons} size={18} max={3} />
              {t.calendar.names(persons.map(({ name }) => name))}
            </span>
          </Fact>
        )}
        {event.place && (
          <Fact icon={<MapPin aria-hidden />} name={t.calendar.form.place}>
            <PlaceLink place={event.place} />
          </Fact>
        )}
        {event.description && (
          <Fact icon={<AlignLeft aria-hidden />} name={labels.notes} isText>
            {event.description}
          </Fact>
        )}
        {isOwn && <Reminders event={event} />}
        {isOwn && (
          <Suspense>
            <FromPost type="calendar_event" recordId={event.id} onFollow={onClose} />
          </Suspense>
        )}
        {isOutside(event) && (
          <Fact icon={<Rss aria-hidden />} name={labels.from}>
            {t.exchange.outside.fromHint(event.calendarName ?? '')}
          </Fact>
        )}
      </Facts>
      {move && (
        <MoveForm
          {...move}
          noTime={t.calendar.allDay}
          onChange={setMove}
          onMove={moveNow}
          onCancel={() => setMove(null)}
        />
      )}
    </Reader>
  );
}

/** "Thursday 8 October", with the year when it is another one; the range of several days. */
function daysLabel(occurrence: Occurrence, today: CalendarDate, locale: string): string {
  const { startDate, endDate } = occurrence;
  if (lastsDays(occurrence)) return formatDateRange(startDate, endDate, locale);
  return formatLongDate(startDate, locale, { year: startDate.slice(0, 4) !== today.slice(0, 4) });
}

function Reminders({ event }: { event: CalendarEvent }) {
  const { people, locale } = useSettings();
  const { me } = useViewer();
  const { data } = useQuery(CalendarRemindersDocument, {
    variables: { eventId: event.id },
    fetchPolicy: 'cache-and-network',
  });
  const reminders = data?.calendarReminders ?? [];
  if (reminders.length === 0) return null;
  const whose = (id: string): string =>
    id === me?.membership?.id ? t.calendar.reminders.me : (people.byId.get(id)?.name ?? '');
  return (
    <Fact icon={<Bell aria-hidden />} name={labels.reminders}>
      {reminders.map((one) => (
        <p key={`${one.memberId} ${one.amount} ${one.unit} ${one.at ?? ''}`}>
          {t.calendar.reminders.chip(reminderLabel(one, event.eventTime === null, locale), whose(one.memberId))}
        </p>
      ))}
    </Fact>
  );
}
