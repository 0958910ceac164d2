import { Injectable } from '@nestjs/common';
import { FAMILY_WORD, isLongerThan } from '@homefold/domain';
import { understandQuickAdd, type QuickAddEvent } from '@homefold/domain/quick-add';
import { FamilyMembers, FamilySettingsReader } from '../../families';
import { requireFamily, type Viewer } from '../../platform/auth';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database';
import { invalid } from '../../platform/errors';
import type { QuickAddUnderstanding } from './quick-add.types';

/** Longest accepted text, in graphemes. */
const MAX_QUICK_ADD = 500;

/** Plausible years of a client's clock; others are refused. */
const CLOCK_YEARS = { from: 1970, to: 2150 } as const;

/** Parses a phrase into an event of the viewer's family, without storing anything. */
@Injectable()
export class QuickAddService {
  constructor(
    private readonly db: Database,
    private readonly members: FamilyMembers,
    private readonly families: FamilySettingsReader,
    private readonly clock: Clock,
  ) {}

  /**
   * Parses a text in the family's zone, locale and country; only present members are recognised.
   *
   * @param now the client's time, to which "tomorrow" refers; by default the server's
   * @throws DomainError INVALID (`text`) beyond 500 characters, (`now`) for a moment outside the years 1970 to 2150
   */
  async understand(caller: Viewer, text: string, now: Date = this.clock.now()): Promise<QuickAddUnderstanding> {
    const viewer = requireFamily(caller);
    if (isLongerThan(text, MAX_QUICK_ADD)) throw invalid('text', `Write at most ${MAX_QUICK_ADD} characters`);
    const year = now.getUTCFullYear();
    if (!(year >= CLOCK_YEARS.from && year <= CLOCK_YEARS.to))
      throw invalid('now', `now must be a time in the years ${CLOCK_YEARS.from} to ${CLOCK_YEARS.to}`);
    const { members, settings } = await this.db.read(viewer, async () => ({
      members: await this.members.list(viewer),
      settings: await this.families.settings(viewer),
    }));
    const { timeZone, locale, country } = settings;
    const me = viewer.membershipId;
    const understood = understandQuickAdd(text, { now, timeZone, locale, country, members, me });
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
  note: rest.note,
});
