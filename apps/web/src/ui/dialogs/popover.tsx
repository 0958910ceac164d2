import ClickAwayListener from '@mui/material/ClickAwayListener';
import IconButton from '@mui/material/IconButton';
import Popper from '@mui/material/Popper';
import FocusTrap from '@mui/material/Unstable_TrapFocus';
import { X } from 'lucide-react';
import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
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
 * A small card beside the clicked element, which flips at the edges of the window. The page behind stays usable: a
 * click elsewhere closes the card and takes effect. The keyboard stays within it until Escape, the close button or
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
  // Opened from a dialog it is rendered in that dialog, which would otherwise take the focus back.
  const [container] = useState(() => anchor()?.closest('.MuiDialog-container') ?? null);
  const place = useMemo(() => placeOf(anchor), [anchor]);
  const popper = useRef<{ update: () => unknown } | null>(null);
  const [card, setCard] = useState<HTMLElement | null>(null);
  // The trap would focus it before it is placed, while it is at the top of the page, and the page would scroll there.
  const take = useCallback((opened: HTMLElement | null): void => {
    setCard(opened);
    if (opened && !opened.contains(document.activeElement)) opened.focus({ preventScroll: true });
  }, []);
  // content that loads later makes it higher: keep it within the window
  useEffect(() => {
    if (!card || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => void popper.current?.update());
    observer.observe(card);
    return () => observer.disconnect();
  }, [card]);
  const leave = ({ target }: MouseEvent | TouchEvent): void => {
    // Layers opened from here, such as a question, are above it.
    if (target instanceof Element && target.closest('[aria-modal="true"], .MuiModal-root')) return;
    onClose();
  };
  return (
    <Popper
      open={open}
      container={container}
      anchorEl={place}
      popperRef={(instance) => {
        popper.current = instance;
      }}
      placement="right-start"
      modifiers={MODIFIERS}
      className={classes['place'] ?? ''}
    >
      <ClickAwayListener mouseEvent="onPointerDown" touchEvent={false} onClickAway={leave}>
        <div>
          <FocusTrap open={open} disableEnforceFocus>
            <div
              ref={take}
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

/** Popper's reference: the anchor, or its last position once it is removed. */
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

/** Without an anchor, e.g. when a search result has just opened its day. */
const middleOfPage = (): DOMRect => {
  const page = document.querySelector('main')?.getBoundingClientRect() ?? document.body.getBoundingClientRect();
  return new DOMRect(page.left + page.width / 2 - 180, Math.max(page.top, 0) + 96, 0, 0);
};
