import { Injectable } from '@nestjs/common';
import { FAMILY_WORD, addDays, mayEndWithOccasion, occasionsOf, todayIn, type CalendarDate } from '@homefold/domain';
import { understandQuickAdd, type QuickAddEvent, type QuickAddOccasion } from '@homefold/domain/quick-add';
import { PhraseContext } from '../../families';
import { requireFamily, type Viewer } from '../../platform/auth';
import { Clock } from '../../platform/clock';
import { invalid } from '../../platform/errors';
import { CalendarService } from '../events/calendar.service';
import type { QuickAddUnderstanding } from './quick-add.types';

/** Plausible years of a client's clock; others are refused. */
const CLOCK_YEARS = { from: 1970, to: 2150 } as const;

/** Parses a phrase into an event of the viewer's family, without storing anything. */
@Injectable()
export class QuickAddService {
  constructor(
    private readonly phrases: PhraseContext,
    private readonly calendar: CalendarService,
    private readonly clock: Clock,
  ) {}

  /**
   * Parses a text in the family's zone, locale and country; only current members are recognised.
   *
   * @param now the client's time, to which "tomorrow" refers; by default the server's
   * @throws DomainError INVALID (`text`) beyond 500 characters, (`now`) for a moment outside the years 1970 to 2150
   */
  async understand(caller: Viewer, text: string, now: Date = this.clock.now()): Promise<QuickAddUnderstanding> {
    const viewer = requireFamily(caller);
    const year = now.getUTCFullYear();
    if (!(year >= CLOCK_YEARS.from && year <= CLOCK_YEARS.to))
      throw invalid('now', `Now must be a time in the years ${CLOCK_YEARS.from} to ${CLOCK_YEARS.to}`);
    const context = await this.phrases.of(viewer, text, now);
    const occasions = mayEndWithOccasion(text) ? await this.occasions(caller, todayIn(context.timeZone, now)) : [];
    const understood = understandQuickAdd(text, { ...context, occasions });
    const { needsClarification, spans } = understood;
    const asked = understood.needsClarification ? understood : null;
    return {
      ...fieldsOf(understood),
      eventDate: understood.eventDate,
      endDate: understood.endDate,
      needsClarification,
      reason: asked?.reason ?? null,
      question: asked?.question ?? null,
      candidates: (asked?.candidates ?? []).map(({ label, event }) => ({
        label,
        ...fieldsOf(event),
        eventDate: event.eventDate,
        endDate: event.endDate,
      })),
      spans,
    };
  }

  /** The calendar's events of the coming year, each with its next start date. */
  private async occasions(caller: Viewer, today: CalendarDate): Promise<QuickAddOccasion[]> {
    const events = await this.calendar.between(caller, today, addDays(today, 366));
    return occasionsOf(events, today);
  }
}

/** Renames to the schema's fields: there `who` is a display name, with the id in a separate field. */
const fieldsOf = ({ who, whoName, whoIds, ...rest }: Omit<QuickAddEvent, 'eventDate' | 'endDate'>) => ({
  kind: rest.kind,
  title: rest.title,
  eventTime: rest.eventTime,
  eventEndTime: rest.eventEndTime,
  who: whoName,
  whoMemberId: who === FAMILY_WORD ? null : who,
  whoMemberIds: whoIds,
  isRecurring: rest.isRecurring,
  recurringType: rest.recurringType,
  recurringInterval: rest.recurringInterval,
  recurringEndDate: rest.recurringEndDate,
  recurringDays: rest.recurringDays,
  place: rest.place,
  reminders: rest.reminders,
  note: rest.note,
});
