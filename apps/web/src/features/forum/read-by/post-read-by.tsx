import Button from '@mui/material/Button';
import { useApolloClient } from '@apollo/client/react';
import { Check, CheckCheck, ChevronDown } from 'lucide-react';
import { relativeTime } from '@homefold/domain';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useFamily } from '../../../graphql/family';
import { refetchFields } from '../../../graphql/live/live-registry';
import { queueOf } from '../../../graphql/offline/write-queue';
import { makeAttempt } from '../../../graphql/records/refusals';
import { t } from '../../../messages/forum/parts';
import { MemberAvatar } from '../../../ui/people/member-avatar';
import { useNow } from '../../../ui/time/use-now';
import { useToasts } from '../../../ui/toasts/toasts';
import { confirmWrite, viewerOf } from '../content/queued-parts';
import type { Post } from '../data/types';
import type { PostPartsPersonFragment } from '../generated';
import classes from './post-read-by.module.css';

const labels = t.forumParts.readBy;

/** Who has confirmed that they have read a post, and the button to do so; renders nothing if it is not requested. */
export const PostReadBy = ({ post }: { post: Post }) => post.readBy && <ReadBy post={post} readBy={post.readBy} />;

function ReadBy({ post, readBy }: { post: Post; readBy: NonNullable<Post['readBy']> }) {
  const id = useId();
  const client = useApolloClient();
  const toasts = useToasts();
  const family = useFamily();
  const now = useNow();
  const [open, setOpen] = useState(false);
  const { own, confirmed, waiting } = readBy;
  const all = confirmed.length + waiting.length;
  const isAsked = waiting.some(({ memberId }) => memberId === family.me);
  const refetch = (): Promise<unknown> => refetchFields(client, new Set(['forumPosts', 'forumPost']));
  const confirm = (): void =>
    void makeAttempt(toasts, refetch)({ gone: labels.gone, failed: labels.failed }, async () => {
      const me = viewerOf(family);
      const answer = await queueOf(client).save({
        write: confirmWrite,
        variables: { id: post.id },
        shown: { confirmForumPost: post },
        basis: { postId: post.id, me, at: new Date().toISOString() },
        subject: `read-${post.id}`,
        title: post.title ?? labels.label,
      });
      if (answer === 'queued') toasts.kept(labels.waits);
    });
  return (
    <div role="group" className={classes['readBy']} aria-label={labels.label}>
      <div className={classes['row']}>
        <button
          type="button"
          className={classes['count']}
          aria-expanded={open}
          aria-controls={open ? `${id}-who` : undefined}
          onClick={() => setOpen(!open)}
        >
          <CheckCheck size={18} aria-hidden />
          <span aria-live="polite">{waiting.length === 0 ? labels.all : labels.count(confirmed.length, all)}</span>
          <ChevronDown size={16} aria-hidden />
        </button>
        {isAsked && !own && (
          <Button variant="outlined" size="small" startIcon={<Check size={16} aria-hidden />} onClick={confirm}>
            {labels.confirm}
          </Button>
        )}
        {own && (
          <span className={classes['own']}>
            <Check size={16} aria-hidden />
            {labels.confirmed}
          </span>
        )}
      </div>
      {open && (
        <div id={`${id}-who`} className={classes['who']}>
          {confirmed.length > 0 && (
            <People title={labels.has}>
              {confirmed.map(({ member, confirmedAt }) => (
                <Person key={member.memberId} person={member}>
                  <time dateTime={confirmedAt}>{relativeTime(new Date(confirmedAt), { now, ...family })}</time>
                </Person>
              ))}
            </People>
          )}
          {waiting.length > 0 && (
            <People title={labels.waiting}>
              {waiting.map((person) => (
                <Person key={person.memberId} person={person} />
              ))}
            </People>
          )}
        </div>
      )}
    </div>
  );
}

const People = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <h4 className={classes['title']}>{title}</h4>
    <ul>{children}</ul>
  </div>
);

function Person({ person, children }: { person: PostPartsPersonFragment; children?: ReactNode }) {
  const initials = useFamily().letters.get(person.memberId);
  return (
    <li>
      <MemberAvatar member={person} size={24} {...(initials && { initials })} />
      <span className={classes['name']}>{person.displayName}</span>
      {children}
    </li>
  );
}
