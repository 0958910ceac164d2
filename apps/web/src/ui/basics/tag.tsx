import type { ReactNode } from 'react';
import type { TagHueName } from '../../theme/tokens';
import classes from './tag.module.css';

/** A small label for the kind of an item. Its text is always shown; emoji and colour only repeat it. */
export function Tag({ hue, emoji, children }: { hue: TagHueName | null; emoji?: string; children: ReactNode }) {
  const colours = hue && { background: `var(--hf-tag-${hue}-tint)`, color: `var(--hf-tag-${hue}-ink)` };
  return (
    <span className={classes['tag']} {...(colours && { style: colours })}>
      {emoji && (
        <span className={classes['emoji']} aria-hidden>
          {emoji}
        </span>
      )}
      <span className={classes['words']}>{children}</span>
    </span>
  );
}
