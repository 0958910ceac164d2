import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  formatShortDate,
  MAX_REMINDERS,
  MAX_REMINDERS_A_DAY,
  reminderProblem,
  remindersBetween,
  todayIn,
  type CalendarDate,
  type ReminderRule,
} from '@homefold/domain';
import { FamilyMembers, FamilySettingsReader, type Member } from '../../families';
import type { FamilyViewer } from '../../platform/auth';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database';
import { invalid, notFound } from '../../platform/errors';
import type { CalendarEventEntity } from '../events/calendar-event.entity';
import { seriesOf } from '../events/calendar-event.values';
import {
  countRemindersOn,
  deleteReminders,
  insertReminder,
  selectReminders,
  type ReminderRow,
} from './reminder.queries';
import type { EventReminderInput } from './reminder.types';

/** Reminder writes for the calendar's services. Every method must be called inside a scope of `Database`. */
@Injectable()
export class EventReminders {
  constructor(
    private readonly db: Database,
    private readonly members: FamilyMembers,
    private readonly families: FamilySettingsReader,
    private readonly clock: Clock,
  ) {}

  of(viewer: FamilyViewer, eventId: string): Promise<ReminderRow[]> {
    return this.db.sql<ReminderRow>(selectReminders(viewer.familyId, eventId));
  }

  /**
   * Replaces the reminders of a locked event; existing ones that are equal keep their rows.
   *
   * @returns the previous reminders, or null when nothing changed
   * @throws DomainError INVALID naming the reminder and field (`reminders.0.amount`), or `reminders` for too many per
   *   person and day; NOT_FOUND for an id that is not a member
   */
  async replace(
    viewer: FamilyViewer,
    event: CalendarEventEntity,
    wanted: readonly EventReminderInput[],
  ): Promise<ReminderRow[] | null> {
    const reminders = await this.checked(viewer, wanted);
    const before = await this.of(viewer, event.id);
    const gone = before.filter((row) => !reminders.some((one) => keyOf(one) === keyOf(row)));
    const fresh = reminders.filter((one) => !before.some((row) => keyOf(one) === keyOf(row)));
    if (gone.length === 0 && fresh.length === 0) return null;
    await this.db.sql(
      deleteReminders(
        viewer.familyId,
        gone.map(({ id }) => id),
      ),
    );
    const now = this.clock.now();
    await this.assertFewEnough(viewer, event, fresh, now);
    const made = { handledUntil: now, createdBy: viewer.membershipId, createdAt: now };
    await this.insert(
      viewer,
      event,
      fresh.map((one) => withIds({ ...one, ...made })),
    );
    return before;
  }

  /** Copies a series' reminders to a part of it, with their origin, so that nothing already sent is sent again. */
  async copy(viewer: FamilyViewer, fromEventId: string, to: CalendarEventEntity): Promise<void> {
    const rows = await this.of(viewer, fromEventId);
    await this.insert(
      viewer,
      to,
      rows.map((row) => ({ ...row, id: randomUUID() })),
    );
  }

  /** Restores previous reminders; those sent in the meantime are not sent again. */
  async restore(viewer: FamilyViewer, event: CalendarEventEntity, rows: readonly ReminderRow[]): Promise<void> {
    const now = await this.of(viewer, event.id);
    await this.db.sql(
      deleteReminders(
        viewer.familyId,
        now.filter((row) => !rows.some(({ id }) => id === row.id)).map(({ id }) => id),
      ),
    );
    const members = await this.members.list(viewer);
    const back = rows.filter(({ id, memberId }) => {
      return !now.some((row) => row.id === id) && members.some((member) => member.id === memberId);
    });
    await this.insert(viewer, event, back);
  }

  private async insert(viewer: FamilyViewer, event: CalendarEventEntity, rows: readonly ReminderRow[]): Promise<void> {
    if (rows.length === 0) return;
    const { timeZone } = await this.families.settings(viewer);
    for (const row of rows) {
      const handledUntil = new Date(row.handledUntil);
      const after = { after: handledUntil, until: handledUntil };
      const next = event.deletedAt === null ? remindersBetween(row, seriesOf(event), timeZone, after).next : null;
      await this.db.sql(insertReminder(viewer.familyId, event.id, { ...row, dueAt: next?.due ?? null }));
    }
  }

  /** @throws DomainError INVALID (field `reminders`) when somebody would get too many reminders on one day */
  private async assertFewEnough(
    viewer: FamilyViewer,
    event: CalendarEventEntity,
    fresh: readonly (ReminderRule & { memberId: string })[],
    now: Date,
  ): Promise<void> {
    if (fresh.length === 0) return;
    const { timeZone, locale } = await this.families.settings(viewer);
    const days = new Map<string, { memberId: string; day: CalendarDate; count: number }>();
    for (const reminder of fresh) {
      const { next } = remindersBetween(reminder, seriesOf(event), timeZone, { after: now, until: now });
      if (!next) continue;
      const day = todayIn(timeZone, next.due);
      const key = `${reminder.memberId} ${day}`;
      days.set(key, { memberId: reminder.memberId, day, count: (days.get(key)?.count ?? 0) + 1 });
    }
    for (const { memberId, day, count } of days.values()) {
      const [row] = await this.db.sql<{ count: number }>(countRemindersOn(viewer.familyId, memberId, timeZone, day));
      if ((row?.count ?? 0) + count <= MAX_REMINDERS_A_DAY) continue;
      const name = (await this.members.list(viewer)).find(({ id }) => id === memberId)?.displayName ?? 'Somebody';
      const date = formatShortDate(day, locale, todayIn(timeZone, now));
      throw invalid(
        'reminders',
        `${name} has ${row?.count ?? 0} reminders on ${date} already; the limit is ${MAX_REMINDERS_A_DAY} a day.`,
      );
    }
  }

  private async checked(
    viewer: FamilyViewer,
    wanted: readonly EventReminderInput[],
  ): Promise<(ReminderRule & { memberId: string; at: string | null })[]> {
    if (wanted.length === 0) return [];
    const members = await this.members.list(viewer);
    const reminders = wanted.map(({ memberId, amount, unit, at }, index) => {
      const rule = { amount, unit, at: at || null };
      const problem = reminderProblem(rule);
      if (problem) throw invalid(`reminders.${index}.amount`, problem);
      const member = members.find(({ id }) => id === (memberId ?? viewer.membershipId).toLowerCase());
      if (!member) throw notFound('Member');
      if (!canBeReached(member))
        throw invalid(
          `reminders.${index}.memberId`,
          `${member.displayName} has no account with an email address, so they cannot be reminded.`,
        );
      return { ...rule, memberId: member.id };
    });
    const different = [...new Map(reminders.map((one) => [keyOf(one), one])).values()];
    for (const { id, displayName } of members)
      if (different.filter(({ memberId }) => memberId === id).length > MAX_REMINDERS)
        throw invalid('reminders', `${displayName} can have at most ${MAX_REMINDERS} reminders of one event`);
    return different;
  }
}

const canBeReached = ({ hasUserAccount, email }: Member): boolean => hasUserAccount && email !== null;

const keyOf = ({ memberId, amount, unit, at }: ReminderRule & { memberId: string }): string =>
  [memberId, amount, unit, at ?? ''].join(' ');

function withIds<Row extends object>(row: Row): Row & Pick<ReminderRow, 'id' | 'originId'> {
  const id = randomUUID();
  return { ...row, id, originId: id };
}
