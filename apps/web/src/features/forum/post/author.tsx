import { useFamily } from '../../../graphql/family';
import { t } from '../../../messages/forum/forum';
import { MemberAvatar } from '../../../ui/people/member-avatar';
import type { AvatarSize } from '../../../ui/people/member-avatar';
import type { Author } from '../data/types';

const labels = t.forum.post;

/** The name of the author of a post or a reply. */
export const nameOf = ({ displayName, hasLeft }: Author): string =>
  displayName.trim() || (hasLeft ? labels.formerMember : labels.unknownUser);

/** Their avatar. */
export function AuthorAvatar({ author, size }: { author: Author; size: AvatarSize }) {
  const { letters } = useFamily();
  const initials = letters.get(author.memberId);
  return <MemberAvatar member={author} size={size} {...(initials && { initials })} />;
}
