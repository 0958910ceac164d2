import Button from '@mui/material/Button';
import { ArrowLeft, ArrowRight, PartyPopper } from 'lucide-react';
import { t } from '../../../messages/recipes';
import classes from './cook-mode.module.css';

const labels = t.recipes.cooking;

/** Back and next, large enough for wet hands. */
export function StepButtons({
  at,
  count,
  onPrevious,
  onNext,
}: {
  /** -1 before the first step, `count` after the last one. */
  at: number;
  count: number;
  onPrevious: () => void;
  onNext: () => void;
}) {
  const isLast = at === count - 1;
  return (
    <div className={classes['buttons']}>
      <Button
        variant="outlined"
        size="large"
        startIcon={<ArrowLeft aria-hidden />}
        disabled={at === -1}
        onClick={onPrevious}
      >
        {labels.previous}
      </Button>
      {at < count && (
        <Button
          variant="contained"
          size="large"
          endIcon={isLast ? <PartyPopper aria-hidden /> : <ArrowRight aria-hidden />}
          onClick={onNext}
        >
          {isLast ? labels.finish : labels.next}
        </Button>
      )}
    </div>
  );
}
