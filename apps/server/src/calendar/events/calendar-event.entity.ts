import { Column, Entity } from 'typeorm';
import { calendarDate } from '@homefold/domain';
import type { CalendarDate, LocalTime, RecurringType } from '@homefold/domain';
import { LOCAL_TIME, StoredRecord, ownColumns } from '../../platform/records';

/** The driver parses dates in an array to local midnights; single dates already arrive as text. */
const asDates = {
  from: (dates: (Date | CalendarDate)[] | null): CalendarDate[] =>
    (dates ?? []).map((date) =>
      typeof date === 'string'
        ? date
        : calendarDate({ year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() }),
    ),
  to: (dates: CalendarDate[]): CalendarDate[] => dates,
};

/** A stored event, for writes. Reads use `calendar.queries.ts`. */
@Entity('calendar_event')
export class CalendarEventEntity extends StoredRecord {
  @Column({ type: 'text' })
  title!: string;

  @Column({ type: 'text', nullable: true })
  description!: string | null;

  @Column({ name: 'event_date', type: 'date' })
  eventDate!: CalendarDate;

  /** As sent by the client; a value before `eventDate` means a single day. */
  @Column({ name: 'end_date', type: 'date' })
  endDate!: CalendarDate;

  @Column({ name: 'event_time', ...LOCAL_TIME })
  eventTime!: LocalTime | null;

  @Column({ name: 'event_end_time', ...LOCAL_TIME })
  eventEndTime!: LocalTime | null;

  @Column({ type: 'text', nullable: true })
  emoji!: string | null;

  /** Where it is, in the family's words. */
  @Column({ type: 'text', nullable: true })
  place!: string | null;

  /** Members it concerns, in the order chosen; empty for the whole family. */
  @Column({ name: 'who_membership_ids', type: 'uuid', array: true })
  whoMembershipIds!: string[];

  /** null for an event that does not repeat. */
  @Column({ name: 'recurring_type', type: 'text', nullable: true })
  recurringType!: RecurringType | null;

  @Column({ name: 'recurring_interval', type: 'smallint', nullable: true })
  recurringInterval!: number | null;

  @Column({ name: 'recurring_end_date', type: 'date', nullable: true })
  recurringEndDate!: CalendarDate | null;

  /** Dates that the series skips, in order. */
  @Column({ type: 'date', array: true, transformer: asDates })
  exceptions!: CalendarDate[];

  /** Day of the month a series returns to when its first month is too short for it; see `RecurrenceSource`. */
  @Column({ name: 'recurring_day', type: 'smallint', nullable: true })
  recurringDay!: number | null;

  /** Several weekdays, or one weekday of the month; null if the start date implies it. See `RecurringDays`. */
  @Column({ name: 'recurring_days', type: 'text', array: true, nullable: true })
  recurringDays!: string[] | null;

  /** The series that this event was split from, as a separately changed occurrence. */
  @Column({ name: 'series_id', type: 'uuid', nullable: true })
  seriesId!: string | null;

  /** The date of the occurrence that it replaces; an exception of that series. */
  @Column({ name: 'occurrence_date', type: 'date', nullable: true })
  occurrenceDate!: CalendarDate | null;

  /** Set on the single birthday event that Quick Add maintains per member. */
  @Column({ name: 'birthday_of_membership_id', type: 'uuid', nullable: true })
  birthdayOfMembershipId!: string | null;

  /** The event whose deletion included this one: both are one entry of the bin and are restored together. */
  @Column({ name: 'deleted_with', type: 'uuid', nullable: true })
  deletedWith!: string | null;
}

/** The columns stored to undo a change of an event, and copied to a part of a series. */
export const EVENT_COLUMNS = ownColumns(CalendarEventEntity, ['deletedWith']);

export type EventColumns = Pick<CalendarEventEntity, (typeof EVENT_COLUMNS)[number]>;
