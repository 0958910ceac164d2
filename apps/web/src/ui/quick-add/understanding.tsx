import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { Failure } from './failure';
import classes from './quick-add.module.css';
import { Spoken } from './spoken';

/** How a line was understood: title and parts, an open question, a note, and why it was not saved. */
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
  /** The title, or a note that it is missing. */
  title: string;
  isUntitled: boolean;
  chips: ReactNode;
  question: ReactNode;
  note: string | null;
  failure: string | null;
  /** The whole interpretation as a sentence, for screen readers. */
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
