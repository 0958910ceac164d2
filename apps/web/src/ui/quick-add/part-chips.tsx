import { useState } from 'react';
import type { ReactNode } from 'react';
import { PartChip, PartPopover } from './part-chip';
import classes from './quick-add.module.css';

/** One recognized part, as its chip shows it. */
export interface Chip<P extends PropertyKey> {
  part: P;
  icon: ReactNode;
  label: string;
  /** Derived from the line's words; otherwise a default. */
  isTyped: boolean;
}

/** The texts of the chips. */
export interface ChipLabels<P extends string> {
  understood: string;
  /** The kind of each part. */
  parts: Readonly<Record<P, string>>;
  /** "Not a date": treats the words of a part as part of the title. */
  not: Readonly<Record<P, string>>;
  stays: (words: string) => string;
  edit: { done: string };
}

/** The recognized parts, each a button that opens its editor in a popover. */
export function PartChips<P extends string>({
  labels,
  chips,
  words,
  editors,
  onTitleOnly,
}: {
  labels: ChipLabels<P>;
  /** In display order; false for parts that are not shown. */
  chips: readonly (Chip<P> | false)[];
  /** The words that each part was derived from. */
  words: Readonly<Record<P, readonly string[]>>;
  /** The editor of each part. */
  editors: Readonly<Record<P, () => ReactNode>>;
  onTitleOnly: (part: P) => void;
}) {
  const [open, setOpen] = useState<{ part: P; anchor: HTMLElement } | null>(null);
  const close = (): void => setOpen(null);
  // A correction may have cleared the part, and with it the chip.
  if (open && !chips.some((chip) => chip && chip.part === open.part)) close();
  return (
    <div role="group" aria-label={labels.understood} className={classes['chips']}>
      {chips.map(
        (chip) =>
          chip && (
            <PartChip
              key={chip.part}
              name={labels.parts[chip.part]}
              label={chip.label}
              icon={chip.icon}
              isTyped={chip.isTyped}
              isOpen={open?.part === chip.part}
              onOpen={(anchor) => setOpen({ part: chip.part, anchor })}
            />
          ),
      )}
      {open && (
        <PartPopover
          name={labels.parts[open.part]}
          anchor={open.anchor}
          done={labels.edit.done}
          not={
            words[open.part].length > 0
              ? {
                  label: labels.not[open.part],
                  detail: labels.stays(words[open.part].join(' ')),
                  onClick: () => {
                    onTitleOnly(open.part);
                    close();
                  },
                }
              : null
          }
          onClose={close}
        >
          {editors[open.part]()}
        </PartPopover>
      )}
    </div>
  );
}
