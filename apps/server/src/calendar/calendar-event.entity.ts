import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { CalendarDate, LocalTime, RecurringType } from '@homefold/domain';

/** The database adds seconds to a time of day; nothing else here has them. */
const withoutSeconds = {
  from: (time: string | null): LocalTime | null => time?.slice(0, 5) ?? null,
  to: (time: LocalTime | null): LocalTime | null => time,
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

  /** null: the whole family. */
  @Column({ name: 'who_membership_id', type: 'uuid', nullable: true })
  whoMembershipId!: string | null;

  /** null: the event does not repeat. */
  @Column({ name: 'recurring_type', type: 'text', nullable: true })
  recurringType!: RecurringType | null;

  @Column({ name: 'recurring_interval', type: 'smallint', nullable: true })
  recurringInterval!: number | null;

  @Column({ name: 'recurring_end_date', type: 'date', nullable: true })
  recurringEndDate!: CalendarDate | null;

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
}
