import { useId } from 'react';
import type { ReactNode } from 'react';
import classes from './card.module.css';

/** A bordered card. `padded` adds the standard padding; omit it for full-width rows. */
export function Card({
  children,
  padded = false,
  className = '',
}: {
  children: ReactNode;
  padded?: boolean;
  className?: string;
}) {
  return <div className={`${classes['card']} ${padded ? classes['padded'] : ''} ${className}`}>{children}</div>;
}

/** A card with a heading, as a landmark. `sub` follows the title in muted text, `end` is right-aligned. */
export function CardSection({
  title,
  sub,
  end,
  children,
  className = '',
  level: Heading = 'h2',
}: {
  title: string;
  sub?: ReactNode;
  end?: ReactNode;
  children: ReactNode;
  className?: string;
  level?: 'h2' | 'h3';
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={`${classes['card']} ${className}`}>
      <div className={classes['head']}>
        <Heading id={id} className={classes['title']}>
          {title}
        </Heading>
        {sub && <span className={classes['sub']}>{sub}</span>}
        {end && <span className={classes['end']}>{end}</span>}
      </div>
      {children}
    </section>
  );
}
