import Button from '@mui/material/Button';
import { Trash2 } from 'lucide-react';
import { t } from '../../../../messages/meals/shopping';
import { useConfirm } from '../../../../ui/dialogs/confirm';
import type { Item } from '../model/types';
import type { Selection } from '../model/use-selection';
import { useWrites } from '../model/use-shopping-writes';
import classes from './shopping-screen.module.css';

const labels = t.shopping.selection;

/** Select all, deselect all, delete the selected items. */
export function SelectionBar({ selection, items }: { selection: Selection; items: readonly Item[] }) {
  const writes = useWrites();
  const confirm = useConfirm();
  const chosen = items.filter(({ id }) => selection.ids?.has(id));
  const isAll = chosen.length === items.length && items.length > 0;
  const remove = async (): Promise<void> => {
    const yes = await confirm({
      title: labels.question(chosen.length),
      text: labels.text,
      confirm: labels.delete(chosen.length),
      danger: true,
    });
    if (!yes) return;
    selection.stop();
    await writes.remove(chosen);
  };
  return (
    <div className={classes['selection']} role="toolbar" aria-label={labels.label}>
      <span className={classes['selected']} role="status">
        {labels.count(chosen.length)}
      </span>
      <Button size="small" onClick={() => selection.set(isAll ? [] : items)}>
        {isAll ? labels.none : labels.all}
      </Button>
      <Button
        size="small"
        color="error"
        startIcon={<Trash2 size={16} aria-hidden />}
        disabled={chosen.length === 0}
        onClick={() => void remove()}
      >
        {labels.delete(chosen.length)}
      </Button>
      <Button size="small" variant="outlined" onClick={selection.stop}>
        {labels.done}
      </Button>
    </div>
  );
}
