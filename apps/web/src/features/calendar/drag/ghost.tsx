import { useEffect, useRef } from 'react';
import type { CSSProperties } from 'react';
import { eventStyle } from '../model/people';
import { useSettings } from '../model/settings';
import { previewOf } from './drag';
import type { Drag } from './drag';
import classes from './drag.module.css';
import { shortTarget } from './drag-labels';

/**
 * The drop preview. Only its first segment has the label.
 * @param side where the label fits: above it to the right or to the left
 */
export function Ghost({
  drag,
  style,
  label,
  side = 'left',
  below = false,
  title = true,
  named = false,
}: {
  drag: Drag;
  style: CSSProperties;
  label: boolean;
  side?: 'left' | 'right';
  below?: boolean;
  /** Shows the title in the preview. */
  title?: boolean;
  /** Shows the title in the label. */
  named?: boolean;
}) {
  const settings = useSettings();
  const { event } = previewOf(drag);
  const ref = useRef<HTMLDivElement>(null);
  const { held, target } = drag;
  useEffect(() => {
    // A pointer is where the user looks; a keyboard drag has to be scrolled into view.
    if (held.by === 'keys' && label) ref.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [held, target, label]);
  return (
    <div
      ref={ref}
      className={classes['ghost']}
      style={{ ...eventStyle(event, settings.people), ...style }}
      data-ghost
      aria-hidden
    >
      {title && <span className={classes['ghostTitle']}>{event.title}</span>}
      {label && (
        <span className={classes['label']} data-side={side} data-below={below || undefined}>
          {named && <b>{event.title}</b>}
          {shortTarget(drag, settings)}
        </span>
      )}
    </div>
  );
}
