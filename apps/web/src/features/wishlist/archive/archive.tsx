import Button from '@mui/material/Button';
import type { MoneyFormat } from '@homefold/domain';
import { ArrowLeft } from 'lucide-react';
import { useId } from 'react';
import { t } from '../../../messages/wishlist/wishes';
import { Card } from '../../../ui/basics/card';
import { WidgetError } from '../../../ui/states/widget-boundary';
import { RowsSkeleton } from '../../../ui/states/skeleton';
import { WishRows } from '../list/wish-rows';
import type { WishActions } from '../list/actions';
import { filtered } from '../model/sections';
import type { WishFilters } from '../list/filters';
import { useWishes } from '../model/use-wishes';
import classes from '../wishlist.module.css';

const labels = t.wishlist.archive;

/** The wishes archived under a year, bought or not. */
export function Archive({
  year,
  filters,
  format,
  actions,
  onBack,
}: {
  year: number;
  filters: WishFilters;
  format: MoneyFormat;
  actions: WishActions;
  onBack: () => void;
}) {
  const id = useId();
  const { list, error, refetch } = useWishes(year);
  const wishes = list && filtered(list.wishes, filters);
  return (
    <section className={classes['section']} aria-labelledby={id}>
      <Button className={classes['back'] ?? ''} startIcon={<ArrowLeft aria-hidden />} onClick={onBack}>
        {labels.current}
      </Button>
      <h2 id={id}>{labels.year(year)}</h2>
      {wishes ? (
        wishes.length === 0 ? (
          <p className={classes['none']}>{labels.none(year)}</p>
        ) : (
          <WishRows wishes={wishes} format={format} labelledBy={id} actions={actions} />
        )
      ) : (
        <Card>
          {error ? (
            <WidgetError message={labels.failed(year)} onRetry={refetch} />
          ) : (
            <RowsSkeleton label={t.wishlist.loading} height={56} />
          )}
        </Card>
      )}
    </section>
  );
}
