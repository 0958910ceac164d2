import { Column, Entity, PrimaryColumn } from 'typeorm';
import { calendarDate } from '@homefold/domain';
import type { CalendarDate, LocalTime, RecurringType } from '@homefold/domain';

/** The database adds seconds to a time of day; nothing else here has them. */
const withoutSeconds = {
  from: (time: string | null): LocalTime | null => time?.slice(0, 5) ?? null,
  to: (time: LocalTime | null): LocalTime | null => time,
};

/** The driver makes local midnights of the dates of an array; a single date comes as text already. */
const asDates = {
  from: (dates: (Date | CalendarDate)[] | null): CalendarDate[] =>
    (dates ?? []).map((date) =>
      typeof date === 'string'
        ? date
        : calendarDate({ year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() }),
    ),
  to: (dates: CalendarDate[]): CalendarDate[] => dates,
};

/** A stored event, for writes; what screens read comes from `calendar.queries.ts`. */
@Entity('calendar_event')
export class CalendarEventEntity {
  @PrimaryColumn({ name: 'family_id', type: 'uuid' })
  familyId!: string;

  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  @Column({ type: 'text' })
  title!: string;

  @Column({ type: 'text', nullable: true })
  description!: string | null;

  @Column({ name: 'event_date', type: 'date' })
  eventDate!: CalendarDate;

  /** As it was sent: before `eventDate` it means a single day. */
  @Column({ name: 'end_date', type: 'date' })
  endDate!: CalendarDate;

  @Column({ name: 'event_time', type: 'time', nullable: true, transformer: withoutSeconds })
  eventTime!: LocalTime | null;

  @Column({ name: 'event_end_time', type: 'time', nullable: true, transformer: withoutSeconds })
  eventEndTime!: LocalTime | null;

  @Column({ type: 'text', nullable: true })
  emoji!: string | null;

  /** Whom it concerns, as chosen; empty for the whole family. */
  @Column({ name: 'who_membership_ids', type: 'uuid', array: true })
  whoMembershipIds!: string[];

  /** null: the event does not repeat. */
  @Column({ name: 'recurring_type', type: 'text', nullable: true })
  recurringType!: RecurringType | null;

  @Column({ name: 'recurring_interval', type: 'smallint', nullable: true })
  recurringInterval!: number | null;

  @Column({ name: 'recurring_end_date', type: 'date', nullable: true })
  recurringEndDate!: CalendarDate | null;

  /** Dates on which the series does not happen, in order. */
  @Column({ type: 'date', array: true, transformer: asDates })
  exceptions!: CalendarDate[];

  /** Day of the month a series returns to when its first month is too short for it; see `RecurrenceSource`. */
  @Column({ name: 'recurring_day', type: 'smallint', nullable: true })
  recurringDay!: number | null;

  /** The series that this event was an occurrence of, until it was changed alone. */
  @Column({ name: 'series_id', type: 'uuid', nullable: true })
  seriesId!: string | null;

  /** The occurrence of that series which it stands for; an exception there. */
  @Column({ name: 'occurrence_date', type: 'date', nullable: true })
  occurrenceDate!: CalendarDate | null;

  /** Set on the one birthday that Quick Add keeps for a member. */
  @Column({ name: 'birthday_of_membership_id', type: 'uuid', nullable: true })
  birthdayOfMembershipId!: string | null;

  /** Membership of who created it. */
  @Column({ name: 'created_by', type: 'uuid' })
  createdBy!: string;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  @Column({ name: 'updated_at', type: 'timestamptz' })
  updatedAt!: Date;

  /** Grows by one with every change; see `CalendarService.update`. */
  @Column({ type: 'integer' })
  version!: number;

  /** Set while the event lies in the bin. */
  @Column({ name: 'deleted_at', type: 'timestamptz', nullable: true })
  deletedAt!: Date | null;

  /** Membership of who deleted it, while it lies in the bin. */
  @Column({ name: 'deleted_by', type: 'uuid', nullable: true })
  deletedBy!: string | null;

  /** The event whose deletion took this one along: they lie in the bin as one thing, and come back together. */
  @Column({ name: 'deleted_with', type: 'uuid', nullable: true })
  deletedWith!: string | null;
}
