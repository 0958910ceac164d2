import { useState } from 'react';
import type { ReactNode } from 'react';
import { PartChip } from './part-chip';
import classes from './quick-add.module.css';

/** One recognized part, as its chip shows it. */
export interface Chip<P extends string> {
  part: P;
  icon: ReactNode;
  label: string;
  /** Derived from the line's words; otherwise a default. */
  isSaid: boolean;
}

/** The part whose editor is open. */
export interface OpenPart<P extends string> {
  part: P;
  anchor: HTMLElement;
  close: () => void;
}

/** The recognized parts, each a button that opens its editor. */
export function PartChips<P extends string>({
  label,
  names,
  chips,
  editor,
}: {
  label: string;
  /** The kind of each part. */
  names: Readonly<Record<P, string>>;
  /** In display order; false for parts that are not shown. */
  chips: readonly (Chip<P> | false)[];
  editor: (open: OpenPart<P>) => ReactNode;
}) {
  const [open, setOpen] = useState<{ part: P; anchor: HTMLElement } | null>(null);
  return (
    <div role="group" aria-label={label} className={classes['chips']}>
      {chips.map(
        (chip) =>
          chip && (
            <PartChip
              key={chip.part}
              name={names[chip.part]}
              label={chip.label}
              icon={chip.icon}
              isSaid={chip.isSaid}
              isOpen={open?.part === chip.part}
              onOpen={(anchor) => setOpen({ part: chip.part, anchor })}
            />
          ),
      )}
      {open && editor({ ...open, close: () => setOpen(null) })}
    </div>
  );
}
