import { FAMILY_WORD } from '@homefold/domain';
import type { CSSProperties } from 'react';
import type { MemberFieldsFragment } from '../../../graphql/generated';
import { dashes, hueVars, stripe } from '../../../theme/hues';
import type { HueName } from '../../../theme/tokens';
import { isSystem } from './types';
import type { CalendarEvent } from './types';

/** A person an event can be for; `letters` distinguish members where an avatar is too small for a picture. */
export interface Person {
  /** Membership id, also of a former member; null for the whole family. */
  id: string | null;
  name: string;
  hue: HueName;
  letters: string;
  /** null for the whole family and for a former member. */
  member: MemberFieldsFragment | null;
}

/** The family's people in order, with lookup by id. */
export interface People {
  /** The whole family. */
  family: Person;
  members: readonly Person[];
  byId: ReadonlyMap<string, Person>;
}

const FAMILY: Person = { id: null, name: FAMILY_WORD, hue: 'family', letters: '', member: null };

/** @param letters initials by membership id (`memberInitials`). */
export function everyone(members: readonly MemberFieldsFragment[], letters: ReadonlyMap<string, string>): People {
  const persons = members.map((member): Person => ({
    id: member.id,
    name: member.displayName,
    hue: member.hue,
    letters: letters.get(member.id) ?? '',
    member,
  }));
  return { family: FAMILY, members: persons, byId: new Map(persons.map((person) => [person.id ?? '', person])) };
}

type ForPeople = Pick<CalendarEvent, 'whoMemberIds' | 'whoNames'>;

/**
 * The people an event is for, in the order chosen; the whole family if none were. A former member keeps the name sent by
 * the server, in a neutral colour.
 */
export function personsOf(event: ForPeople, people: People): readonly [Person, ...Person[]] {
  const [first, ...others] = event.whoMemberIds.map(
    (id, index): Person => people.byId.get(id) ?? formerMember(id, event.whoNames[index] ?? ''),
  );
  return first ? [first, ...others] : [FAMILY];
}

/** The person whose colour an event has: the first one it is for. */
export const personOf = (event: ForPeople, people: People): Person => personsOf(event, people)[0];

const formerMember = (id: string, name: string): Person => ({
  id,
  name,
  hue: 'cocoa',
  letters: Array.from(name.trim())[0]?.toUpperCase() ?? '?',
  member: null,
});

/** Whether an event matches a filter by person; events for everyone always do. */
export const concerns = (event: Pick<CalendarEvent, 'whoMemberIds'>, ids: readonly string[]): boolean =>
  ids.length === 0 || event.whoMemberIds.length === 0 || event.whoMemberIds.some((id) => ids.includes(id));

/** The person's colours as custom properties: --c solid, --on letters on it, --t tint, --i ink on the tint. */
export function hueStyle(hue: HueName): CSSProperties {
  const { solid, on, tint, ink } = hueVars(hue);
  return { '--c': solid, '--on': on, '--t': tint, '--i': ink } as CSSProperties;
}

/**
 * The colours of an event; none for a bank holiday, which is drawn as an outline. An outside calendar has its own colour
 * with a dashed bar. With several people the first gives the tint, and the bar (--bar) is divided.
 */
export function eventStyle(event: CalendarEvent, people: People): CSSProperties | undefined {
  if (event.calendarColor) {
    // A dot is too small for dashes.
    const outside = { '--bar': dashes(event.calendarColor), '--dot': 'var(--c)' };
    return { ...hueStyle(event.calendarColor), ...outside } as CSSProperties;
  }
  if (isSystem(event)) return undefined;
  const persons = personsOf(event, people);
  const bar = stripe(persons.map(({ hue }) => hue));
  return { ...hueStyle(persons[0].hue), ...(bar ? ({ '--bar': bar } as CSSProperties) : {}) };
}

/** The people chosen in the form of a stored event; those already on it have names, also after leaving. */
export const chosenPersons = (
  ids: readonly string[],
  stored: ForPeople | null,
  people: People,
): readonly [Person, ...Person[]] =>
  personsOf(
    { whoMemberIds: [...ids], whoNames: ids.map((id) => stored?.whoNames[stored.whoMemberIds.indexOf(id)] ?? '') },
    people,
  );
