import Button from '@mui/material/Button';
import { isPollClosed, pollTally } from '@homefold/domain/forum';
import { formatWeekdayDate } from '@homefold/domain';
import { Check, Circle, CircleCheck, Square, SquareCheck } from 'lucide-react';
import { useId, useState } from 'react';
import { useFamily } from '../../../graphql/family';
import { t } from '../../../messages/forum/parts';
import { VisuallyHidden } from '../../../ui/basics/visually-hidden';
import { isDraft } from '../../../ui/browser/draft-id';
import { useConfirm } from '../../../ui/dialogs/confirm';
import { AvatarStack } from '../../../ui/people/member-avatar';
import { useNow } from '../../../ui/time/use-now';
import type { Post } from '../data/types';
import { lastDayOf } from '../editor/form-values';
import { tapped } from './poll-votes';
import type { Poll } from './poll-votes';
import classes from './post-poll.module.css';
import { useVote } from './use-vote';

const labels = t.forumParts.poll;

/** The poll of a post: a tap on an option votes, a tap on another changes the vote; the result is always visible. */
export const PostPoll = ({ post }: { post: Post }) => post.poll && <PollOf post={post} poll={post.poll} />;

function PollOf({ post, poll }: { post: Post; poll: Poll }) {
  const id = useId();
  const { timeZone, locale, today } = useFamily();
  const now = useNow();
  const confirm = useConfirm();
  const { vote, end } = useVote(post);
  const [announcement, setAnnouncement] = useState('');
  const closesAt = poll.closesAt === null ? null : new Date(poll.closesAt);
  const isClosed = poll.isClosed || isPollClosed({ closesAt }, now);
  const tally = pollTally(poll.options, poll.voterCount);
  const lastDay = closesAt && lastDayOf(closesAt, timeZone);
  const tap = (optionId: string): void => {
    const next = tapped(poll, optionId);
    setAnnouncement('');
    void vote(next).then(
      (isCounted) => isCounted && setAnnouncement(next.length > 0 ? labels.voted : labels.takenBack),
    );
  };
  const askToEnd = async (): Promise<void> => {
    if (await confirm({ title: labels.endTitle, text: labels.endText, confirm: labels.end })) await end();
  };
  const until = isClosed
    ? labels.closed
    : lastDay && (lastDay === today ? labels.untilToday : labels.until(formatWeekdayDate(lastDay, locale)));
  const canEnd = post.mayChange && !isClosed && !isDraft(post);
  return (
    <div role="group" className={classes['poll']} aria-labelledby={`${id}-title`} aria-describedby={`${id}-hint`}>
      <h4 id={`${id}-title`} className={classes['title']}>
        {poll.question ?? labels.label}
      </h4>
      <p id={`${id}-hint`} className={classes['hint']}>
        {[isClosed ? null : poll.isMultiple ? labels.many : labels.one, until].filter(Boolean).join(' · ')}
      </p>
      <ul className={classes['options']}>
        {poll.options.map((option, index) => (
          <li key={option.id}>
            <Answer
              poll={poll}
              option={option}
              tally={tally[index] ?? { percent: 0, isAhead: false }}
              isClosed={isClosed}
              isOff={isDraft(post)}
              onTap={() => tap(option.id)}
            />
          </li>
        ))}
      </ul>
      <div className={classes['foot']}>
        <span className={classes['hint']}>
          {[labels.voters(poll.voterCount), poll.showsVoters ? labels.shown : labels.hidden].join(' · ')}
        </span>
        {canEnd && (
          <Button size="small" onClick={() => void askToEnd()}>
            {labels.end}
          </Button>
        )}
      </div>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </div>
  );
}

function Answer({
  poll,
  option,
  tally: { percent, isAhead },
  isClosed,
  isOff,
  onTap,
}: {
  poll: Poll;
  option: Poll['options'][number];
  tally: { percent: number; isAhead: boolean };
  isClosed: boolean;
  /** The post itself is still queued. */
  isOff: boolean;
  onTap: () => void;
}) {
  const { letters } = useFamily();
  const { text, votes, own, voters } = option;
  const [Off, On] = poll.isMultiple ? [Square, SquareCheck] : [Circle, CircleCheck];
  const Mark = own ? On : Off;
  const content = (
    <>
      <span className={classes['line']}>
        {isClosed ? own && <Check size={18} aria-hidden /> : <Mark size={18} aria-hidden />}
        <span className={classes['text']}>
          {text}
          {isClosed && own && <span className={classes['own']}> ({labels.own})</span>}
        </span>
        {voters.length > 0 && (
          <span className={classes['voters']}>
            <AvatarStack
              members={voters}
              initials={voters.map(({ memberId }) => letters.get(memberId) ?? '')}
              size={20}
              max={5}
              ring="var(--hf-surface)"
              label={labels.votedBy(voters.map(({ displayName }) => displayName).join(', '))}
            />
          </span>
        )}
        <span className={classes['percent']} title={labels.result(votes, percent)}>
          <span aria-hidden>{labels.percent(percent)}</span>
          <VisuallyHidden>{labels.result(votes, percent)}</VisuallyHidden>
        </span>
      </span>
      <span className={classes['bar']} data-ahead={isAhead || undefined} aria-hidden>
        <i style={{ width: `${percent}%` }} />
      </span>
      {isClosed && isAhead && <VisuallyHidden>{labels.ahead}</VisuallyHidden>}
    </>
  );
  return isClosed ? (
    <div className={classes['answer']} data-closed data-ahead={isAhead || undefined}>
      {content}
    </div>
  ) : (
    <button type="button" className={classes['answer']} aria-pressed={own} disabled={isOff} onClick={onTap}>
      {content}
    </button>
  );
}
