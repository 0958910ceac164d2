import { ChevronDown, ListChecks } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../basics/visually-hidden';
import { isDraft } from '../browser/draft-id';
import { useIsMobile } from '../browser/use-media';
import { Tick } from '../fields/tick';
import { Face } from '../people/face';
import type { FacePerson } from '../people/face';
import { Bone } from '../states/skeleton';
import { EditRow, rowDetail, RowText, textRow } from './row-text';
import classes from './task-row.module.css';

/** An item of a row, such as a part of a job. */
interface Item {
  id: string;
  title: string;
  isDone: boolean;
}

/** The displayed content of a task row. */
export interface Task {
  id: string;
  title: string;
  isDone: boolean;
  /** Below the title; '' for none. */
  detail: string;
  /** When it is due or was done. */
  when: ReactNode;
  /** The same on a phone, where it is below the title. */
  whenShort: string;
  isLate: boolean;
  /** The assignee; null: anyone. */
  person: FacePerson | null;
  personName: string;
  items: readonly Item[];
  /** Queued on this device. */
  isQueued: boolean;
}

export interface TaskRowLabels {
  edit: (title: string) => string;
  /** The row's items, as a list. */
  items: (title: string) => string;
  itemsDone: (done: number, all: number) => string;
}

/** The rows of a list of tasks, which can be ordered by hand. */
export const taskRows = classes['rows'] ?? '';

/** A task: checkbox, title, when, whose, edit button; its items below when expanded. */
export function TaskRow({
  task,
  labels,
  held,
  shift,
  isOpen,
  helpId,
  onOpen,
  onToggle,
  onToggleItem,
  onRead,
  onEdit,
}: {
  task: Task;
  labels: TaskRowLabels;
  /** Being dragged. */
  held: boolean;
  /** Offset from its place during a drag, in px; null without one. */
  shift: number | null;
  /** Its items are expanded. */
  isOpen: boolean;
  /** Id of the screen reader instructions for moving the row; undefined where it cannot be moved. */
  helpId: string | undefined;
  onOpen: () => void;
  onToggle: () => void;
  onToggleItem: (item: Item) => void;
  /** A click on the words. */
  onRead: () => void;
  onEdit: () => void;
}) {
  const id = useId();
  const mobile = useIsMobile();
  const { isDone, detail, when, isLate, items } = task;
  return (
    <li
      className={classes['item']}
      data-row={task.id}
      data-moving={shift !== null || undefined}
      {...(shift && { style: { transform: `translateY(${shift}px)` } })}
      data-held={held || undefined}
      data-draft={isDraft(task) || undefined}
    >
      <div className={`${textRow} ${classes['row']}`}>
        <Tick checked={isDone} label={task.title} describedBy={`${id}-when`} onChange={onToggle} />
        <RowText
          title={task.title}
          titleClass={isDone ? classes['done'] : undefined}
          isQueued={task.isQueued}
          onRead={onRead}
        >
          {mobile ? (
            <span className={rowDetail} id={`${id}-when`}>
              <span className={isLate ? classes['late'] : ''}>{task.whenShort}</span>
              {detail && ` · ${detail}`}
            </span>
          ) : (
            detail && <span className={rowDetail}>{detail}</span>
          )}
        </RowText>
        {items.length > 0 && (
          <ItemsButton task={task} labels={labels} isOpen={isOpen} controls={`${id}-items`} onClick={onOpen} />
        )}
        {!mobile && (
          <span className={`${classes['when']} ${isLate ? classes['late'] : ''}`} id={`${id}-when`}>
            {when}
          </span>
        )}
        {mobile ? (
          <span className={classes['face']}>
            <Face person={task.person} size={28} label={task.personName} />
          </span>
        ) : (
          <span className={classes['whose']}>
            <Face person={task.person} size={24} />
            <span className={task.person ? classes['name'] : classes['anyone']}>{task.personName}</span>
          </span>
        )}
        {!mobile && <EditRow label={labels.edit(task.title)} describedBy={helpId} onClick={onEdit} />}
      </div>
      {isOpen && items.length > 0 && (
        <ul id={`${id}-items`} className={classes['items']} aria-label={labels.items(task.title)}>
          {items.map((item) => (
            <li key={item.id}>
              <Tick checked={item.isDone} label={item.title} small onChange={() => onToggleItem(item)} />
              <span className={item.isDone ? classes['done'] : ''}>{item.title}</span>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function ItemsButton({
  task: { title, items },
  labels,
  isOpen,
  controls,
  onClick,
}: {
  task: Task;
  labels: TaskRowLabels;
  isOpen: boolean;
  controls: string;
  onClick: () => void;
}) {
  const done = items.filter(({ isDone }) => isDone).length;
  return (
    <button
      type="button"
      className={classes['itemsButton']}
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      onClick={onClick}
    >
      <ListChecks size={16} aria-hidden />
      <span aria-hidden>
        {done}/{items.length}
      </span>
      <VisuallyHidden>
        {labels.items(title)}: {labels.itemsDone(done, items.length)}
      </VisuallyHidden>
      <ChevronDown size={16} aria-hidden />
    </button>
  );
}

/** A placeholder as high as a row. @param width of the title, in px */
export const TaskRowSkeleton = ({ width }: { width: number }) => (
  <div className={classes['item']}>
    <div className={`${textRow} ${classes['row']}`}>
      <Bone circle height={22} />
      <span style={{ gridColumn: 2 }}>
        <Bone width={width} height={14} />
      </span>
      <span className={classes['when']}>
        <Bone width={56} />
      </span>
      <span className={classes['whose']}>
        <Bone circle height={24} />
        <Bone width={48} />
      </span>
    </div>
  </div>
);
