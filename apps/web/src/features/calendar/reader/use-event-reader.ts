import { addDays, nextOccurrences } from '@homefold/domain';
import type { ActivityHandOff, CalendarDate } from '@homefold/domain';
import { useEffect, useRef } from 'react';
import type { MouseEvent } from 'react';
import { t } from '../../../messages/calendar';
import { toPublicError } from '../../../graphql/errors';
import { showQueue } from '../../../graphql/offline/queued';
import { errorText } from '../../../graphql/use-domain-form';
import { isDraft } from '../../../ui/browser/draft-id';
import type { FindAnchor } from '../../../ui/dialogs/popover';
import { useOpened } from '../../../ui/dialogs/use-opened';
import { useToasts } from '../../../ui/toasts/toasts';
import type { EventWrites } from '../model/event-writes';
import { isSystem, occurrenceKey, opens } from '../model/types';
import type { CalendarEvent, Occurrence, OpenEvent } from '../model/types';

/** The open occurrence. */
export interface Reading {
  event: CalendarEvent;
  start: CalendarDate;
  anchor: FindAnchor;
}

/** Opens an event for reading on a click, in every view. */
export function useEventReader({
  occurrences,
  loading,
  writes,
  led,
  edit,
}: {
  /** What is on screen. */
  occurrences: readonly Occurrence[];
  loading: boolean;
  writes: Pick<EventWrites, 'current'>;
  /** The followed search result or activity, whose event is opened. */
  led: ActivityHandOff | null;
  /** Opens the form of an occurrence. */
  edit: (event: CalendarEvent, start: CalendarDate) => void;
}) {
  const reader = useOpened<Reading>();
  const toasts = useToasts();
  /** The element clicked last, which is the reader's anchor. */
  const clicked = useRef<Element | null>(null);
  const { show } = reader;

  const open: OpenEvent = (event, start, directly = false) => {
    if (isDraft(event)) showQueue(true);
    else if (directly && !isSystem(event)) edit(event, start);
    else show({ event, start, anchor: anchorOf(clicked.current, occurrenceKey({ event, startDate: start })) });
  };

  /**
   * For the element around all views. In the month the cell is the button; a click on one of its events opens that
   * event.
   */
  const onClickCapture = (click: MouseEvent): void => {
    if (!(click.target instanceof Element)) return;
    clicked.current = click.target.closest('[data-event], button');
    const item = click.target.closest<HTMLElement>('[role="gridcell"] [data-event]');
    const occurrence = item && occurrences.find((one) => occurrenceKey(one) === item.dataset['event']);
    if (!occurrence || !opens(occurrence.event)) return;
    click.stopPropagation();
    open(occurrence.event, occurrence.startDate);
  };

  const { current } = writes;
  const followed = useRef<ActivityHandOff | null>(null);
  useEffect(() => {
    if (!led || followed.current === led || loading) return;
    followed.current = led;
    const { resourceId, eventDate, type } = led;
    if (!resourceId || type === 'deleted') return;
    const open = (event: CalendarEvent, start: CalendarDate): void => {
      if (opens(event)) show({ event, start, anchor: anchorOf(null, occurrenceKey({ event, startDate: start })) });
    };
    const shown = occurrences.filter(({ event }) => event.id === resourceId);
    const there = shown.find(({ startDate }) => startDate === eventDate) ?? shown[0];
    if (there) return open(there.event, there.startDate);
    current(resourceId).then(
      (event) => open(event, startOf(event, eventDate)),
      (thrown: unknown) => {
        const error = toPublicError(thrown);
        toasts.error(error.code === 'NOT_FOUND' ? t.calendar.scope.gone : errorText(error));
      },
    );
  }, [led, loading, occurrences, current, show, toasts]);
  return { reader, open, onClickCapture };
}

/** The element that shows the occurrence; a different one after it was rendered anew. */
const anchorOf =
  (clicked: Element | null, key: string): FindAnchor =>
  () =>
    clicked?.isConnected
      ? clicked
      : ([...document.querySelectorAll<HTMLElement>('[data-event]')].find((one) => one.dataset['event'] === key) ??
        null);

/** The occurrence on a day; a series may have none on that day, e.g. for an old activity. */
function startOf(event: CalendarEvent, date: CalendarDate | undefined): CalendarDate {
  if (!event.isRecurring || !date || date <= event.eventDate) return event.eventDate;
  return nextOccurrences(event, addDays(date, -1), 1)[0]?.startDate === date ? date : event.eventDate;
}
