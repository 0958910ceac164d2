import { Injectable } from '@nestjs/common';
import {
  addDays,
  describeWhen,
  diffDays,
  formatLongDate,
  nextOccurrences,
  occurrenceEnd,
  todayIn,
  type CalendarDate,
  type Occurrence,
} from '@homefold/domain';
import { FamilySettingsReader } from '../../families';
import { PushNotifier } from '../../notifications';
import type { FamilyViewer } from '../../platform/auth';
import { Clock } from '../../platform/clock';
import type { CalendarEventEntity } from './calendar-event.entity';
import type { CalendarEvent } from './calendar.types';

/** The fields of an event that its notifications depend on. */
export type NotifiedEvent = Pick<
  CalendarEvent,
  | 'id'
  | 'version'
  | 'title'
  | 'emoji'
  | 'place'
  | 'whoMemberIds'
  | 'eventDate'
  | 'endDate'
  | 'eventTime'
  | 'eventEndTime'
  | 'isRecurring'
  | 'recurringType'
  | 'recurringInterval'
  | 'recurringEndDate'
  | 'recurringDay'
  | 'recurringDays'
  | 'exceptions'
>;

/** A copy of an event, or of one part of its series, from before a change, which modifies the entity in place. */
export function notifiedBefore(
  event: CalendarEventEntity,
  part: { scope: 'this' | 'following'; date: CalendarDate } | null = null,
): NotifiedEvent {
  const whole = { ...event, whoMemberIds: [...event.whoMembershipIds], isRecurring: event.recurringType !== null };
  if (!part) return whole;
  const endDate = addDays(part.date, Math.max(0, diffDays(event.eventDate, event.endDate)));
  const isRecurring = whole.isRecurring && part.scope === 'following';
  return {
    ...whole,
    eventDate: part.date,
    endDate,
    isRecurring,
    recurringType: isRecurring ? whole.recurringType : null,
  };
}

/**
 * Notifies the people on an event when somebody else adds them to it, moves it or cancels it. Skips events that have ended.
 * Call inside the scope of the change.
 */
@Injectable()
export class EventPush {
  constructor(
    private readonly push: PushNotifier,
    private readonly families: FamilySettingsReader,
    private readonly clock: Clock,
  ) {}

  async added(viewer: FamilyViewer, event: NotifiedEvent): Promise<void> {
    await this.notify(viewer, event, event.whoMemberIds, 'put you on this');
  }

  /**
   * @param id id used for the notification: for a part of a series, the id of the series
   * @returns the event after the change
   */
  async changed<Event extends NotifiedEvent>(
    viewer: FamilyViewer,
    id: string,
    before: NotifiedEvent,
    now: Event,
  ): Promise<Event> {
    const isNew = (member: string) => !before.whoMemberIds.includes(member);
    const event = { ...now, id };
    await this.notify(viewer, event, now.whoMemberIds.filter(isNew), 'put you on this');
    if (timesOf(before) === timesOf(now)) return now;
    const others = now.whoMemberIds.filter((member) => !isNew(member));
    await this.notify(viewer, event, others, 'moved this');
    return now;
  }

  async cancelled(viewer: FamilyViewer, event: NotifiedEvent): Promise<void> {
    await this.notify(viewer, event, event.whoMemberIds, 'cancelled this');
  }

  /**
   * After an undo or a restore: withdraws pending notifications and notifies those who had received one.
   *
   * @param ids ids used for the earlier notifications, if not the event's own
   */
  async takenBack(viewer: FamilyViewer, event: NotifiedEvent, ids: readonly string[] = [event.id]): Promise<void> {
    const notified = new Set<string>();
    for (const id of ids)
      for (const member of await this.push.withdraw(viewer.familyId, tagOf({ id }))) notified.add(member);
    await this.notify(viewer, event, [...notified], 'changed this back');
  }

  private async notify(viewer: FamilyViewer, event: NotifiedEvent, to: readonly string[], what: string): Promise<void> {
    const { familyId, membershipId } = viewer;
    const others = to.filter((id) => id !== membershipId);
    if (others.length === 0) return;
    const { timeZone } = await this.families.settings(viewer);
    const now = this.clock.now();
    const next = nextOf(event, todayIn(timeZone, now));
    const expiresAt = next && occurrenceEnd(event, next, timeZone);
    if (!expiresAt || expiresAt <= now) return;
    await this.push.notify({
      kind: 'event',
      familyId,
      by: membershipId,
      to: others,
      key: `event ${event.id} ${event.version} ${what} ${now.toISOString()}`,
      text: ({ locale, actor }) => {
        const when = event.isRecurring
          ? `from ${formatLongDate(next.startDate, locale)} on`
          : describeWhen({ ...event, ...next }, locale);
        return {
          title: [event.emoji, event.title].filter(Boolean).join(' '),
          body: [`${actor} ${what}`, when, event.place].filter(Boolean).join(' · '),
        };
      },
      link: `/dashboard#calendar/${next.startDate}`,
      tag: tagOf(event),
      expiresAt: event.isRecurring ? undefined : expiresAt,
    });
  }
}

/** The occurrence to mention: for a series the next one that has not ended. */
function nextOf(event: NotifiedEvent, today: CalendarDate): Occurrence | undefined {
  const { eventDate: startDate, endDate } = event;
  return event.isRecurring ? nextOccurrences(event, addDays(today, -1), 1)[0] : { startDate, endDate };
}

const tagOf = ({ id }: Pick<NotifiedEvent, 'id'>): string => `event ${id}`;

/** Time and place: a change of either counts as moving the event. */
const timesOf = ({ eventDate, endDate, eventTime, eventEndTime, place }: NotifiedEvent): string =>
  [eventDate, endDate, eventTime, eventEndTime, place].join(' ');
