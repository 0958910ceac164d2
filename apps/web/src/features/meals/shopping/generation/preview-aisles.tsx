import { AISLES } from '@homefold/domain/aisles';
import { useFamily } from '../../../../graphql/family';
import { t } from '../../../../messages/meals/shopping';
import type { ShoppingPreviewQuery } from '../../generated';
import { aisleEmoji, aisleName, nameOf, reasonOf } from '../model/labels';
import { CheckRow } from './check-row';
import classes from './generate-dialog.module.css';

const labels = t.shopping.generation;

type Proposed = ShoppingPreviewQuery['shoppingPreview']['items'][number];

/** What is added to the list, by aisle, with the meals that it is for. */
export function PreviewAisles({
  items,
  switched,
  onFlip,
}: {
  items: readonly Proposed[];
  switched: ReadonlySet<string>;
  onFlip: (key: string) => void;
}) {
  const { locale } = useFamily();
  const detailOf = ({ parts, inHouse, isOnList }: Proposed): string => {
    const meals = [...new Set(parts.map((part) => reasonOf(part, locale)).filter((reason) => reason !== null))];
    return [isOnList && labels.onList, inHouse && labels.inHouse(inHouse), ...meals].filter(Boolean).join(' · ');
  };
  return AISLES.flatMap((aisle) => {
    const here = items.filter((item) => item.aisle === aisle);
    if (here.length === 0) return [];
    return [
      <section key={aisle} aria-label={aisleName(aisle)}>
        <h4 className={classes['heading']}>
          <span className={classes['emoji']} aria-hidden>
            {aisleEmoji(aisle)}
          </span>{' '}
          {aisleName(aisle)}
        </h4>
        <ul className={classes['rows']}>
          {here.map((item) => (
            <CheckRow
              key={item.key}
              label={labels.exclude(item.name)}
              name={nameOf({ ingredientName: item.name })}
              quantity={item.quantity}
              detail={detailOf(item)}
              checked={!switched.has(item.key)}
              onChange={() => onFlip(item.key)}
            />
          ))}
        </ul>
      </section>,
    ];
  });
}
