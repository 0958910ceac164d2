import IconButton from '@mui/material/IconButton';
import { ArrowDown, ArrowUp, GripVertical, Heading, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { t } from '../../../../messages/recipes';
import { AppMenu } from '../../../../ui/basics/app-menu';
import { VisuallyHidden } from '../../../../ui/basics/visually-hidden';
import { newKey } from '../../../../ui/browser/new-key';
import { useRowDrag } from '../../../../ui/lists/use-row-drag';
import type { HeadingRow } from './form-values';
import { insertedBefore, moved, placedAfter, removed } from './rows';
import classes from './rows-editor.module.css';

const labels = t.recipes.editor.rows;

/**
 * Ordered rows with headings between them: dragged by the handle that opens their menu, moved by that menu or Alt and
 * the arrow keys, removed by ×. The field that adds rows is below.
 */
export function RowsEditor<Row extends { key: string; kind: string }>({
  label,
  rows,
  error,
  nameOf,
  headingLabel,
  children,
  empty,
  adder,
  onChange,
}: {
  label: string;
  rows: readonly (Row | HeadingRow)[];
  error: string | undefined;
  /** "Ingredient 3"; the number counts without headings. */
  nameOf: (row: Row, number: number) => string;
  headingLabel: string;
  /** The fields of a row. */
  children: (row: Row, name: string) => ReactNode;
  /** Shown while there are no rows. */
  empty?: string;
  /** The field below. */
  adder: ReactNode;
  onChange: (rows: (Row | HeadingRow)[]) => void;
}) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const focusAdder = (): void => list.current?.querySelector<HTMLElement>('[data-next]')?.focus();
  const move = (row: Row | HeadingRow, name: string, by: -1 | 1): void => {
    const next = moved(rows, row.key, by);
    onChange(next);
    setAnnouncement(labels.moved(name, next.findIndex(({ key }) => key === row.key) + 1, next.length));
  };
  const onKeyDown = (event: KeyboardEvent, row: Row | HeadingRow, name: string): void => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    const field = event.target as HTMLElement;
    move(row, name, event.key === 'ArrowUp' ? -1 : 1);
    // the row moves within the page, which takes the focus from it
    requestAnimationFrame(() => field.focus());
  };
  const numbers = new Map(rows.filter(({ kind }) => kind !== 'heading').map(({ key }, at) => [key, at + 1]));
  const nameFor = (row: Row | HeadingRow): string =>
    row.kind === 'heading'
      ? `${headingLabel} ${(row as HeadingRow).text}`.trim()
      : nameOf(row as Row, numbers.get(row.key) ?? 0);
  const named = rows.map((row) => ({ id: row.key, title: nameFor(row) }));
  const drag = useRowDrag(list, named, {
    labels: labels.drag,
    keyOf: () => true,
    handle: '[data-grip]',
    onMove: (row, afterId) => onChange(placedAfter(rows, row.id, afterId)),
  });
  return (
    <div
      ref={list}
      className={classes['rows']}
      role="group"
      aria-labelledby={id}
      onPointerDown={drag.onPointerDown}
      onKeyDown={drag.onKeyDown}
    >
      <h3 id={id} className={classes['legend']}>
        {label}
      </h3>
      {rows.length === 0 && empty && <p className={classes['empty']}>{empty}</p>}
      {rows.map((row, index) => {
        const isHeading = row.kind === 'heading';
        const name = named[index]?.title ?? '';
        const shift = drag.heldId === null ? null : drag.shiftOf(row.key);
        return (
          <div
            key={row.key}
            className={classes['row']}
            data-row={row.key}
            data-heading={isHeading || undefined}
            data-moving={shift !== null || undefined}
            data-held={drag.heldId === row.key || undefined}
            {...(shift && { style: { transform: `translateY(${shift}px)` } })}
            onKeyDown={(event) => onKeyDown(event, row, name)}
          >
            <div className={classes['fields']}>
              {isHeading ? (
                <input
                  type="text"
                  className={classes['heading']}
                  aria-label={headingLabel}
                  placeholder={headingLabel}
                  value={(row as HeadingRow).text}
                  maxLength={400}
                  onChange={(event) =>
                    onChange(rows.map((one) => (one.key === row.key ? { ...row, text: event.target.value } : one)))
                  }
                />
              ) : (
                children(row as Row, name)
              )}
            </div>
            <AppMenu
              label={labels.options(name)}
              items={[
                {
                  label: labels.up,
                  icon: <ArrowUp aria-hidden />,
                  disabled: index === 0,
                  onClick: () => move(row, name, -1),
                },
                {
                  label: labels.down,
                  icon: <ArrowDown aria-hidden />,
                  disabled: index === rows.length - 1,
                  onClick: () => move(row, name, 1),
                },
                {
                  label: labels.headingAbove,
                  icon: <Heading aria-hidden />,
                  onClick: () =>
                    onChange(insertedBefore(rows, row.key, [{ key: newKey(), kind: 'heading', text: '' }])),
                },
              ]}
            >
              {(trigger) => (
                <IconButton
                  {...trigger}
                  size="small"
                  className={classes['tool'] ?? ''}
                  data-grip
                  title={labels.help}
                  aria-label={labels.options(name)}
                  aria-describedby={`${id}-help`}
                >
                  <GripVertical size={18} aria-hidden />
                </IconButton>
              )}
            </AppMenu>
            <IconButton
              size="small"
              className={classes['tool'] ?? ''}
              aria-label={labels.removeNamed(name)}
              onClick={() => {
                onChange(removed(rows, row.key));
                focusAdder();
              }}
            >
              <X size={18} aria-hidden />
            </IconButton>
          </div>
        );
      })}
      {adder}
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
