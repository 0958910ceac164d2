import {
  addDays,
  formatLongDate,
  greetingFor,
  memberInitials,
  type CalendarDate,
  type MemberHue,
} from '@homefold/domain';
import type { DigestDays, DigestItem, DigestSection } from '../platform/digest';
import type { DigestSum } from './digest-composer';

/** Maximum lines per section; the rest is behind its link. */
const MAX_ROWS = { byDay: 30, isTodo: 15, else: 20 };
/** Maximum length of user text in a line. */
const MAX_FACES = 3;

/** A reader of the digest, or somebody named in it. */
export interface LetterPerson {
  id: string;
  displayName: string;
  firstName: string | null;
  hue: MemberHue;
}

/** One rendered line. */
export interface LetterRow {
  time: string | null;
  endTime: string | null;
  isAllDay: boolean;
  title: string;
  emoji: string | null;
  /** "You, Tom"; empty: everybody. */
  names: string;
  note: string | null;
  isLate: boolean;
  isTodo: boolean;
  hue: MemberHue | 'family';
  faces: { letters: string; hue: MemberHue }[];
  url: string;
}

export interface LetterSection {
  title: string;
  link: { label: string; url: string };
  groups: { title: string | null; rows: LetterRow[] }[];
  /** Number of omitted lines. */
  more: number;
  /** Shown when there are no lines. */
  empty: string | null;
}

/** A digest as one member reads it. User text is unescaped. */
export interface Letter {
  subject: string;
  greeting: string;
  date: string;
  summary: string;
  sections: LetterSection[];
  homeUrl: string;
  settingsUrl: string;
  unsubscribeUrl: string;
}

/** Joins the non-empty counts: "1 event today, 2 jobs to do and 1 wish". */
const list = new Intl.ListFormat('en-GB');

interface Writing {
  reader: LetterPerson;
  people: readonly LetterPerson[];
  days: DigestDays;
  now: Date;
  publicUrl: string;
  unsubscribeUrl: string;
}

/** Renders a part of the digest for one reader: lines that concern them come first. */
export function writeLetter(part: DigestSum, writing: Writing): Letter {
  const { reader, people, days, now, publicUrl, unsubscribeUrl } = writing;
  const letters = memberInitials(people);
  const date = formatLongDate(days.today, days.locale);
  const pieces = piecesOf(part.counts);
  return {
    subject: `${date}: ${pieces.slice(0, 2).join(', ') || 'nothing planned'}`,
    greeting: `${greetingFor(now, days.timeZone)}, ${reader.firstName?.trim() || reader.displayName}`,
    date,
    summary:
      pieces.length > 0
        ? `${capital(list.format(pieces))}.`
        : 'Nothing is planned for the next seven days, and no job is waiting.',
    sections: part.sections
      .filter(({ items, empty }) => items.length > 0 || empty)
      .map((section) => sectionOf(section, { ...writing, letters })),
    homeUrl: `${publicUrl}/dashboard`,
    settingsUrl: `${publicUrl}/dashboard#profile/settings`,
    unsubscribeUrl,
  };
}

function piecesOf({ todayEvents, weekEvents, todos, wishlistItems }: DigestSum['counts']): string[] {
  const ahead = weekEvents - todayEvents;
  return [
    todayEvents > 0 && `${counted(todayEvents, 'event')} today`,
    todos > 0 && `${counted(todos, 'job')} to do`,
    ahead > 0 && `${counted(ahead, 'event')} in the days ahead`,
    wishlistItems > 0 && counted(wishlistItems, 'wish', 'wishes'),
  ].filter((piece) => piece !== false);
}

const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

interface Lettering extends Writing {
  /** All members, by membership id. */
  letters: ReadonlyMap<string, string>;
}

function sectionOf(section: DigestSection, writing: Lettering): LetterSection {
  const groups = groupsOf(section, writing);
  let left = MAX_ROWS[section.byDay ? 'byDay' : section.isTodo ? 'isTodo' : 'else'];
  const shown = groups.flatMap(({ title, items }) => {
    const rows = items.slice(0, left).map((item) => rowOf(item, section, writing));
    left -= rows.length;
    return rows.length > 0 ? [{ title, rows }] : [];
  });
  return {
    title: section.title,
    link: { label: section.link.label, url: writing.publicUrl + section.link.path },
    groups: shown,
    more: (section.total ?? section.items.length) - shown.reduce((sum, { rows }) => sum + rows.length, 0),
    empty: section.items.length === 0 ? (section.empty ?? null) : null,
  };
}

interface Group {
  title: string | null;
  items: DigestItem[];
}

function groupsOf({ items, byDay, isTodo }: DigestSection, { reader, days }: Writing): Group[] {
  const isMine = ({ memberIds }: DigestItem): boolean => memberIds.includes(reader.id);
  const isShared = ({ memberIds }: DigestItem): boolean => memberIds.length === 0;
  const others = (item: DigestItem): boolean => !isMine(item) && !isShared(item);
  if (byDay) {
    const dates = [...new Set(items.map(({ date }) => date))].sort();
    return dates.map((date) => {
      const ofDay = items.filter((item) => item.date === date);
      return {
        title: dayTitle(date, days),
        items: [...ofDay.filter((item) => !others(item)), ...ofDay.filter(others)],
      };
    });
  }
  // An event for everybody includes the reader; a job that is anyone's is not theirs yet.
  const groups: Group[] = isTodo
    ? [
        { title: 'Yours', items: items.filter(isMine) },
        { title: 'Anyone’s', items: items.filter(isShared) },
        { title: 'The others’', items: items.filter(others) },
      ]
    : [
        { title: 'For you', items: items.filter((item) => !others(item)) },
        { title: 'For the others', items: items.filter(others) },
      ];
  const filled = groups.filter((group) => group.items.length > 0);
  // a single group needs no heading, unless it holds other people's lines
  return filled.length === 1 && !filled[0]?.items.some(others)
    ? filled.map((group) => ({ ...group, title: null }))
    : filled;
}

const dayTitle = (date: CalendarDate, { today, locale }: DigestDays): string =>
  `${date === addDays(today, 1) ? 'Tomorrow, ' : ''}${formatLongDate(date, locale)}`;

function rowOf(
  item: DigestItem,
  { isTodo = false }: DigestSection,
  { reader, people, letters, publicUrl }: Lettering,
): LetterRow {
  const concerned = item.memberIds.flatMap((id) => people.find((person) => person.id === id) ?? []);
  const mineFirst = [
    ...concerned.filter(({ id }) => id === reader.id),
    ...concerned.filter(({ id }) => id !== reader.id),
  ];
  const [only] = concerned;
  return {
    time: item.time,
    endTime: item.endTime ?? null,
    isAllDay: item.isAllDay ?? false,
    title: item.title,
    emoji: item.emoji ?? null,
    names: mineFirst.map(({ id, displayName }) => (id === reader.id ? 'You' : displayName)).join(', '),
    note: item.note ?? null,
    isLate: item.isLate ?? false,
    isTodo,
    hue: only && concerned.length === 1 ? only.hue : 'family',
    faces: mineFirst.slice(0, MAX_FACES).map(({ id, hue }) => ({ letters: letters.get(id) ?? '', hue })),
    url: publicUrl + item.path,
  };
}
