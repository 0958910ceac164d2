import ClickAwayListener from '@mui/material/ClickAwayListener';
import IconButton from '@mui/material/IconButton';
import Popper from '@mui/material/Popper';
import FocusTrap from '@mui/material/Unstable_TrapFocus';
import { X } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { t } from '../../messages/public';
import classes from './popover.module.css';
import { useHistoryEntry } from './use-history-entry';

/** What a popover points to. It is looked up again whenever the popover is placed, since lists render their rows anew. */
export type FindAnchor = () => Element | null;

const MODIFIERS = [
  { name: 'offset', options: { offset: [0, 8] } },
  {
    name: 'flip',
    options: { fallbackPlacements: ['left-start', 'bottom-start', 'top-start'], altAxis: false, padding: 12 },
  },
  { name: 'preventOverflow', options: { altAxis: true, padding: 12 } },
];

/**
 * A small card beside what was clicked, which turns to the other side at the edges of the window. The page behind stays
 * usable: a click elsewhere closes it and does what it does. The keyboard stays within it until Escape, the close button or
 * Back, and returns to where it was.
 */
export function Popover({
  open,
  title,
  anchor,
  onClose,
  children,
  actions,
}: {
  open: boolean;
  title: string;
  anchor: FindAnchor;
  onClose: () => void;
  children: ReactNode;
  /** Buttons below the content, always in sight. */
  actions?: ReactNode;
}) {
  const id = useId();
  useHistoryEntry(open, onClose);
  // Beside something in a dialog it is part of that dialog, which would otherwise take the focus back.
  const [container] = useState(() => anchor()?.closest('.MuiDialog-container') ?? null);
  const place = useMemo(() => placeOf(anchor), [anchor]);
  const leave = ({ target }: MouseEvent | TouchEvent): void => {
    // What was opened from here, such as a question, is above it.
    if (target instanceof Element && target.closest('[aria-modal="true"], .MuiModal-root')) return;
    onClose();
  };
  return (
    <Popper
      open={open}
      container={container}
      anchorEl={place}
      placement="right-start"
      modifiers={MODIFIERS}
      className={classes['place'] ?? ''}
    >
      <ClickAwayListener mouseEvent="onPointerDown" touchEvent={false} onClickAway={leave}>
        <div>
          <FocusTrap open={open} disableEnforceFocus>
            <div
              role="dialog"
              aria-labelledby={id}
              tabIndex={-1}
              className={classes['card']}
              onKeyDown={(event) => {
                if (event.key !== 'Escape' || event.defaultPrevented) return;
                event.stopPropagation();
                onClose();
              }}
            >
              <div className={classes['head']}>
                <h2 id={id} className={classes['title']}>
                  {title}
                </h2>
                <IconButton size="small" aria-label={t.common.close} onClick={onClose}>
                  <X size={18} aria-hidden />
                </IconButton>
              </div>
              <div className={classes['body']}>{children}</div>
              {actions && <div className={classes['foot']}>{actions}</div>}
            </div>
          </FocusTrap>
        </div>
      </ClickAwayListener>
    </Popper>
  );
}

/** What Popper is placed beside: the anchor, or where it was last when it has gone. */
function placeOf(anchor: FindAnchor): { getBoundingClientRect: () => DOMRect } {
  let last = middleOfPage();
  return {
    getBoundingClientRect: () => {
      const rect = anchor()?.getBoundingClientRect();
      if (rect && rect.width + rect.height > 0) last = rect;
      return last;
    },
  };
}

/** Where there is nothing to point to, as when a search result has just led to its day. */
const middleOfPage = (): DOMRect => {
  const page = document.querySelector('main')?.getBoundingClientRect() ?? document.body.getBoundingClientRect();
  return new DOMRect(page.left + page.width / 2 - 180, Math.max(page.top, 0) + 96, 0, 0);
};
