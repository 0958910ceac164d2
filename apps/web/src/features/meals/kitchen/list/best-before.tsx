import { useFamily } from '../../../../graphql/family';
import { bestBeforeOf } from '../model/labels';
import type { KitchenItem } from '../model/types';
import classes from './best-before.module.css';

/** "Use by Thursday", "2 days over": in words, coloured by urgency. */
export function BestBefore({ item }: { item: Pick<KitchenItem, 'bestBefore' | 'haveIt'> }) {
  const found = bestBeforeOf(item, useFamily());
  if (!found) return null;
  return (
    <span className={classes['words']} data-state={found.state}>
      {found.label}
    </span>
  );
}
