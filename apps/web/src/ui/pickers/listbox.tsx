import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { BesideField } from '../dialogs/beside-field';
import classes from './listbox.module.css';
import type { ListboxState, ListOption } from './use-listbox';

/** The open list of a field. The focus stays in the field: `useListbox` has its keyboard. */
export function Listbox({
  list,
  label,
  field,
  options,
  selected,
  near = -1,
  onPick,
}: {
  list: ListboxState;
  /** For screen readers. */
  label: string;
  /** The box below which it opens. */
  field: HTMLElement | null;
  options: readonly ListOption[];
  /** The value that is ticked. */
  selected?: string | undefined;
  /** The entry that is scrolled into view while none is highlighted. */
  near?: number;
  onPick: (option: ListOption) => void;
}) {
  const box = useRef<HTMLUListElement>(null);
  const shown = list.active === -1 ? near : list.active;
  const wasShown = useRef(-1);
  useEffect(() => {
    const entry = box.current?.children[shown];
    if (!(entry instanceof HTMLElement) || !box.current) return;
    reveal(box.current, entry, wasShown.current === -1);
    wasShown.current = shown;
  }, [shown]);
  return (
    <BesideField field={field}>
      <ul
        ref={box}
        id={list.listId}
        role="listbox"
        aria-label={label}
        className={classes['list']}
        // the focus stays in the field
        onMouseDown={(event) => event.preventDefault()}
      >
        {options.map((option, index) => (
          <li
            key={option.value}
            id={list.optionId(index)}
            role="option"
            aria-selected={option.value === selected}
            data-active={index === list.active || undefined}
            className={classes['option']}
            onMouseMove={() => index !== list.active && list.setActive(index)}
            onClick={(event) => {
              // within a label this would click the field
              event.preventDefault();
              onPick(option);
            }}
          >
            {option.icon}
            <span className={classes['label']}>{option.label}</span>
            {option.detail && <span className={classes['detail']}>{option.detail}</span>}
            {option.value === selected && <Check size={16} aria-hidden />}
          </li>
        ))}
      </ul>
    </BesideField>
  );
}

/** Scrolls the list alone: `scrollIntoView` would move the dialog around it, too. */
function reveal(list: HTMLElement, entry: HTMLElement, isFirst: boolean): void {
  const { offsetTop: top, offsetHeight: height } = entry;
  if (isFirst) list.scrollTop = top - (list.clientHeight - height) / 2;
  else if (top < list.scrollTop) list.scrollTop = top;
  else if (top + height > list.scrollTop + list.clientHeight) list.scrollTop = top + height - list.clientHeight;
}
