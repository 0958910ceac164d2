import {
  FAMILY_WORD,
  ME_WORD,
  TEXT_LIMITS,
  UNASSIGNED_WORD,
  cleanLine,
  cleanText,
  isAvatarId,
  isCalendarDate,
  isLongerThan,
} from '@homefold/domain';
import { invalid } from '../platform/errors';

/** Members present at the same time; colours and lists are made for households. */
export const MAX_MEMBERS = 50;

type Given = string | null | undefined;

/**
 * A one-line text as it is stored.
 *
 * @param missing message when nothing visible is left
 * @throws DomainError INVALID for `field`
 */
export function requiredLine(field: string, given: Given, limit: number, missing: string): string {
  const line = optionalLine(field, given, limit);
  if (!line) throw invalid(field, missing);
  return line;
}

/** The same where nothing is fine: null for a blank text or none. */
export function optionalLine(field: string, given: Given, limit: number): string | null {
  return limited(field, cleanLine(given ?? ''), limit);
}

/** The same for a text of several lines. */
export function optionalText(field: string, given: Given, limit: number): string | null {
  return limited(field, cleanText(given ?? ''), limit);
}

function limited(field: string, text: string, limit: number): string | null {
  if (isLongerThan(text, limit)) throw invalid(field, `This is too long: at most ${limit} characters.`);
  return text === '' ? null : text;
}

const RESERVED = [FAMILY_WORD, UNASSIGNED_WORD, ME_WORD].map((word) => word.toLowerCase());

/**
 * The name a family calls somebody. Words that stand for everybody, nobody or the caller (decision 7) name no person.
 */
export function displayName(field: string, given: Given, missing: string): string {
  const name = requiredLine(field, given, TEXT_LIMITS.personName, missing);
  if (RESERVED.includes(name.toLowerCase()))
    throw invalid(field, `"${name}" has a meaning of its own here. Please choose another name.`);
  return name;
}

const EMAIL = /^[^\s@<>(),;:"\\[\]]+@[^\s@<>(),;:"\\[\]]+\.[^\s@<>(),;:"\\[\].]{2,}$/;

/** An address that a mail can be sent to, lower case in its domain. */
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

/** @param today in any zone: whoever was born today somewhere is born. */
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
