import { useState } from 'react';
import type { ReactNode } from 'react';
import { PartChip } from './part-chip';
import classes from './quick-add.module.css';

/** One part of what was understood, as its chip tells it. */
export interface Chip<P extends string> {
  part: P;
  icon: ReactNode;
  label: string;
  /** The words say it; otherwise it is what holds without them. */
  isSaid: boolean;
}

/** The part that is being put right. */
export interface OpenPart<P extends string> {
  part: P;
  anchor: HTMLElement;
  close: () => void;
}

/** What was understood, each part a button that opens the way to put it right. */
export function PartChips<P extends string>({
  label,
  names,
  chips,
  editor,
}: {
  label: string;
  /** What kind of thing each part is. */
  names: Readonly<Record<P, string>>;
  /** In the order they are shown; false for what is not told. */
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
