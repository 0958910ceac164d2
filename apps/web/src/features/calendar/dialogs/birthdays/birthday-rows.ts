import { DEFAULT_BIRTHDAY_EMOJI, isCalendarDate } from '@homefold/domain';
import type { People, Person } from '../../model/people';
import type { BirthdaysInput } from '../../model/write-tools';

/** One line of Quick Add Birthdays. */
export interface BirthdayRow {
  /** React key only. */
  key: string;
  memberName: string;
  birthDate: string;
  emoji: string;
}

let made = 0;
export const emptyRow = (memberName = ''): BirthdayRow => {
  made += 1;
  return { key: `row-${made}`, memberName, birthDate: '', emoji: DEFAULT_BIRTHDAY_EMOJI };
};

/** Rows of a draft: their keys may be those of others by now. */
export const rowsAgain = (rows: readonly BirthdayRow[] | null): readonly BirthdayRow[] | null =>
  rows && rows.map((row) => ({ ...row, key: emptyRow().key }));

/** A row for each member whose birthday is not in the calendar yet; one empty row when there is none. */
export function firstRows(people: People, withBirthday: ReadonlySet<string>): BirthdayRow[] {
  const rows = people.members
    .filter(({ id }) => id !== null && !withBirthday.has(id))
    .map(({ name }) => emptyRow(name));
  return rows.length > 0 ? rows : [emptyRow()];
}

/** "Rows kept only if both name and date are non-blank." */
export const validRows = (rows: readonly BirthdayRow[]): BirthdayRow[] =>
  rows.filter(({ memberName, birthDate }) => memberName.trim() !== '' && isCalendarDate(birthDate));

/** Whether a date was typed that cannot be read; its field says so. */
export const hasUnreadDate = ({ birthDate }: BirthdayRow): boolean => birthDate !== '' && !isCalendarDate(birthDate);

/** "At least one row always remains." */
export function withoutRow(rows: readonly BirthdayRow[], key: string): BirthdayRow[] {
  const rest = rows.filter((row) => row.key !== key);
  return rest.length > 0 ? rest : [emptyRow()];
}

const fold = (name: string): string => name.trim().toLowerCase();

/** The member with the typed name, if any. */
const memberNamed = (name: string, people: People): Person | null =>
  people.members.find((member) => fold(member.name) === fold(name)) ?? null;

/** The mutation input: the valid rows, members by id. */
export const birthdaysInput = (rows: readonly BirthdayRow[], people: People): BirthdaysInput =>
  validRows(rows).map(({ memberName, birthDate, emoji }) => {
    const member = memberNamed(memberName, people);
    return { memberName: memberName.trim(), birthDate, emoji, ...(member && { memberId: member.id }) };
  });
