import { FAMILY_WORD } from '@homefold/domain';
import type { CSSProperties } from 'react';
import type { MemberFieldsFragment } from '../../../graphql/generated';
import { hueVars } from '../../../app/theme/css';
import type { HueName } from '../../../app/theme/tokens';
import { isSystem } from './types';
import type { CalendarEvent } from './types';

/** Somebody an event can be for; `letters` tell members apart where an avatar is too small for a picture. */
export interface Person {
  /** Membership id; null for the whole family and for somebody who has left. */
  id: string | null;
  name: string;
  hue: HueName;
  letters: string;
  member: MemberFieldsFragment | null;
}

/** The family's people in their order, and how to find the one an event is for. */
export interface People {
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
  return { members: persons, byId: new Map(persons.map((person) => [person.id ?? '', person])) };
}

/** Whom an event is for. Somebody who has left the family keeps the name the server gives, in a quiet colour. */
export function personOf(event: CalendarEvent, people: People): Person {
  if (event.whoMemberId === null) return FAMILY;
  return (
    people.byId.get(event.whoMemberId) ?? {
      id: null,
      name: event.who,
      hue: 'cocoa',
      letters: Array.from(event.who.trim())[0]?.toUpperCase() ?? '?',
      member: null,
    }
  );
}

/** The person's colours as custom properties: --c solid, --on letters on it, --t tint, --i ink on the tint. */
export function hueStyle(hue: HueName): CSSProperties {
  const { solid, on, tint, ink } = hueVars(hue);
  return { '--c': solid, '--on': on, '--t': tint, '--i': ink } as CSSProperties;
}

/** The colours an event is drawn in; none of its own for a system event, which is an outline. */
export const eventStyle = (event: CalendarEvent, people: People): CSSProperties | undefined =>
  isSystem(event) ? undefined : hueStyle(personOf(event, people).hue);
