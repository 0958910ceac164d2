import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import type { ComponentProps, ReactNode, SyntheticEvent } from 'react';
import { t } from '../../messages/dialogs';
import { VisuallyHidden } from '../basics/visually-hidden';
import { useIsMobile } from '../browser/use-media';
import { PickerField } from '../fields/picker-field';
import { HalfSheet } from './half-sheet';
import { Popover } from './popover';
import classes from './reader.module.css';

const labels = t.dialogs.reader;

/**
 * Opens on a click on a record, for reading before editing: a popover beside the record, a half sheet on a phone.
 * @example <Reader open title={pet.name} anchor={anchor} onClose={close} actions={<ReaderActions actions={…} />}>
 * <Facts><Fact icon={<Cake />} name="Birthday">…</Fact></Facts>
 * </Reader>
 */
export function Reader({ anchor, ...props }: ComponentProps<typeof Popover>) {
  return useIsMobile() ? <HalfSheet {...props} /> : <Popover {...props} anchor={anchor} />;
}

/** The facts of a record, one below the other; empty ones are left out. */
export const Facts = ({ children }: { children: ReactNode }) => <dl className={classes['facts']}>{children}</dl>;

export function Fact({
  icon,
  name,
  isText = false,
  children,
}: {
  /** Icon of the fact; without one its name is shown. */
  icon?: ReactNode;
  /** "When"; only for screen readers if there is an icon. */
  name: string;
  /** A text of several lines. */
  isText?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={classes['fact']} data-named={!icon || undefined}>
      <dt>
        {icon}
        {icon ? <VisuallyHidden>{name}</VisuallyHidden> : name}
      </dt>
      <dd data-text={isText || undefined}>{children}</dd>
    </div>
  );
}

/** One button below the facts. */
export interface ReaderAction {
  label: string;
  icon: ReactNode;
  onClick: () => void;
  danger?: boolean;
  /** Opens something within the reader. */
  expanded?: boolean;
}

/** Edit, Move, Copy, Delete, Undo: those that apply. */
export const ReaderActions = ({ actions }: { actions: readonly (ReaderAction | false | null | undefined)[] }) => (
  <div className={classes['actions']}>
    {actions.map(
      (action) =>
        action && (
          <Button
            key={action.label}
            size="small"
            color="inherit"
            className={`${classes['action'] ?? ''} ${action.danger ? (classes['danger'] ?? '') : ''}`}
            startIcon={action.icon}
            aria-expanded={action.expanded}
            onClick={action.onClick}
          >
            {action.label}
          </Button>
        ),
    )}
  </div>
);

/** Moves a record to another day or time without its whole form. */
export function MoveForm({
  date,
  time,
  noTime,
  onChange,
  onMove,
  onCancel,
}: {
  date: string;
  time: string;
  /** The label for a record without a time: "All day". */
  noTime: string;
  onChange: (when: { date: string; time: string }) => void;
  onMove: () => void;
  onCancel: () => void;
}) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // It may open below the visible area.
    form.current?.scrollIntoView({ block: 'nearest' });
    form.current?.querySelector('input')?.focus();
  }, []);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    event.stopPropagation();
    if (date !== '') onMove();
  };
  return (
    <form ref={form} className={classes['move']} aria-label={labels.moveTo} onSubmit={submit} noValidate>
      <PickerField
        type="date"
        label={labels.day}
        value={date}
        required
        onChange={(day) => onChange({ date: day, time })}
      />
      <PickerField
        type="time"
        label={labels.time}
        value={time}
        placeholder={noTime}
        onChange={(at) => onChange({ date, time: at })}
      />
      <span className={classes['moveButtons']}>
        <Button size="small" onClick={onCancel}>
          {t.common.cancel}
        </Button>
        <Button type="submit" size="small" variant="contained" disabled={date === ''}>
          {labels.moveNow}
        </Button>
      </span>
    </form>
  );
}
