import { Plus, Star } from 'lucide-react';
import { t } from '../../../../messages/meals/shopping';
import { VisuallyHidden } from '../../../../ui/basics/visually-hidden';
import type { List } from '../model/types';
import classes from './lists.module.css';

const words = t.shopping.lists;

/** The family's lists, each with what is still to be bought. */
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
    <nav className={classes['tabs']} aria-label={words.label}>
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
              <VisuallyHidden>{`${words.isDefault}: `}</VisuallyHidden>
            </>
          )}
          <span className={classes['name']}>{list.name}</span>
          <span className={classes['count']} aria-hidden>
            {list.openCount}
          </span>
          <VisuallyHidden>{words.open(list.openCount)}</VisuallyHidden>
        </button>
      ))}
      <button type="button" className={classes['add']} onClick={onAdd}>
        <Plus size={16} aria-hidden />
        {words.add}
      </button>
    </nav>
  );
}
