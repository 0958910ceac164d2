import IconButton from '@mui/material/IconButton';
import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { QueuedMark } from '../states/queued-mark';
import classes from './row-text.module.css';

/** Class of a row with `RowText` and `EditRow`: its sizes and hover style. */
export const textRow = classes['row'] ?? '';
/** Class of its second line, which is never wrapped. */
export const rowDetail = classes['detail'] ?? '';

/** The text of a row: its title, and a line of details below. A click opens it for reading. */
export function RowText({
  title,
  titleClass = '',
  isQueued,
  onRead,
  children,
}: {
  title: string;
  titleClass?: string | undefined;
  /** Waits on this device. */
  isQueued: boolean;
  onRead: () => void;
  /** The details, with `rowDetail`. */
  children: ReactNode;
}) {
  return (
    <button type="button" className={classes['words']} onClick={onRead}>
      <span className={`${classes['title']} ${titleClass}`}>
        {title}
        {isQueued && <QueuedMark />}
      </span>
      {children}
    </button>
  );
}

/** The button at the end of a row that edits it. */
export const EditRow = ({
  label,
  describedBy,
  onClick,
}: {
  label: string;
  describedBy?: string | undefined;
  onClick: () => void;
}) => (
  <IconButton
    size="small"
    className={classes['edit'] ?? ''}
    aria-label={label}
    aria-describedby={describedBy}
    onClick={onClick}
  >
    <Pencil size={16} aria-hidden />
  </IconButton>
);
