import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { ArrowDown, ArrowUp, GripVertical, ImageOff, RotateCcw, X } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../messages/pictures';
import { AppMenu } from '../basics/app-menu';
import { ProgressBar } from '../basics/progress-bar';
import { pictureAddress } from './picture';
import type { Picture } from './picture';
import classes from './pictures-field.module.css';
import type { Sending } from './use-uploads';

const labels = t.pictures.field;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The narrowest stored copy, for a thumbnail. */
const thumbnail = (picture: Picture): string =>
  picture.widths?.length ? pictureAddress(picture, Math.min(...picture.widths)) : picture.url;

/** A picture in a form, with its description and position. */
export function PictureRow({
  picture,
  name,
  isFirst,
  isLast,
  isHeld,
  shift,
  limit,
  helpId,
  onMove,
  onRemove,
  onDescribe,
}: {
  picture: Picture;
  /** "picture 2" */
  name: string;
  isFirst: boolean;
  isLast: boolean;
  /** Being dragged. */
  isHeld: boolean;
  /** Offset from its own place during a drag, in px. */
  shift: number | null;
  limit: number;
  helpId: string;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
  onDescribe: (alt: string | null) => void;
}) {
  const [isGone, setGone] = useState(false);
  return (
    <li
      className={classes['row']}
      data-row={picture.url}
      data-moving={shift !== null || undefined}
      data-held={isHeld || undefined}
      {...(shift && { style: { transform: `translateY(${shift}px)` } })}
    >
      <img
        className={classes['thumb']}
        src={thumbnail(picture)}
        alt={picture.alt ?? capital(name)}
        onError={() => setGone(true)}
      />
      {isGone ? (
        <p className={classes['problem']} role="alert">
          {labels.gone}
        </p>
      ) : (
        <input
          type="text"
          className={classes['description']}
          aria-label={labels.describe(name)}
          placeholder={labels.description}
          value={picture.alt ?? ''}
          maxLength={limit}
          onChange={({ target }) => onDescribe(target.value === '' ? null : target.value)}
          // Enter would post
          onKeyDown={(event) => event.key === 'Enter' && !event.ctrlKey && !event.metaKey && event.preventDefault()}
        />
      )}
      <AppMenu
        label={labels.options(name)}
        items={[
          { label: labels.up, icon: <ArrowUp aria-hidden />, disabled: isFirst, onClick: () => onMove(-1) },
          { label: labels.down, icon: <ArrowDown aria-hidden />, disabled: isLast, onClick: () => onMove(1) },
        ]}
      >
        {(trigger) => (
          <IconButton
            {...trigger}
            size="small"
            data-grip
            className={classes['grip'] ?? ''}
            aria-label={labels.options(name)}
            aria-describedby={helpId}
          >
            <GripVertical size={18} aria-hidden />
          </IconButton>
        )}
      </AppMenu>
      <IconButton size="small" aria-label={labels.remove(name)} onClick={onRemove}>
        <X size={18} aria-hidden />
      </IconButton>
    </li>
  );
}

/** A picture being uploaded, or why the upload failed. */
export function SendingRow({
  sending: { preview, percent, problem, canRetry },
  name,
  onRetry,
  onDrop,
}: {
  sending: Sending;
  name: string;
  onRetry: () => void;
  onDrop: () => void;
}) {
  // other files have no thumbnail
  const [isBroken, setBroken] = useState(false);
  return (
    <li className={classes['row']} data-sending>
      {isBroken ? (
        <span className={classes['thumb']}>
          <ImageOff size={20} aria-hidden />
        </span>
      ) : (
        <img className={classes['thumb']} src={preview} alt={capital(name)} onError={() => setBroken(true)} />
      )}
      <div className={classes['state']}>
        {problem ? (
          <p className={classes['problem']} role="alert">
            {problem}
          </p>
        ) : (
          <>
            <ProgressBar done={percent ?? 0} all={100} />
            <span className={classes['hint']}>{percent === null ? labels.waiting : labels.uploading(percent)}</span>
          </>
        )}
        {canRetry && problem && (
          <Button size="small" startIcon={<RotateCcw aria-hidden />} onClick={onRetry}>
            {labels.retry}
          </Button>
        )}
      </div>
      <IconButton size="small" aria-label={labels.remove(name)} onClick={onDrop}>
        <X size={18} aria-hidden />
      </IconButton>
    </li>
  );
}
