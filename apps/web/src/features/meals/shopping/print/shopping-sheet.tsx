import { useFamily } from '../../../../graphql/family';
import { t } from '../../../../messages/meals/shopping';
import { PrintSheet } from '../../../../ui/print/print-sheet';
import { inAisles } from '../model/in-aisles';
import { aisleEmoji, aisleName, detailOf, lineOf } from '../model/labels';
import type { Content } from '../model/types';
import classes from './shopping-sheet.module.css';

/** The list for printing: checkboxes by aisle, for the fridge or for shopping without a phone. */
export function ShoppingSheet({ content: { list, open } }: { content: Content }) {
  const family = useFamily();
  return (
    <PrintSheet title={list?.name ?? t.shopping.sheet.title} family={family.name}>
      {open.length === 0 && <p>{t.shopping.sheet.none}</p>}
      <div className={classes['aisles']}>
        {inAisles(open, list?.aisles).map(({ aisle, items }) => (
          <section key={aisle} className={classes['aisle']}>
            <h2>
              <span className={classes['emoji']}>{aisleEmoji(aisle)}</span> {aisleName(aisle)}
            </h2>
            <ul>
              {items.map((item) => (
                <li key={item.id}>
                  <i aria-hidden />
                  <span>
                    {lineOf(item)}
                    {detailOf(item, family) && <small>{detailOf(item, family)}</small>}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </PrintSheet>
  );
}
