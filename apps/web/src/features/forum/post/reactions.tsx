import { lazy, Suspense, useCallback, useRef, useState } from 'react';
import { useFamily } from '../../../graphql/family';
import { t } from '../../../messages/forum/forum';
import { useOpened } from '../../../ui/dialogs/use-opened';
import { useForumActs } from '../data/context';
import type { Post, ReactionType } from '../data/types';
import { nameOf } from './author';
import classes from './actions.module.css';
import { REACTION_ICONS } from './reaction-icons';
import { useHold } from './use-hold';

const WhoReacted = lazy(() => import('./who-reacted'));

const labels = t.forum.post.reactions;

/**
 * Like, love and laugh, each with who reacted and whether the viewer did. A button ignores presses while one is being sent.
 * The names are in its tooltip; a long press shows them in a sheet.
 */
export function ReactionButtons({ post, small = false }: { post: Post; small?: boolean }) {
  const { writes } = useForumActs();
  const { locale } = useFamily();
  const group = useRef<HTMLDivElement>(null);
  const anchor = useCallback(() => group.current, []);
  const who = useOpened<true>();
  const hold = useHold(() => {
    if (post.reactions.some(({ count }) => count > 0)) who.show(true);
  });
  const [busy, setBusy] = useState<ReadonlySet<ReactionType>>(new Set());
  const press = async (type: ReactionType, isOn: boolean): Promise<void> => {
    if (busy.has(type)) return;
    setBusy((before) => new Set([...before, type]));
    await writes.react(post, type, isOn);
    setBusy((before) => new Set([...before].filter((one) => one !== type)));
  };
  return (
    <>
      <div ref={group} className={classes['reactions']} role="group" aria-label={labels.label} {...hold}>
        {post.reactions.map(({ type, count, own, members }) => {
          const Icon = REACTION_ICONS[type];
          const names = new Intl.ListFormat(locale).format(members.map(nameOf));
          return (
            <button
              key={type}
              type="button"
              className={classes['reaction']}
              data-small={small || undefined}
              aria-pressed={own}
              // not `disabled`, which would lose the focus
              aria-disabled={busy.has(type) || undefined}
              aria-label={labels.count(labels[type], count)}
              title={names || labels[type]}
              onClick={() => void press(type, !own)}
            >
              <Icon size={small ? 16 : 18} aria-hidden />
              <span aria-hidden>{count > 0 ? count : ''}</span>
            </button>
          );
        })}
      </div>
      {who.value && (
        <Suspense>
          <WhoReacted key={who.times} open={who.open} reactions={post.reactions} anchor={anchor} onClose={who.close} />
        </Suspense>
      )}
    </>
  );
}
