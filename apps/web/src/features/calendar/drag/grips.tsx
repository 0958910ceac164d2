import classes from './drag.module.css';
import { gripProps } from './drag-context';

/** The handles at an event's edges, visible on hover, on focus or when selected by touch. */
export function Grips({ start, end, along }: { start: boolean; end: boolean; along: 'hours' | 'days' }) {
  const className = classes[along === 'hours' ? 'gripY' : 'gripX'];
  return (
    <>
      {start && <span className={className} {...gripProps('start')} />}
      {end && <span className={className} {...gripProps('end')} />}
    </>
  );
}
