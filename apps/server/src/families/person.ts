import { cleanLine, graphemes, TEXT_LIMITS } from '@homefold/domain';
import type { Viewer } from '../platform/auth';
import type { MembershipEntity } from './membership.entity';

/** What a family sees of a person; their profile decides it. */
export type PersonFields = Pick<
  MembershipEntity,
  'displayName' | 'firstName' | 'lastName' | 'email' | 'avatarUrl' | 'defaultAvatarId'
>;

/** Somebody of whom only a name is known. */
export const namedPerson = (displayName: string): PersonFields => ({
  displayName,
  firstName: null,
  lastName: null,
  email: null,
  avatarUrl: null,
  defaultAvatarId: null,
});

/** Somebody who signed up and has not saved a profile yet: the account's name, else the address before its at-sign. */
export function accountPerson({ name, email }: Viewer): PersonFields {
  const [first = '', ...rest] = short(name).split(' ');
  const displayName = first || short(email.split('@')[0] ?? '') || 'Member';
  return {
    ...namedPerson(displayName),
    firstName: displayName,
    lastName: short(rest.join(' ')) || null,
    email: email || null,
  };
}

const short = (text: string): string =>
  graphemes(cleanLine(text).slice(0, 1_000)).slice(0, TEXT_LIMITS.personName).join('');
