import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { formatInstant } from '@homefold/domain';
import { FileX, Trash2, Undo2 } from 'lucide-react';
import { t } from '../../messages/bin';
import { ListRow } from '../../ui/lists/list-row';
import { ResourceIcon } from '../../ui/sections/resource-icon';
import classes from './bin.module.css';
import { daysLeft } from './labels';
import type { BinItem } from './labels';

/** A deleted record: type, who deleted it, remaining days, and its two actions. */
export function BinRow({
  item,
  now,
  timeZone,
  locale,
  onRestore,
  onDelete,
}: {
  item: BinItem;
  now: Date;
  timeZone: string;
  locale: string;
  onRestore: (item: BinItem) => void;
  onDelete: (item: BinItem) => void;
}) {
  const instant = (iso: string): string => formatInstant(new Date(iso), timeZone, locale);
  return (
    <ListRow
      icon={item.emoji ?? <ResourceIcon resource={item.type} fallback={FileX} size={20} />}
      title={item.title}
      lines={[
        item.detail,
        <>
          <time dateTime={item.deletedAt} title={t.bin.deletedAt(instant(item.deletedAt))}>
            {t.bin.deletedBy(item.deletedByName)}
          </time>
          {' · '}
          <time dateTime={item.restorableUntil} title={t.bin.restorableUntil(instant(item.restorableUntil))}>
            {t.bin.daysLeft(daysLeft(item, now))}
          </time>
        </>,
      ]}
      end={
        <>
          <Button
            variant="outlined"
            size="small"
            startIcon={<Undo2 size={16} aria-hidden />}
            aria-label={t.bin.restoreOf(item.title)}
            data-restore
            onClick={() => onRestore(item)}
          >
            {t.bin.restore}
          </Button>
          {item.mayDeleteForever && (
            <IconButton
              size="small"
              className={classes['forever'] ?? ''}
              aria-label={t.bin.deleteOf(item.title)}
              onClick={() => onDelete(item)}
            >
              <Trash2 size={18} aria-hidden />
            </IconButton>
          )}
        </>
      }
    />
  );
}
