import { Injectable } from '@nestjs/common';
import {
  DEFAULT_BIRTHDAY_EMOJI,
  TEXT_LIMITS,
  calendarEventProblems,
  cleanLine,
  isLongerThan,
  resolvePerson,
} from '@homefold/domain';
import { ActivityService } from '../../activity';
import { FamilyMembers, type Member } from '../../families';
import { requireFamily, type FamilyViewer, type Viewer } from '../../platform/auth';
import { Database } from '../../platform/database';
import { invalid, notFound } from '../../platform/errors';
import type { CalendarEventEntity } from '../events/calendar-event.entity';
import { CalendarEventStore } from '../events/calendar-event.store';
import { eventValues } from '../events/calendar-event.values';
import type { BirthdayInput, CalendarEventChanges } from '../events/calendar.inputs';
import type { CalendarEvent } from '../events/calendar.types';

const MAX_BIRTHDAYS = 50;

/** A parsed row, not yet matched with existing birthdays. */
interface Birthday {
  title: string;
  birthDate: string;
  /** null: the default, or the existing birthday's emoji. */
  emoji: string | null;
  member: Member | null;
}

/** Quick Add Birthdays (product rule 11): one yearly birthday per person, however often it is submitted. */
@Injectable()
export class BirthdaysService {
  constructor(
    private readonly db: Database,
    private readonly members: FamilyMembers,
    private readonly store: CalendarEventStore,
    private readonly activities: ActivityService,
  ) {}

  /**
   * Adds birthdays or corrects existing ones, matched by member, or by name and date for others. Atomic.
   *
   * @param rows up to 50; without `memberId` a member is found by name; those with a blank name or date are dropped
   * @returns the events in the order of the rows, deduplicated
   * @throws DomainError INVALID naming the row and field (`birthdays.0.birthDate`), or if no row is left; NOT_FOUND for an
   *   id that is no present member of the family
   */
  async add(caller: Viewer, sent: readonly BirthdayInput[]): Promise<CalendarEvent[]> {
    const viewer = requireFamily(caller);
    const filled = [...sent.entries()].filter(([, row]) => isFilled(row));
    if (filled.length === 0) throw invalid('birthdays', 'Please add at least one birthday with both name and date');
    if (filled.length > MAX_BIRTHDAYS) throw invalid('birthdays', `Add at most ${MAX_BIRTHDAYS} birthdays at once`);
    for (const [index, row] of filled) assertRow(row, index);
    const rows = filled.map(([, row]) => row);
    return this.db.write(viewer, async () => {
      const members = await this.members.list(viewer);
      const birthdays = rows.map((row) => toBirthday(row, members));
      const known = await this.store.birthdaysOf(
        viewer,
        birthdays.flatMap(({ member }) => member?.id ?? []),
        birthdays.map(({ title }) => title),
      );
      const created = new Set<CalendarEventEntity>();
      const updated = new Set<CalendarEventEntity>();
      const answered = new Set<string>();
      for (const birthday of birthdays) {
        const existing =
          known.find((event) => isOf(event, birthday)) ?? known.find((event) => isAlike(event, birthday));
        if (!existing) created.add(await this.insert(viewer, birthday, known));
        else if ((await this.correct(existing, birthday)) && !created.has(existing)) updated.add(existing);
        answered.add((existing ?? (known.at(-1) as CalendarEventEntity)).id);
      }
      await this.notify(viewer, 'created', [...created]);
      await this.notify(viewer, 'updated', [...updated]);
      return this.store.readAll(viewer, [...answered]);
    });
  }

  private async insert(
    viewer: FamilyViewer,
    birthday: Birthday,
    known: CalendarEventEntity[],
  ): Promise<CalendarEventEntity> {
    const event = await this.store.rows.insert(viewer, {
      ...eventValues({ emoji: DEFAULT_BIRTHDAY_EMOJI, ...changesOf(birthday) }),
      whoMembershipIds: birthday.member ? [birthday.member.id] : [],
      birthdayOfMembershipId: birthday.member?.id ?? null,
    });
    known.push(event);
    return event;
  }

  /** @returns whether anything changed */
  private correct(event: CalendarEventEntity, birthday: Birthday): Promise<boolean> {
    return this.store.rows.change(event, {
      ...eventValues(changesOf(birthday), event),
      ...(birthday.member
        ? { whoMembershipIds: [birthday.member.id], birthdayOfMembershipId: birthday.member.id }
        : {}),
    });
  }

  /** Writes one feed entry for all rows; clients are notified of each event. */
  private async notify(
    viewer: FamilyViewer,
    type: 'created' | 'updated',
    [first, ...others]: CalendarEventEntity[],
  ): Promise<void> {
    if (!first) return;
    if (others.length === 0) {
      await this.store.record(viewer, type, first);
      return;
    }
    await this.activities.record(viewer, {
      type,
      resource: 'calendar_event',
      resourceId: first.id,
      title: `${others.length + 1} birthdays`,
      data: { eventDate: first.eventDate, count: others.length + 1 },
    });
    await this.store.publish(viewer, type, ...others);
  }
}

const sameName = (one: string, other: string): boolean => one.toLocaleLowerCase() === other.toLocaleLowerCase();

const titleOf = (name: string): string => `${name}'s birthday`;

/** Maps an event's field to the field of the row that it comes from. */
const rowField: Partial<Record<string, keyof BirthdayInput>> = { title: 'memberName', eventDate: 'birthDate' };

const isFilled = ({ memberName, birthDate }: BirthdayInput): boolean =>
  Boolean(cleanLine(memberName ?? '') && birthDate?.trim());

function assertRow(row: BirthdayInput, index: number): void {
  const at = (field: string): string => `birthdays.${index}.${field}`;
  const name = cleanLine(row.memberName);
  if (isLongerThan(name, TEXT_LIMITS.personName))
    throw invalid(at('memberName'), `Name must be at most ${TEXT_LIMITS.personName} characters`);
  const [problem] = calendarEventProblems({ title: titleOf(name), eventDate: row.birthDate, emoji: row.emoji });
  if (problem) throw invalid(at(rowField[problem.field] ?? problem.field), problem.message);
}

function toBirthday({ memberId, memberName, birthDate, emoji }: BirthdayInput, members: Member[]): Birthday {
  const typed = cleanLine(memberName);
  const member = memberOf(memberId, typed, members);
  // "tom" matches Tom: a member's name is written as in the family
  const name = member && sameName(member.displayName, typed) ? member.displayName : typed;
  return { title: titleOf(name), birthDate, emoji: emoji || null, member };
}

/** By id, else by name; an unknown or ambiguous name is treated as a person outside the family. */
function memberOf(memberId: string | null | undefined, name: string, members: Member[]): Member | null {
  if (!memberId) {
    const found = resolvePerson(name, members);
    return found.kind === 'member' ? found.member : null;
  }
  // The API documentation does not say which of the member list's two ids a row has, so both are accepted.
  const member = members.find(({ id, userId }) => id === memberId.toLowerCase() || userId === memberId);
  if (!member) throw notFound('Member');
  return member;
}

const isOf = (event: CalendarEventEntity, { member }: Birthday): boolean =>
  member !== null && event.birthdayOfMembershipId === member.id;

/** A birthday of the same name and day that is linked to no member, though its person may have become one since. */
const isAlike = (event: CalendarEventEntity, { title, birthDate }: Birthday): boolean =>
  event.birthdayOfMembershipId === null && event.title === title && event.eventDate === birthDate;

const changesOf = ({ title, birthDate, emoji }: Birthday): CalendarEventChanges => ({
  title,
  eventDate: birthDate,
  endDate: birthDate,
  isRecurring: true,
  recurringType: 'yearly',
  recurringInterval: 1,
  recurringEndDate: null,
  ...(emoji ? { emoji } : {}),
});
