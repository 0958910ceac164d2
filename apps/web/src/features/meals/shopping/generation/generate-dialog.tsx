import { useQuery } from '@apollo/client/react';
import { shiftWeek, weekLabel, weekOf } from '@homefold/domain/meals';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { ChevronLeft, ChevronRight, CircleHelp } from 'lucide-react';
import { useState } from 'react';
import { useFamily } from '../../../../graphql/family';
import { t } from '../../../../messages/meals/shopping';
import { AppDialog } from '../../../../ui/dialogs/app-dialog';
import { FormAlert } from '../../../../ui/forms/form-alert';
import { useSections } from '../../../../ui/sections/sections';
import { RowsSkeleton } from '../../../../ui/states/skeleton';
import { ShoppingPreviewDocument } from '../../generated';
import type { ShoppingPreviewQuery } from '../../generated';
import classes from './generate-dialog.module.css';
import { nameOf } from '../model/labels';
import { CheckRow } from './check-row';
import { PreviewAisles } from './preview-aisles';
import { useGeneration } from './use-generation';

const labels = t.shopping.generation;

type Preview = ShoppingPreviewQuery['shoppingPreview'];

/** What the meals of a week need, to review and change before it is added to the list. */
export default function GenerateDialog({
  open,
  listId,
  weekStart,
  onClose,
}: {
  open: boolean;
  listId: string | null;
  /** Any day of the week; default: this week. */
  weekStart?: string;
  onClose: () => void;
}) {
  const { today, locale } = useFamily();
  const { go } = useSections();
  const [week, setWeek] = useState(() => weekOf(weekStart ?? today));
  const { data, error, refetch } = useQuery(ShoppingPreviewDocument, {
    variables: { weekStart: week.startDate, listId },
    // Meals and kitchen may change.
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const preview = data?.shoppingPreview ?? null;
  // Toggled by hand, by key: on for items that would be left out, off for items that would be added.
  const [switched, setSwitched] = useState<ReadonlySet<string>>(new Set());
  const generation = useGeneration(onClose);
  const { isBusy } = generation;
  const flip = (key: string): void => {
    const next = new Set(switched);
    if (!next.delete(key)) next.add(key);
    setSwitched(next);
  };
  const step = (weeks: number): void => {
    setWeek(shiftWeek(week, weeks));
    setSwitched(new Set());
  };
  const chosen = preview && chosenOf(preview, switched);
  const start = (): void => {
    if (chosen)
      void generation.start({ weekStart: week.startDate, listId, without: chosen.without, with: chosen.included });
  };
  const isEmpty = preview !== null && preview.items.length + preview.leftOut.length === 0;
  return (
    <AppDialog
      open={open}
      title={labels.title}
      width={640}
      closeDisabled={isBusy}
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" disabled={isBusy} onClick={onClose}>
            {t.common.cancel}
          </Button>
          {isEmpty ? (
            <Button
              variant="contained"
              onClick={() => {
                onClose();
                go('meal-planner');
              }}
            >
              {labels.plan}
            </Button>
          ) : (
            <Button variant="contained" disabled={isBusy || !chosen || chosen.count === 0} onClick={start}>
              {chosen ? labels.generate(chosen.count) : labels.add}
            </Button>
          )}
        </>
      }
    >
      <div className={classes['week']}>
        <IconButton aria-label={labels.previous} disabled={isBusy} onClick={() => step(-1)}>
          <ChevronLeft size={20} aria-hidden />
        </IconButton>
        <h3 aria-live="polite">{weekLabel(week, locale, today)}</h3>
        <IconButton aria-label={labels.next} disabled={isBusy} onClick={() => step(1)}>
          <ChevronRight size={20} aria-hidden />
        </IconButton>
      </div>
      {isBusy ? (
        <>
          <p className={classes['message']} role="status">
            {generation.message}
          </p>
          <RowsSkeleton rows={4} label="" height={44} />
        </>
      ) : preview ? (
        <Shown preview={preview} isOver={week.endDate < today} isEmpty={isEmpty} switched={switched} onFlip={flip} />
      ) : error ? (
        <FormAlert message={labels.failedPreview} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <RowsSkeleton rows={5} label={labels.loading} height={44} />
      )}
      {generation.failure && <FormAlert message={generation.failure} onRetry={start} />}
    </AppDialog>
  );
}

function chosenOf({ items, leftOut }: Preview, switched: ReadonlySet<string>) {
  const without = items.filter(({ key }) => switched.has(key)).map(({ key }) => key);
  const included = leftOut.filter(({ key }) => switched.has(key)).map(({ key }) => key);
  return { without, included, count: items.length - without.length + included.length };
}

function Shown({
  preview,
  isOver,
  isEmpty,
  switched,
  onFlip,
}: {
  preview: Preview;
  /** Whether the week lies in the past. */
  isOver: boolean;
  isEmpty: boolean;
  switched: ReadonlySet<string>;
  onFlip: (key: string) => void;
}) {
  const { items, leftOut, unknownMeals, meals, pastMeals, originalCount, consolidatedCount } = preview;
  const isAllPast = pastMeals > 0 && (isOver || meals === 0);
  return (
    <>
      {isEmpty ? (
        <p className={classes['lead']}>{isAllPast ? labels.allPast : labels.nothing}</p>
      ) : (
        <p className={classes['lead']}>{labels.lead(meals, originalCount, consolidatedCount)}</p>
      )}
      {!isEmpty && pastMeals > 0 && (
        <p className={classes['lead']}>{isAllPast ? labels.weekOver : labels.past(pastMeals)}</p>
      )}
      <PreviewAisles items={items} switched={switched} onFlip={onFlip} />
      {leftOut.length > 0 && (
        <section aria-labelledby="left-out">
          <h4 id="left-out" className={classes['heading']}>
            {labels.leftOut}
          </h4>
          <ul className={classes['rows']}>
            {leftOut.map(({ key, name, quantity, why }) => (
              <CheckRow
                key={key}
                label={labels.include(name)}
                name={nameOf({ ingredientName: name })}
                quantity={quantity}
                detail={why}
                checked={switched.has(key)}
                onChange={() => onFlip(key)}
              />
            ))}
          </ul>
        </section>
      )}
      {unknownMeals.length > 0 && (
        <div className={classes['unknown']}>
          <CircleHelp size={18} aria-hidden />
          <p>
            <strong>{labels.unknown}:</strong> {unknownMeals.join(', ')}. {labels.unknownHint}
          </p>
        </div>
      )}
    </>
  );
}
