import { Injectable } from '@nestjs/common';
import {
  DEFAULT_BIRTHDAY_EMOJI,
  TEXT_LIMITS,
  calendarEventProblems,
  cleanLine,
  isLongerThan,
  resolvePerson,
} from '@homefold/domain';
import { ActivityService, FamilyChanges } from '../activity';
import { FamilyMembers, type Member } from '../families';
import { requireFamily, type FamilyViewer, type Viewer } from '../platform/auth';
import { Database } from '../platform/database';
import { invalid, notFound } from '../platform/errors';
import type { CalendarEventEntity } from './calendar-event.entity';
import { CalendarEventStore } from './calendar-event.store';
import { eventValues } from './calendar-event.values';
import type { BirthdayInput, CalendarEventChanges } from './calendar.inputs';
import type { CalendarEvent } from './calendar.types';

const MAX_BIRTHDAYS = 50;

/** What Quick Add makes of a row, before it is known whether it is new. */
interface Birthday {
  title: string;
  birthDate: string;
  /** null: the default, or what the birthday has already. */
  emoji: string | null;
  member: Member | null;
}

/** Quick Add Birthdays (decisions 11): one yearly birthday a person, however often and by however many it is submitted. */
@Injectable()
export class BirthdaysService {
  constructor(
    private readonly db: Database,
    private readonly members: FamilyMembers,
    private readonly store: CalendarEventStore,
    private readonly activities: ActivityService,
    private readonly changes: FamilyChanges,
  ) {}

  /**
   * Adds birthdays, or corrects the ones that are there: of a member by the member, of anybody else by name and date.
   * All rows or none.
   *
   * @param rows 1 to 50; without `memberId` a member is found by the name
   * @returns the events in the order of the rows, each once
   * @throws DomainError INVALID naming the row and field (`birthdays.0.birthDate`), NOT_FOUND for an id that is no
   *   present member of the family
   */
  async add(caller: Viewer, rows: readonly BirthdayInput[]): Promise<CalendarEvent[]> {
    const viewer = requireFamily(caller);
    if (rows.length === 0) throw invalid('birthdays', 'Please add at least one birthday with both name and date');
    if (rows.length > MAX_BIRTHDAYS) throw invalid('birthdays', `Add at most ${MAX_BIRTHDAYS} birthdays at once`);
    rows.forEach(assertRow);
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
      await this.tell(viewer, 'created', [...created]);
      await this.tell(viewer, 'updated', [...updated]);
      return this.store.readAll(viewer, [...answered]);
    });
  }

  private async insert(
    viewer: FamilyViewer,
    birthday: Birthday,
    known: CalendarEventEntity[],
  ): Promise<CalendarEventEntity> {
    const event = await this.store.insert(viewer, {
      ...eventValues({ emoji: DEFAULT_BIRTHDAY_EMOJI, ...changesOf(birthday) }),
      whoMembershipIds: birthday.member ? [birthday.member.id] : [],
      birthdayOfMembershipId: birthday.member?.id ?? null,
    });
    known.push(event);
    return event;
  }

  /** @returns whether anything was different */
  private correct(event: CalendarEventEntity, birthday: Birthday): Promise<boolean> {
    return this.store.change(event, {
      ...eventValues(changesOf(birthday), event),
      ...(birthday.member
        ? { whoMembershipIds: [birthday.member.id], birthdayOfMembershipId: birthday.member.id }
        : {}),
    });
  }

  /** One line in the feed, however many rows; every open screen hears of each. */
  private async tell(
    viewer: FamilyViewer,
    type: 'created' | 'updated',
    [first, ...others]: CalendarEventEntity[],
  ): Promise<void> {
    if (!first) return;
    if (others.length === 0) return this.store.record(viewer, type, first);
    await this.activities.record(viewer, {
      type,
      resource: 'calendar_event',
      resourceId: first.id,
      title: `${others.length + 1} birthdays`,
      data: { eventDate: first.eventDate },
    });
    for (const { id } of others) await this.changes.publish(viewer, { type: 'calendar_event', id, action: type });
  }
}

const sameName = (one: string, other: string): boolean => one.toLocaleLowerCase() === other.toLocaleLowerCase();

const titleOf = (name: string): string => `${name}'s birthday`;

/** The fields of a row by what they are called in the event that comes of it. */
const rowField: Partial<Record<string, keyof BirthdayInput>> = { title: 'memberName', eventDate: 'birthDate' };

function assertRow(row: BirthdayInput, index: number): void {
  const at = (field: string): string => `birthdays.${index}.${field}`;
  const name = cleanLine(row.memberName ?? '');
  if (name === '') throw invalid(at('memberName'), 'Name is required');
  if (isLongerThan(name, TEXT_LIMITS.personName))
    throw invalid(at('memberName'), `Name must be at most ${TEXT_LIMITS.personName} characters`);
  const [problem] = calendarEventProblems({ title: titleOf(name), eventDate: row.birthDate, emoji: row.emoji });
  if (problem) throw invalid(at(rowField[problem.field] ?? problem.field), problem.message);
}

function toBirthday({ memberId, memberName, birthDate, emoji }: BirthdayInput, members: Member[]): Birthday {
  const typed = cleanLine(memberName);
  const member = memberOf(memberId, typed, members);
  // "tom" means Tom: a member is written as the family writes the name
  const name = member && sameName(member.displayName, typed) ? member.displayName : typed;
  return { title: titleOf(name), birthDate, emoji: emoji || null, member };
}

/** By id, else by name; a name that nobody or more than one has is somebody outside the family. */
function memberOf(memberId: string | null | undefined, name: string, members: Member[]): Member | null {
  if (!memberId) {
    const found = resolvePerson(name, members);
    return found.kind === 'member' ? found.member : null;
  }
  // The documents do not say which of the two ids of their member list a row carries.
  const member = members.find(({ id, userId }) => id === memberId.toLowerCase() || userId === memberId);
  if (!member) throw notFound('Member');
  return member;
}

const isOf = (event: CalendarEventEntity, { member }: Birthday): boolean =>
  member !== null && event.birthdayOfMembershipId === member.id;

/** Somebody's of the same name and day who is no member, or has become one since. */
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
