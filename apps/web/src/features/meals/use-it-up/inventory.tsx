import { Button, IconButton } from '../../../ui/basics/button';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { useFamily } from '../../../graphql/family';
import { showQueue } from '../../../graphql/offline/queued';
import { t } from '../../../messages/kitchen/kitchen';
import { CardSection } from '../../../ui/basics/card';
import { isDraft } from '../../../ui/browser/draft-id';
import { Tick } from '../../../ui/fields/tick';
import { useFocusInList } from '../../../ui/lists/use-focus-in-list';
import { useSections } from '../../../ui/sections/sections';
import { BestBefore } from '../kitchen/list/best-before';
import { groupItems } from '../kitchen/model/groups';
import type { KitchenWrites } from '../kitchen/model/kitchen-writes';
import type { KitchenItem } from '../kitchen/model/types';
import classes from './inventory.module.css';

const labels = t.useItUp;

/** The kitchen inventory by category: an in-stock toggle and a remove button. */
export function Inventory({ items, writes }: { items: readonly KitchenItem[]; writes: KitchenWrites }) {
  const { locale } = useFamily();
  const { go } = useSections();
  const list = useRef<HTMLDivElement>(null);
  const keepFocus = useFocusInList(list, items);
  const act = (item: KitchenItem, run: (item: KitchenItem) => unknown): void => {
    if (isDraft(item)) return showQueue(true);
    keepFocus(item.id);
    run(item);
  };
  return (
    <CardSection
      title={labels.kitchen}
      end={
        <Button size="small" aria-label={labels.openKitchen} onClick={() => go('kitchen')}>
          {labels.open}
        </Button>
      }
    >
      <div ref={list}>
        {items.length === 0 && <p className={classes['none']}>{labels.kitchenEmpty}</p>}
        {groupItems(items, 'category', locale).map((group) => (
          <section key={group.key} aria-label={group.label}>
            <h3 className={classes['heading']}>{group.label}</h3>
            <ul className={classes['rows']}>
              {group.items.map((item) => (
                <li key={item.id} data-row={item.id}>
                  <Tick
                    checked={item.haveIt}
                    label={t.kitchen.haveIt(item.title)}
                    onChange={() => act(item, (one) => void writes.toggle(one))}
                  />
                  <span className={classes['words']} data-out={!item.haveIt || undefined}>
                    {item.title}
                    <span className={classes['until']}>
                      <BestBefore item={item} />
                    </span>
                  </span>
                  <IconButton
                    size="small"
                    aria-label={t.kitchen.removeNamed(item.title)}
                    onClick={() => act(item, (one) => void writes.remove(one))}
                  >
                    <X size={16} aria-hidden />
                  </IconButton>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </CardSection>
  );
}
