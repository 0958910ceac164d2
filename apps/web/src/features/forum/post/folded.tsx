import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { t } from '../../../messages/forum/forum';
import { VisuallyHidden } from '../../../ui/basics/visually-hidden';
import classes from './folded.module.css';

/** Lines of a folded post. */
const LINES = 12;
/** A text is folded only if that hides at least this many lines. */
const SPARE = 3;

const labels = t.forum.post;

/**
 * A text of any length: a long one shows its beginning and "Show more". A text changed by somebody else while it is visible
 * keeps its height, so that nothing below it moves.
 * @param text identifies the content
 * @param about what the text is, for screen readers
 */
export function Folded({
  text,
  about,
  isMine,
  lineHeight = 24,
  children,
}: {
  text: string;
  about: string;
  /** Whether the author is the viewer, who expects to see their changes. */
  isMine: boolean;
  lineHeight?: number;
  children: ReactNode;
}) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const before = useRef({ text, height: 0 });
  const [open, setOpen] = useState(false);
  /** The fixed height in px of a text that changed while it was visible. */
  const [kept, setKept] = useState<number | null>(null);
  const most = kept ?? LINES * lineHeight;
  const [isLong, setLong] = useState(false);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    if (before.current.text !== text) {
      const { top, bottom } = element.getBoundingClientRect();
      const isInSight = bottom > 0 && top < window.innerHeight;
      if (isInSight && !isMine && before.current.height > 0) setKept(before.current.height);
      before.current.text = text;
    }
    const measure = (): void => {
      const spare = kept === null ? SPARE * lineHeight : 1;
      setLong(element.scrollHeight > most + spare);
      before.current.height = element.getBoundingClientRect().height;
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [text, most, kept, isMine, lineHeight, open]);
  const isCut = isLong && !open;
  /** What took the focus while it was hidden, and moves away as the text unfolds. */
  const focused = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (!open || !focused.current) return;
    focused.current.scrollIntoView({ block: 'nearest' });
    focused.current = null;
  }, [open]);
  return (
    <>
      <div
        ref={box}
        id={id}
        className={classes['box']}
        data-cut={isCut || undefined}
        style={
          {
            '--most': `${most}px`,
            ...(kept !== null && !open && { minHeight: kept }),
          } as CSSProperties
        }
        // Hidden content cannot be reached by Tab before it is shown.
        onFocus={
          isCut
            ? ({ target }) => {
                focused.current = target;
                setOpen(true);
              }
            : undefined
        }
      >
        {children}
      </div>
      {isLong && (
        <button
          type="button"
          className={classes['more']}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {open ? labels.showLess : labels.showMore}
          <VisuallyHidden>{labels.of(about)}</VisuallyHidden>
        </button>
      )}
    </>
  );
}
