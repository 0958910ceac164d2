import {
  FAMILY_WORD,
  ME_WORD,
  NAME_COMMA,
  TEXT_LIMITS,
  UNASSIGNED_WORD,
  cleanLine,
  cleanText,
  freeName,
  isAvatarId,
  isCalendarDate,
  isLongerThan,
  isSameName,
  type NamedMember,
} from '@homefold/domain';
import { invalid } from '../platform/errors';

/** Maximum current members; colours and lists are designed for households. */
export const MAX_MEMBERS = 50;

type Given = string | null | undefined;

/**
 * Normalises a one-line text.
 *
 * @param missing message for an empty text
 * @throws DomainError INVALID for `field`
 */
export function requiredLine(field: string, given: Given, limit: number, missing: string): string {
  const line = optionalLine(field, given, limit);
  if (!line) throw invalid(field, missing);
  return line;
}

/** The same for an optional text: null for a blank text or none. */
export function optionalLine(field: string, given: Given, limit: number): string | null {
  return limited(field, cleanLine(given ?? ''), limit);
}

/** The same for a multi-line text. */
export function optionalText(field: string, given: Given, limit: number): string | null {
  return limited(field, cleanText(given ?? ''), limit);
}

function limited(field: string, text: string, limit: number): string | null {
  if (isLongerThan(text, limit)) throw invalid(field, `This is too long: at most ${limit} characters.`);
  return text === '' ? null : text;
}

/** Whether a word stands for everybody, nobody or the caller instead of a person. */
export const isReservedName = (name: string): boolean =>
  [FAMILY_WORD, UNASSIGNED_WORD, ME_WORD].some((word) => isSameName(word, name));

/** A valid display name. Whether it is free is checked by `requireFreeName`. */
export function displayName(field: string, given: Given, missing: string): string {
  const name = requiredLine(field, given, TEXT_LIMITS.personName, missing);
  if (isReservedName(name)) throw invalid(field, `"${name}" is a reserved name. Please choose another one.`);
  if (NAME_COMMA.test(name)) throw invalid(field, 'A name cannot contain a comma: commas separate several names.');
  return name;
}

/**
 * No two members of a family have the same name: events and jobs name people by it (docs/decisions/joining.md).
 *
 * @param others all other current members, under the family's lock
 * @throws DomainError INVALID (field displayName) suggesting a free name
 */
export function requireFreeName(named: NamedMember, others: readonly NamedMember[]): void {
  const free = freeName(
    named,
    others.map((other) => other.displayName),
  );
  if (free === named.displayName) return;
  throw invalid(
    'displayName',
    `Somebody in your family is called "${named.displayName}" already. Please choose another name, such as "${free}".`,
  );
}

const EMAIL = /^[^\s@<>(),;:"\\[\]]+@[^\s@<>(),;:"\\[\]]+\.[^\s@<>(),;:"\\[\].]{2,}$/;

/** A deliverable mail address, with its domain in lower case. */
export function emailAddress(field: string, given: Given, missing: string): string {
  const line = requiredLine(field, given, TEXT_LIMITS.email, missing);
  if (!EMAIL.test(line)) throw invalid(field, 'Please enter a valid email address');
  const at = line.lastIndexOf('@');
  return line.slice(0, at) + line.slice(at).toLowerCase();
}

const PHONE = /^[+\d][\d\s()./-]*(?:(?:x|ext\.?)\s*\d+)?$/i;

export function phoneNumber(field: string, given: Given): string | null {
  const line = optionalLine(field, given, TEXT_LIMITS.phone);
  if (line && !PHONE.test(line)) throw invalid(field, 'Please enter a valid phone number');
  return line;
}

/** @param today the latest today of any zone, so that a child born today is accepted everywhere. */
export function birthDate(field: string, given: Given, today: string): string | null {
  if (!given) return null;
  if (!isCalendarDate(given)) throw invalid(field, 'Please enter a valid date');
  if (given > today) throw invalid(field, 'A date of birth cannot be in the future');
  return given;
}

export function presetAvatar(field: string, given: string): string {
  if (!isAvatarId(given)) throw invalid(field, 'This avatar does not exist (avatar-1 to avatar-12).');
  return given;
}
