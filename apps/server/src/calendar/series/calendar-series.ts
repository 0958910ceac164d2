import { Injectable } from '@nestjs/common';
import {
  DEFAULT_LOCALE,
  divideSeries,
  formatDate,
  isCalendarDate,
  type CalendarDate,
  type DividedSeries,
} from '@homefold/domain';
import type { FamilyViewer } from '../../platform/auth';
import { Clock } from '../../platform/clock';
import { invalid } from '../../platform/errors';
import { pick } from '../../platform/records';
import { EVENT_COLUMNS, type CalendarEventEntity, type EventColumns } from '../events/calendar-event.entity';
import { CalendarEventStore, type EventPart } from '../events/calendar-event.store';
import { eventValues, seriesOf } from '../events/calendar-event.values';
import type { EventChangeLog } from '../events/calendar-undo';
import type { CalendarEventChanges, EventExtent } from '../events/calendar.inputs';
import { EventReminders } from '../reminders/event-reminders';

/** How a change of one occurrence, or of it and all later ones, divides a series. */
export interface PartOfSeries extends DividedSeries {
  scope: 'this' | 'following';
  date: CalendarDate;
  /** Its label in the activity feed. */
  part: EventPart;
}

/** A completed change: the event that holds it, and its feed entry. */
export interface SeriesChange {
  id: string;
  type: 'updated' | 'deleted';
  event: Pick<CalendarEventEntity, 'id' | 'title' | 'eventDate'>;
  part?: EventPart | undefined;
}

/** A completed deletion, with the id of the entry in the bin. */
export interface SeriesDeletion extends SeriesChange {
  binId: string;
}

/**
 * Changes to a part of a series (product rule 10, docs/decisions/series.md). Every method must be called inside a write
 * scope, with the series locked.
 */
@Injectable()
export class CalendarSeries {
  constructor(
    private readonly store: CalendarEventStore,
    private readonly reminders: EventReminders,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns null for the whole event, which is also every scope of one that does not repeat
   * @throws DomainError INVALID (field `occurrenceDate`) when no occurrence starts on the date
   */
  partOf(event: CalendarEventEntity, { scope, occurrenceDate: date }: EventExtent): PartOfSeries | null {
    if (!scope || scope === 'all') return null;
    if (!date && event.recurringType === null) return null;
    if (!date) throw invalid('occurrenceDate', 'Send the date of the occurrence');
    const divided = isCalendarDate(date) ? divideSeries(seriesOf(event), scope, date) : null;
    if (!divided) throw invalid('occurrenceDate', 'The event does not happen on this date');
    if (event.recurringType === null) return null;
    const name = formatDate(date, DEFAULT_LOCALE, {
      day: 'numeric',
      month: 'long',
      ...(date.slice(0, 4) === this.clock.now().toISOString().slice(0, 4) ? {} : { year: 'numeric' }),
    });
    return { ...divided, scope, date, part: { name: scope === 'this' ? name : `from ${name}`, date } };
  }

  /** Writes the part as a separate event, or to the series itself when nothing else is left of it. */
  async change(
    viewer: FamilyViewer,
    event: CalendarEventEntity,
    part: PartOfSeries,
    changes: CalendarEventChanges,
    whoMembershipIds: string[],
    log: EventChangeLog,
  ): Promise<SeriesChange> {
    const once = part.scope === 'this';
    const values = eventValues(once ? { ...changes, ...ONCE } : changes, takenOf(event, part));
    const { title, eventDate } = values;
    log.changing(event);
    if (!part.kept) {
      await this.store.rows.change(event, { ...values, whoMembershipIds });
      const before = changes.reminders && (await this.reminders.replace(viewer, event, changes.reminders));
      if (before) log.reminded(event, before);
      return { id: event.id, type: 'updated', event: { id: event.id, title, eventDate } };
    }
    const later = once ? [] : await this.store.childrenOf(viewer, event.id, part.date);
    log.changing(...later);
    await this.store.rows.change(event, part.kept);
    const own = await this.store.rows.insert(viewer, {
      ...values,
      whoMembershipIds,
      ...(once ? { seriesId: event.id, occurrenceDate: part.date } : {}),
    });
    log.made(own);
    await this.reminders.copy(viewer, event.id, own);
    if (changes.reminders) await this.reminders.replace(viewer, own, changes.reminders);
    // Separately changed occurrences keep their values, and move to the series that now contains their date.
    for (const child of later) await this.store.rows.change(child, { seriesId: own.id });
    await this.store.publish(viewer, 'created', own);
    return { id: own.id, type: 'updated', event: { id: event.id, title, eventDate }, part: part.part };
  }

  /**
   * Deletes the part, along with the events that its later occurrences became (as other calendars do). The part becomes a
   * separate event in the bin that records its origin.
   */
  async remove(
    viewer: FamilyViewer,
    event: CalendarEventEntity,
    part: PartOfSeries | null,
    log: EventChangeLog,
  ): Promise<SeriesDeletion> {
    const { id, title, eventDate } = event;
    const children = part?.scope === 'this' ? [] : await this.store.childrenOf(viewer, id, part?.date);
    log.changing(event);
    const inBin = part?.kept ? await this.takeOut(viewer, event, part, part.kept, log) : event;
    if (inBin === event) await this.store.rows.change(event, this.store.binned(viewer));
    log.changing(...children);
    for (const child of children)
      await this.store.rows.change(child, { seriesId: inBin.id, ...this.store.binned(viewer, inBin.id) });
    await this.store.publish(viewer, 'deleted', ...children);
    const done = { id, binId: inBin.id, type: 'deleted' as const, event: { id, title, eventDate } };
    return { ...done, part: part?.kept ? part.part : undefined };
  }

  /** Removes a part from a series that continues, and puts it into the bin. */
  private async takeOut(
    viewer: FamilyViewer,
    event: CalendarEventEntity,
    part: PartOfSeries,
    kept: NonNullable<PartOfSeries['kept']>,
    log: EventChangeLog,
  ): Promise<CalendarEventEntity> {
    const values = takenOf(event, part);
    await this.store.rows.change(event, kept);
    const taken = await this.store.rows.insert(viewer, {
      ...values,
      createdBy: event.createdBy,
      birthdayOfMembershipId: null,
      seriesId: event.id,
      occurrenceDate: part.date,
      ...this.store.binned(viewer),
    });
    log.made(taken);
    await this.reminders.copy(viewer, event.id, taken);
    return taken;
  }
}

/** A single occurrence does not repeat, even though the client sends the series' rule along. */
const ONCE: CalendarEventChanges = {
  isRecurring: false,
  recurringType: undefined,
  recurringInterval: undefined,
  recurringEndDate: undefined,
  recurringDays: undefined,
};

/** The values of the part, taken before the series is changed. */
function takenOf(event: CalendarEventEntity, { taken }: PartOfSeries): EventColumns {
  const { isRecurring, ...dates } = taken;
  return {
    ...pick(event, EVENT_COLUMNS),
    ...dates,
    recurringType: isRecurring ? event.recurringType : null,
    recurringInterval: isRecurring ? event.recurringInterval : null,
    recurringDays: isRecurring ? event.recurringDays : null,
  };
}
