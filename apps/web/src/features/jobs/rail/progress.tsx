import { Flame } from 'lucide-react';
import { t } from '../../../app/messages/jobs';
import { Card } from '../../../ui/card';
import { Chip } from '../../../ui/chip';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import type { Counts } from '../model/types';
import classes from './rail.module.css';

const words = t.jobs.progress;

/** The header's words for so many completions of today, as documented. */
const messageFor = (done: number): string => (done === 0 ? words.none : done <= 2 ? words.some : words.many);

/** How the day goes: a sentence, the numbers, a bar; how many days in a row something was done. */
export function Progress({ counts, mobile }: { counts: Counts; mobile: boolean }) {
  const { doneToday, today, streakDays } = counts;
  const all = doneToday + today;
  const numbers = all === 0 ? words.nothing : words.of(doneToday, all);
  const streak = streakDays > 1 && (
    <Chip small tone="accent" icon={<Flame aria-hidden />}>
      <span aria-hidden>{words.streak(streakDays)}</span>
      <VisuallyHidden>{words.streakLabel(streakDays)}</VisuallyHidden>
    </Chip>
  );
  const bar = (
    <div className={classes['bar']} aria-hidden>
      <i style={{ width: `${all === 0 ? 0 : (doneToday / all) * 100}%` }} />
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
