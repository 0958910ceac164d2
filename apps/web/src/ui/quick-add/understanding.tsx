import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { Failure } from './failure';
import classes from './quick-add.module.css';
import { Spoken } from './spoken';

/** What was understood of a line: its title and parts, what is asked, what is worth knowing, and why it was not saved. */
export function Understanding({
  title,
  isUntitled,
  chips,
  question,
  note,
  failure,
  spoken,
  onRetry,
}: {
  /** The title, or that there is none. */
  title: string;
  isUntitled: boolean;
  chips: ReactNode;
  question: ReactNode;
  note: string | null;
  failure: string | null;
  /** The whole of it in a sentence, for whoever does not see the chips. */
  spoken: string;
  onRetry: (() => void) | undefined;
}) {
  return (
    <>
      <div className={classes['summary']}>
        <p className={`${classes['title']} ${isUntitled ? classes['noTitle'] : ''}`}>{title}</p>
        {chips}
      </div>
      {question}
      {note && (
        <p className={classes['note']}>
          <Info size={16} aria-hidden />
          {note}
        </p>
      )}
      {failure && <Failure message={failure} onRetry={onRetry} />}
      <Spoken text={spoken} />
    </>
  );
}
