import { EventAvatar } from '../event-avatar';
import type { Column } from './columns';
import classes from './time.module.css';

/** The column heads of the day by person. */
export function PersonHeads({ columns }: { columns: readonly Column[] }) {
  return (
    <div className={classes['row']}>
      <span className={classes['corner']} />
      {columns.map(({ key, person }) => (
        <h3 key={key} className={classes['personHead']}>
          {person && <EventAvatar person={person} size={28} />}
          <span>{person?.name}</span>
        </h3>
      ))}
    </div>
  );
}
