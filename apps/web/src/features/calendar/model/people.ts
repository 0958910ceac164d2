import { FAMILY_WORD } from '@homefold/domain';
import type { CSSProperties } from 'react';
import type { MemberFieldsFragment } from '../../../graphql/generated';
import { dashes, hueVars, stripe } from '../../../app/theme/css';
import type { HueName } from '../../../app/theme/tokens';
import { isSystem } from './types';
import type { CalendarEvent } from './types';

/** Somebody an event can be for; `letters` tell members apart where an avatar is too small for a picture. */
export interface Person {
  /** Membership id, also of somebody who has left; null for the whole family. */
  id: string | null;
  name: string;
  hue: HueName;
  letters: string;
  /** null for the whole family and for somebody who has left. */
  member: MemberFieldsFragment | null;
}

/** The family's people in their order, and how to find those an event is for. */
export interface People {
  /** Everyone together. */
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
 * Whom an event is for, in the order in which they were chosen; the family alone when nobody was. Somebody who has left
 * keeps the name the server gives, in a quiet colour.
 */
export function personsOf(event: ForPeople, people: People): readonly [Person, ...Person[]] {
  const [first, ...others] = event.whoMemberIds.map(
    (id, index): Person => people.byId.get(id) ?? formerMember(id, event.whoNames[index] ?? ''),
  );
  return first ? [first, ...others] : [FAMILY];
}

/** Who gives an event its colour: the first one it is for. */
export const personOf = (event: ForPeople, people: People): Person => personsOf(event, people)[0];

const formerMember = (id: string, name: string): Person => ({
  id,
  name,
  hue: 'cocoa',
  letters: Array.from(name.trim())[0]?.toUpperCase() ?? '?',
  member: null,
});

/** Whether an event is shown to who asked for some people alone; what is for everyone always is. */
export const concerns = (event: Pick<CalendarEvent, 'whoMemberIds'>, ids: readonly string[]): boolean =>
  ids.length === 0 || event.whoMemberIds.length === 0 || event.whoMemberIds.some((id) => ids.includes(id));

/** The person's colours as custom properties: --c solid, --on letters on it, --t tint, --i ink on the tint. */
export function hueStyle(hue: HueName): CSSProperties {
  const { solid, on, tint, ink } = hueVars(hue);
  return { '--c': solid, '--on': on, '--t': tint, '--i': ink } as CSSProperties;
}

/**
 * The colours an event is drawn in; none of its own for a bank holiday, which is an outline. An outside calendar has one, with
 * a dashed bar. Of several people the first
 * gives the tint, and the bar (--bar) is divided.
 */
export function eventStyle(event: CalendarEvent, people: People): CSSProperties | undefined {
  if (event.calendarColor) {
    // A dot has no room for dashes.
    const outside = { '--bar': dashes(event.calendarColor), '--dot': 'var(--c)' };
    return { ...hueStyle(event.calendarColor), ...outside } as CSSProperties;
  }
  if (isSystem(event)) return undefined;
  const persons = personsOf(event, people);
  const bar = stripe(persons.map(({ hue }) => hue));
  return { ...hueStyle(persons[0].hue), ...(bar ? ({ '--bar': bar } as CSSProperties) : {}) };
}

/**
 * The people chosen in a form of a stored event: whoever is on it already has a name, also after leaving.
 */
export const chosenPersons = (
  ids: readonly string[],
  stored: ForPeople | null,
  people: People,
): readonly [Person, ...Person[]] =>
  personsOf(
    { whoMemberIds: [...ids], whoNames: ids.map((id) => stored?.whoNames[stored.whoMemberIds.indexOf(id)] ?? '') },
    people,
  );
