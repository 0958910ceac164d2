import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { formatInstant } from '@homefold/domain';
import { Calendar, CircleCheck, FileX, Trash2, Undo2 } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { t } from '../../app/messages/bin';
import classes from './bin.module.css';
import { daysLeft } from './words';
import type { BinItem } from './words';

const ICONS: Readonly<Record<string, LucideIcon>> = { calendar_event: Calendar, todo: CircleCheck };

/** A thing in the bin: what it was, who deleted it, how long it stays, and the two ways out. */
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
  const Icon = ICONS[item.type] ?? FileX;
  const instant = (iso: string): string => formatInstant(new Date(iso), timeZone, locale);
  return (
    <li className={classes['row']}>
      <span className={classes['icon']} aria-hidden>
        {item.emoji ?? <Icon size={20} strokeWidth={1.75} />}
      </span>
      <span className={classes['words']}>
        <span className={classes['name']}>{item.title}</span>
        {item.detail && <span className={classes['sub']}>{item.detail}</span>}
        <span className={classes['sub']}>
          <time dateTime={item.deletedAt} title={t.bin.deletedAt(instant(item.deletedAt))}>
            {t.bin.deletedBy(item.deletedByName)}
          </time>
          {' · '}
          <time dateTime={item.restorableUntil} title={t.bin.restorableUntil(instant(item.restorableUntil))}>
            {t.bin.daysLeft(daysLeft(item, now))}
          </time>
        </span>
      </span>
      <span className={classes['actions']}>
        <Button
          variant="outlined"
          size="small"
          className={classes['restore'] ?? ''}
          startIcon={<Undo2 size={16} aria-hidden />}
          aria-label={t.bin.restoreOf(item.title)}
          data-restore
          onClick={() => onRestore(item)}
        >
          {t.bin.restore}
        </Button>
        {item.mayDeleteForever && (
          <IconButton size="small" aria-label={t.bin.deleteOf(item.title)} onClick={() => onDelete(item)}>
            <Trash2 size={18} aria-hidden />
          </IconButton>
        )}
      </span>
    </li>
  );
}
