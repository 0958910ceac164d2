import { t } from '../../../messages/calendar';
import { EventAvatar } from '../event-avatar';
import type { Column } from './columns';
import classes from './time.module.css';

/** The column heads of the day by person, and below them when each of them is free. */
export function PersonHeads({
  columns,
  free,
}: {
  columns: readonly Column[];
  free: ReadonlyMap<string, string> | undefined;
}) {
  return (
    <>
      <div className={classes['row']}>
        <span className={classes['corner']} />
        {columns.map(({ key, person }) => (
          <h3 key={key} className={classes['personHead']}>
            {person && <EventAvatar person={person} size={28} />}
            <span title={person?.name}>{person?.name}</span>
          </h3>
        ))}
      </div>
      {free && (
        <div className={`${classes['row']} ${classes['free']}`}>
          <span className={`${classes['corner']} ${classes['freeLabel']}`}>{t.calendar.free.title}</span>
          {columns.map(({ key, person }) => {
            const when = free.get(person?.id ?? '');
            return (
              <p key={key} title={when}>
                {when}
              </p>
            );
          })}
        </div>
      )}
    </>
  );
}
