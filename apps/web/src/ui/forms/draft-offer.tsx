import Button from '@mui/material/Button';
import { relativeTime } from '@homefold/domain';
import { History } from 'lucide-react';
import { useContext, useRef } from 'react';
import { t } from '../../messages/dialogs';
import { useNow } from '../time/use-now';
import classes from './draft-offer.module.css';
import { DraftOwnerContext } from './draft-owner';
import type { Draft } from './use-draft';

const labels = t.dialogs.draft;

/** Above a form that was left with unsaved input: continue it or discard it. */
export function DraftOffer({ draft }: { draft: Draft }) {
  const owner = useContext(DraftOwnerContext);
  const now = useNow();
  const offer = useRef<HTMLDivElement>(null);
  if (!draft.offer || !owner) return null;
  /** The buttons disappear with the answer: the focus moves to the first field. */
  const answer = (how: () => void): void => {
    const field = offer.current?.parentElement?.querySelector<HTMLElement>('input, textarea, select');
    how();
    field?.focus();
  };
  return (
    <div ref={offer} className={classes['offer']} role="status">
      <History size={18} aria-hidden />
      <p>{labels.offer(relativeTime(new Date(draft.offer.at), { now, ...owner }))}</p>
      <span className={classes['buttons']}>
        <Button size="small" variant="outlined" onClick={() => answer(draft.resume)}>
          {labels.resume}
        </Button>
        <Button size="small" onClick={() => answer(draft.discard)}>
          {labels.discard}
        </Button>
      </span>
    </div>
  );
}
