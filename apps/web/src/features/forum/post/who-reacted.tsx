import { t } from '../../../messages/forum/forum';
import { Fact, Facts, Reader } from '../../../ui/dialogs/reader';
import type { FindAnchor } from '../../../ui/dialogs/popover';
import type { Post } from '../data/types';
import { AuthorAvatar, nameOf } from './author';
import { REACTION_ICONS } from './reaction-icons';
import classes from './who-reacted.module.css';

const labels = t.forum.post.reactions;

/** Who has reacted to a post or a reply, and how. */
export default function WhoReacted({
  open,
  reactions,
  anchor,
  onClose,
}: {
  open: boolean;
  reactions: Post['reactions'];
  anchor: FindAnchor;
  onClose: () => void;
}) {
  return (
    <Reader open={open} title={labels.label} anchor={anchor} onClose={onClose}>
      <Facts>
        {reactions
          .filter(({ count }) => count > 0)
          .map(({ type, members }) => {
            const Icon = REACTION_ICONS[type];
            return (
              <Fact key={type} icon={<Icon aria-hidden />} name={labels[type]}>
                <ul className={classes['people']}>
                  {members.map((member) => (
                    <li key={member.memberId}>
                      <AuthorAvatar author={member} size={24} />
                      <span>{nameOf(member)}</span>
                    </li>
                  ))}
                </ul>
              </Fact>
            );
          })}
      </Facts>
    </Reader>
  );
}
