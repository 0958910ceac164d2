import classes from './drag.module.css';
import { gripProps } from './drag-context';

/** The handles of an event: its first and its last edge, in sight when it is pointed at, in focus or chosen by a finger. */
export function Grips({ start, end, along }: { start: boolean; end: boolean; along: 'hours' | 'days' }) {
  const className = classes[along === 'hours' ? 'gripY' : 'gripX'];
  return (
    <>
      {start && <span className={className} {...gripProps('start')} />}
      {end && <span className={className} {...gripProps('end')} />}
    </>
  );
}
