import { Injectable } from '@nestjs/common';
import {
  addDays,
  diffDays,
  formatLongDate,
  nextOccurrences,
  occurrenceEnd,
  todayIn,
  type CalendarDate,
  type Occurrence,
} from '@homefold/domain';
import { FamilySettingsReader } from '../families';
import { PushNotifier } from '../notifications';
import type { FamilyViewer } from '../platform/auth';
import { Clock } from '../platform/clock';
import type { CalendarEventEntity } from './calendar-event.entity';
import type { PartOfSeries } from './calendar-series';
import type { CalendarEvent } from './calendar.types';
import { eventWhen } from './event-when';

/** What of an event its people are told. */
export type ToldEvent = Pick<
  CalendarEvent,
  | 'id'
  | 'version'
  | 'title'
  | 'emoji'
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
  | 'exceptions'
>;

/** An event, or the part of it that is meant, before a change: take it before, for that writes into the event itself. */
export function toldBefore(event: CalendarEventEntity, part: PartOfSeries | null = null): ToldEvent {
  const told = { ...event, whoMemberIds: [...event.whoMembershipIds], isRecurring: event.recurringType !== null };
  if (!part) return told;
  const endDate = addDays(part.date, Math.max(0, diffDays(event.eventDate, event.endDate)));
  const isRecurring = told.isRecurring && part.scope === 'following';
  return {
    ...told,
    eventDate: part.date,
    endDate,
    isRecurring,
    recurringType: isRecurring ? told.recurringType : null,
  };
}

/**
 * Tells the people of an event, and only those whom it names, what somebody else did with it: that they are on it, that
 * it is at another time, that it is cancelled. What is over is no news. Call inside the scope of the change.
 */
@Injectable()
export class EventPush {
  constructor(
    private readonly push: PushNotifier,
    private readonly families: FamilySettingsReader,
    private readonly clock: Clock,
  ) {}

  async added(viewer: FamilyViewer, event: ToldEvent): Promise<void> {
    await this.tell(viewer, event, event.whoMemberIds, 'put you on this');
  }

  /**
   * @param id what the change is known by: of a part of a series, the series
   * @returns the event as it is now
   */
  async changed<Event extends ToldEvent>(
    viewer: FamilyViewer,
    id: string,
    before: ToldEvent,
    now: Event,
  ): Promise<Event> {
    const isNew = (member: string) => !before.whoMemberIds.includes(member);
    const event = { ...now, id };
    await this.tell(viewer, event, now.whoMemberIds.filter(isNew), 'put you on this');
    if (timesOf(before) === timesOf(now)) return now;
    const others = now.whoMemberIds.filter((member) => !isNew(member));
    await this.tell(viewer, event, others, 'moved this');
    return now;
  }

  async cancelled(viewer: FamilyViewer, event: ToldEvent): Promise<void> {
    await this.tell(viewer, event, event.whoMemberIds, 'cancelled this');
  }

  /**
   * An undo, or a return from the bin: what was not told yet never is, and who was told hears of this.
   *
   * @param ids what the change is known by, where that is not the event itself
   */
  async takenBack(viewer: FamilyViewer, event: ToldEvent, ids: readonly string[] = [event.id]): Promise<void> {
    const told = new Set<string>();
    for (const id of ids)
      for (const member of await this.push.withdraw(viewer.familyId, tagOf({ id }))) told.add(member);
    await this.tell(viewer, event, [...told], 'changed this back');
  }

  private async tell(viewer: FamilyViewer, event: ToldEvent, to: readonly string[], what: string): Promise<void> {
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
      words: ({ locale, actor }) => {
        const when = event.isRecurring
          ? `from ${formatLongDate(next.startDate, locale)} on`
          : eventWhen({ ...event, ...next }, locale);
        return { title: [event.emoji, event.title].filter(Boolean).join(' '), body: `${actor} ${what} · ${when}` };
      },
      link: `/dashboard#calendar/${next.startDate}`,
      tag: tagOf(event),
      expiresAt: event.isRecurring ? undefined : expiresAt,
    });
  }
}

/** The occurrence that the news is about: of a series the next one that is not over. */
function nextOf(event: ToldEvent, today: CalendarDate): Occurrence | undefined {
  const { eventDate: startDate, endDate } = event;
  return event.isRecurring ? nextOccurrences(event, addDays(today, -1), 1)[0] : { startDate, endDate };
}

const tagOf = ({ id }: Pick<ToldEvent, 'id'>): string => `event ${id}`;

const timesOf = ({ eventDate, endDate, eventTime, eventEndTime }: ToldEvent): string =>
  [eventDate, endDate, eventTime, eventEndTime].join(' ');
