import { formatMoney } from '@homefold/domain';
import type { MoneyFormat } from '@homefold/domain';
import type { WishSummary } from '@homefold/domain/wishlist';
import { t } from '../../../messages/wishlist/wishes';
import { Card } from '../../../ui/basics/card';
import classes from './figures.module.css';

const labels = t.wishlist.figures;
/** Longer ones get a smaller font on phones. */
const MOST_DIGITS = 9;

/** The three figures above the list, in one card. */
export function Figures({ summary, format }: { summary: WishSummary; format: MoneyFormat }) {
  const figures = [
    [labels.wished, String(summary.wished)],
    [labels.bought, String(summary.bought)],
    [labels.value, formatMoney(summary.totalValue, format)],
  ] as const;
  return (
    <Card>
      <dl className={classes['figures']} aria-label={labels.label}>
        {figures.map(([name, value]) => (
          <div key={name} data-long={value.length > MOST_DIGITS || undefined}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
