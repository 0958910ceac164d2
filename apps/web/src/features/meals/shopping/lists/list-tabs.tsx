import { Plus, Star } from 'lucide-react';
import { t } from '../../../../messages/meals/shopping';
import { VisuallyHidden } from '../../../../ui/basics/visually-hidden';
import { Bone } from '../../../../ui/states/skeleton';
import type { List } from '../model/types';
import classes from './lists.module.css';

const labels = t.shopping.lists;

/** The tabs while they load, as high as they will be. */
export const ListTabsSkeleton = () => (
  <div className={classes['tabs']} aria-hidden>
    <span className={classes['tab']}>
      <Bone width={96} />
    </span>
  </div>
);

/** The family's lists, each with its number of open items. */
export function ListTabs({
  lists,
  current,
  onChange,
  onAdd,
}: {
  lists: readonly List[];
  /** The id of the list on screen. */
  current: string | null;
  onChange: (list: List) => void;
  onAdd: () => void;
}) {
  return (
    <nav className={classes['tabs']} data-scroll-edges="" aria-label={labels.label}>
      {lists.map((list) => (
        <button
          key={list.id}
          type="button"
          className={classes['tab']}
          aria-current={list.id === current ? 'true' : undefined}
          onClick={() => onChange(list)}
        >
          {list.isDefault && lists.length > 1 && (
            <>
              <Star size={14} aria-hidden />
              <VisuallyHidden>{`${labels.isDefault}: `}</VisuallyHidden>
            </>
          )}
          <span className={classes['name']}>{list.name}</span>
          <span className={classes['count']} aria-hidden>
            {list.openCount}
          </span>
          <VisuallyHidden>{labels.open(list.openCount)}</VisuallyHidden>
        </button>
      ))}
      <button type="button" className={classes['add']} onClick={onAdd}>
        <Plus size={16} aria-hidden />
        {labels.add}
      </button>
    </nav>
  );
}
