import { NAME_COMMA, TEXT_LIMITS, cleanLine, graphemes } from '@homefold/domain';
import type { Viewer } from '../../platform/auth';
import { isReservedName } from '../family-rules';
import type { MembershipEntity } from './membership.entity';

/** What a family sees of a person, taken from their profile. */
export type PersonFields = Pick<
  MembershipEntity,
  'displayName' | 'firstName' | 'lastName' | 'email' | 'avatarUrl' | 'defaultAvatarId'
>;

/** A person of whom only a name is known. */
export const namedPerson = (displayName: string): PersonFields => ({
  displayName,
  firstName: null,
  lastName: null,
  email: null,
  avatarUrl: null,
  defaultAvatarId: null,
});

/**
 * A person who signed up and has no profile yet: the account's name, else the local part of the address. Sign-up
 * accepts names that a family cannot use, with commas or as reserved words.
 */
export function accountPerson({ name, email }: Viewer): PersonFields {
  const whole = short(name);
  const [first = '', ...rest] = whole.split(' ');
  const names = [first, whole, short(email.split('@')[0] ?? '')];
  const displayName = names.find((each) => each !== '' && !isReservedName(each)) ?? 'Member';
  return {
    ...namedPerson(displayName),
    firstName: displayName,
    lastName: short(rest.join(' ')) || null,
    email: email || null,
  };
}

const commas = new RegExp(NAME_COMMA, 'gu');

const short = (text: string): string =>
  graphemes(cleanLine(text.slice(0, 1_000).replace(commas, ' ')))
    .slice(0, TEXT_LIMITS.personName)
    .join('');
