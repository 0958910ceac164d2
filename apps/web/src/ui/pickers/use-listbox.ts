import { useId, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';

/** One entry of a list. */
export interface ListOption {
  value: string;
  label: string;
  /** Beside it and quieter: "45 min". */
  detail?: string;
  /** Before it: a face. */
  icon?: ReactNode;
}

const PAGE = 8;

/**
 * State shared by `Listbox` and its field: whether it is open, the highlighted entry, and the attributes of the field.
 */
export interface ListboxState {
  isOpen: boolean;
  /** Index of the entry that Enter chooses; -1 for none. */
  active: number;
  listId: string;
  optionId: (index: number) => string;
  open: (active?: number) => void;
  close: () => void;
  setActive: (index: number) => void;
  /** Key handler of the field; calls `preventDefault` for keys it has handled. */
  onKeyDown: (event: KeyboardEvent) => void;
  field: {
    role: 'combobox';
    'aria-haspopup': 'listbox';
    'aria-expanded': boolean;
    'aria-controls': string | undefined;
    'aria-activedescendant': string | undefined;
  };
}

/**
 * The keyboard of a field with a list (the combobox of the ARIA practices): Down and Up open it and move, Home, End and
 * the page keys jump, Enter chooses the entry, Escape closes only the list.
 * @param from the entry highlighted when it opens by keyboard
 */
export function useListbox(
  options: readonly ListOption[],
  { from, onPick }: { from: () => number; onPick: (option: ListOption) => void },
): ListboxState {
  const id = useId();
  const [wanted, setOpen] = useState(false);
  const [at, setActive] = useState(-1);
  const isOpen = wanted && options.length > 0;
  const active = Math.min(at, options.length - 1);
  const optionId = (index: number): string => `${id}-${index}`;
  const open = (on = -1): void => {
    setOpen(true);
    setActive(on);
  };
  const close = (): void => setOpen(false);
  const move = (to: number): void => setActive(Math.max(0, Math.min(to, options.length - 1)));
  const steps: Partial<Record<string, () => void>> = {
    ArrowDown: () => move(active === -1 ? from() : active + 1),
    ArrowUp: () => move(active === -1 ? from() : active - 1),
    PageDown: () => move(active + PAGE),
    PageUp: () => move(active - PAGE),
    Home: () => move(0),
    End: () => move(options.length - 1),
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key, altKey } = event;
    if (event.ctrlKey || event.metaKey) return;
    const handled = (act: () => void): void => {
      event.preventDefault();
      act();
    };
    if (!isOpen) {
      if ((key === 'ArrowDown' || key === 'ArrowUp') && options.length > 0) handled(() => open(from()));
      return;
    }
    const option = options[active];
    const step = steps[key];
    if (key === 'Escape') {
      event.stopPropagation();
      handled(close);
    } else if (key === 'Tab' || (key === 'ArrowUp' && altKey)) close();
    else if (key === 'Enter' && option) handled(() => onPick(option));
    else if (step && !event.shiftKey) handled(step);
  };
  return {
    isOpen,
    active,
    listId: `${id}-list`,
    optionId,
    open,
    close,
    setActive,
    onKeyDown,
    field: {
      role: 'combobox',
      'aria-haspopup': 'listbox',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? `${id}-list` : undefined,
      'aria-activedescendant': isOpen && active >= 0 ? optionId(active) : undefined,
    },
  };
}
