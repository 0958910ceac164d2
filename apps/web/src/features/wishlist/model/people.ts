import type { FamilyView } from '../../../graphql/family';
import { t } from '../../../messages/wishlist/wishes';
import type { FacePerson } from '../../../ui/people/face';
import type { WishPerson } from './types';

type People = Pick<FamilyView, 'byId' | 'letters'>;

/** A person of a wish for avatars: with the current name and picture, also for former members. */
export function faceOf(person: WishPerson, { byId, letters }: People): FacePerson {
  const { memberId: id, displayName, avatarUrl, defaultAvatarId, hue } = person;
  const member = byId.get(id) ?? { id, displayName, avatarUrl, defaultAvatarId, hue };
  return { ...member, letters: letters.get(id) ?? '' };
}

/** The person in the shape that the server returns with a wish. */
export function personOf(memberId: string, { byId }: Pick<People, 'byId'>): WishPerson | null {
  const member = byId.get(memberId);
  if (!member) return null;
  const { displayName, avatarUrl = null, defaultAvatarId = null, hue } = member;
  return { memberId, displayName, avatarUrl, defaultAvatarId, hue, hasLeft: false };
}

/** "Me" for the viewer's own wishes, as documented. */
export const nameOf = (person: Pick<WishPerson, 'memberId' | 'displayName'>, me: string): string =>
  person.memberId === me ? t.wishlist.me : person.displayName;
