import { Flame } from 'lucide-react';
import { t } from '../../../messages/jobs';
import { Card } from '../../../ui/basics/card';
import { Chip } from '../../../ui/basics/chip';
import { ProgressBar } from '../../../ui/basics/progress-bar';
import { Bone } from '../../../ui/states/skeleton';
import { VisuallyHidden } from '../../../ui/basics/visually-hidden';
import type { Counts } from '../model/types';
import classes from './rail.module.css';

const labels = t.jobs.progress;

/** The documented header text for a number of completions today. */
const messageFor = (done: number): string => (done === 0 ? labels.none : done <= 2 ? labels.some : labels.many);

/** A phone's progress while it loads. */
export const ProgressSkeleton = () => (
  <div className={classes['brief']} aria-hidden>
    <div className={classes['line']}>
      <Bone width={160} height={16} />
      <Bone width={72} />
    </div>
    <div className={classes['bar']}>
      <ProgressBar done={0} all={0} />
    </div>
  </div>
);

/** Today's progress: a sentence, the numbers, a bar, and the streak in days. */
export function Progress({ counts, mobile }: { counts: Counts; mobile: boolean }) {
  const { doneToday, today, streakDays } = counts;
  const all = doneToday + today;
  const numbers = all === 0 ? labels.nothing : labels.of(doneToday, all);
  const streak = streakDays > 1 && (
    <Chip small tone="accent" icon={<Flame aria-hidden />}>
      <span aria-hidden>{labels.streak(streakDays)}</span>
      <VisuallyHidden>{labels.streakLabel(streakDays)}</VisuallyHidden>
    </Chip>
  );
  const bar = (
    <div className={classes['bar']}>
      <ProgressBar done={doneToday} all={all} />
    </div>
  );
  const message = (
    <p className={classes['message']} role="status">
      {messageFor(doneToday)}
    </p>
  );
  if (mobile)
    return (
      <div className={classes['brief']}>
        <div className={classes['line']}>
          {message}
          <span className={classes['numbers']}>{numbers}</span>
          {streak}
        </div>
        {bar}
      </div>
    );
  return (
    <Card className={classes['progress'] ?? ''}>
      {message}
      <div className={classes['line']}>
        <span className={classes['numbers']}>{numbers}</span>
        {streak}
      </div>
      {bar}
    </Card>
  );
}
