import Button from '@mui/material/Button';
import { Camera, ImagePlus } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { ChangeEvent, DragEvent } from 'react';
import { t } from '../../messages/pictures';
import { VisuallyHidden } from '../basics/visually-hidden';
import { useRowDrag } from '../lists/use-row-drag';
import { useCoarsePointer } from '../pickers/use-coarse-pointer';
import classes from './pictures-field.module.css';
import { PictureRow, SendingRow } from './picture-rows';
import type { Picture } from './picture';
import type { Uploads } from './use-uploads';

const labels = t.pictures.field;

const movedBy = (pictures: readonly Picture[], url: string, by: -1 | 1): Picture[] => {
  const next = [...pictures];
  const at = next.findIndex((one) => one.url === url);
  const [picture] = next.splice(at, 1);
  if (picture) next.splice(at + by, 0, picture);
  return next;
};

/** Moves it after another one; null: to the front. */
const placedAfter = (pictures: readonly Picture[], url: string, afterUrl: string | null): Picture[] => {
  const picture = pictures.find((one) => one.url === url);
  const rest = pictures.filter((one) => one.url !== url);
  if (picture) rest.splice(afterUrl === null ? 0 : rest.findIndex((one) => one.url === afterUrl) + 1, 0, picture);
  return rest;
};

/**
 * Pictures of a record in its form: chosen, taken or dropped here, each with its progress, a description and a
 * position. Pasted pictures come from the text field: `uploads.add`.
 */
export function PicturesField({
  pictures,
  uploads,
  types,
  most,
  altLimit,
  error,
  onChange,
}: {
  pictures: readonly Picture[];
  uploads: Uploads;
  /** For `<input accept>`. */
  types: string;
  most: number;
  altLimit: number;
  error: string | undefined;
  onChange: (pictures: readonly Picture[]) => void;
}) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const [isOver, setOver] = useState(false);
  const hasCamera = useCoarsePointer();
  const room = most - pictures.length - uploads.sending.length;
  const take = (files: readonly File[]): void => {
    if (room > 0) uploads.add(files.slice(0, room));
  };
  const chosen = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    take([...(target.files ?? [])]);
    // the same file can be chosen again after a failure
    target.value = '';
  };
  const onDrop = (event: DragEvent): void => {
    setOver(false);
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    take([...event.dataTransfer.files]);
  };
  const nameOf = (at: number): string => labels.name(at + 1);
  const move = (picture: Picture, by: -1 | 1): void => {
    const from = pictures.indexOf(picture);
    onChange(movedBy(pictures, picture.url, by));
    setAnnouncement(labels.moved(nameOf(from), from + 1 + by, pictures.length));
  };
  const drag = useRowDrag(
    list,
    pictures.map((picture, index) => ({ id: picture.url, title: nameOf(index) })),
    {
      labels: labels.drag,
      keyOf: () => true,
      handle: '[data-grip]',
      onMove: (row, afterId) => onChange(placedAfter(pictures, row.id, afterId)),
    },
  );
  return (
    <div
      className={classes['field']}
      role="group"
      aria-labelledby={id}
      aria-describedby={`${id}-hint`}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files') || room <= 0) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) =>
        !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) && setOver(false)
      }
      onDrop={onDrop}
    >
      <span id={id} className={classes['legend']}>
        {labels.label}
      </span>
      {(pictures.length > 0 || uploads.sending.length > 0) && (
        <ul ref={list} className={classes['rows']} onPointerDown={drag.onPointerDown} onKeyDown={drag.onKeyDown}>
          {pictures.map((picture, index) => (
            <PictureRow
              key={picture.url}
              picture={picture}
              name={nameOf(index)}
              isFirst={index === 0}
              isLast={index === pictures.length - 1}
              isHeld={drag.heldId === picture.url}
              shift={drag.heldId === null ? null : drag.shiftOf(picture.url)}
              limit={altLimit}
              helpId={`${id}-help`}
              onMove={(by) => move(picture, by)}
              onRemove={() => onChange(pictures.filter((one) => one !== picture))}
              onDescribe={(alt) => onChange(pictures.map((one) => (one === picture ? { ...one, alt } : one)))}
            />
          ))}
          {uploads.sending.map((one, index) => (
            <SendingRow
              key={one.key}
              sending={one}
              name={nameOf(pictures.length + index)}
              onRetry={() => uploads.retry(one.key)}
              onDrop={() => uploads.drop(one.key)}
            />
          ))}
        </ul>
      )}
      <div className={classes['tools']}>
        <Button
          component="label"
          role={undefined}
          tabIndex={-1}
          variant="outlined"
          startIcon={<ImagePlus aria-hidden />}
          disabled={room <= 0}
        >
          {labels.add}
          <input type="file" accept={types} multiple disabled={room <= 0} onChange={chosen} />
        </Button>
        {hasCamera && (
          <Button
            component="label"
            role={undefined}
            tabIndex={-1}
            variant="outlined"
            startIcon={<Camera aria-hidden />}
            disabled={room <= 0}
          >
            {labels.camera}
            <input type="file" accept="image/*" capture="environment" disabled={room <= 0} onChange={chosen} />
          </Button>
        )}
      </div>
      <p id={`${id}-hint`} className={classes['hint']}>
        {isOver ? labels.drop : room <= 0 ? labels.full(most) : labels.hint(most)}
      </p>
      {error && (
        <p className={classes['problem']} role="alert">
          {error}
        </p>
      )}
      <span id={`${id}-help`} hidden>
        {labels.help}
      </span>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
        <span role="status" aria-live="assertive">
          {drag.announcement}
        </span>
      </VisuallyHidden>
    </div>
  );
}
