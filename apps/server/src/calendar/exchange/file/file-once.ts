import { addDays } from '@homefold/domain';
import type { ParsedEvent } from './calendar-file.types';
import { OUTSIDE, type ReadContext } from './file-context';
import type { FileEvent } from './file-event';
import { textsOf } from './file-texts';
import type { FileZones, LocalStamp } from './file-zones';
import { endOf, spanUntil, type Span } from '../ical/vevent';

/** A non-repeating event's time and content; or the reason why it cannot be imported. */
export function onceOf(event: FileEvent, context: ReadContext): { once: ParsedEvent } | { reason: string } {
  const { zones } = context;
  const start = zones.local(event.start);
  if (!start) return { reason: OUTSIDE };
  const span = spanOf(event, start, zones);
  if (!span) return { reason: OUTSIDE };
  const { notes, ...texts } = textsOf(event);
  notes.push(...event.notes);
  if (zones.isUnknown(event.start.zone))
    notes.push(`Its time zone “${(event.start.zone ?? '').slice(0, 60)}” is not known, so its time was not converted.`);
  return {
    once: {
      uid: event.uid,
      part: '',
      ...texts,
      ...span,
      recurringType: null,
      recurringInterval: null,
      recurringEndDate: null,
      exceptions: [],
      recurringDay: null,
      recurringDays: null,
      instanceOf: null,
      note: notes.join(' ') || null,
    },
  };
}

/** From DTEND or DURATION; without either all day, or a time without an end. */
function spanOf(event: FileEvent, start: LocalStamp, zones: FileZones): Span | null {
  const end = event.end ? zones.local(event.end) : event.duration ? zones.plus(event.start, event.duration) : null;
  if ((event.end || event.duration) && !end) return null;
  if (start.time === null) {
    const last = end && end.date > start.date ? addDays(end.date, end.time && end.time > '00:00' ? 0 : -1) : start.date;
    return { eventDate: start.date, endDate: last, eventTime: null, eventEndTime: null };
  }
  const until = end && { date: end.date, time: end.time ?? '00:00' };
  const [, days = '', time = ''] = /^(\d{1,5}) (open|\d\d:\d\d)$/.exec(event.lasts ?? '') ?? [];
  if (time) {
    const hinted: Span = {
      eventDate: start.date,
      endDate: addDays(start.date, Number(days)),
      eventTime: start.time,
      eventEndTime: time === 'open' ? null : time,
    };
    const said = endOf(hinted);
    // stale once another program has moved the end
    if (said?.date === until?.date && said?.time === until?.time) return hinted;
  }
  return spanUntil(start.date, start.time, until);
}
