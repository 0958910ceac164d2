import { t } from '../../messages/calendar';
import { MemberAvatar } from '../../ui/people/member-avatar';
import { VisuallyHidden } from '../../ui/basics/visually-hidden';
import classes from './people-filter.module.css';
import { useSettings } from './model/settings';

const labels = t.calendar.filter;

/**
 * Filters by person: everyone's events, or those of some people and of the whole family. Toggle buttons, so that several
 * people can be combined.
 *
 * @param chosen membership ids; empty shows everyone
 * @param message the announcement for screen readers
 */
export function PeopleFilter({
  chosen,
  announcement,
  onChange,
}: {
  chosen: readonly string[];
  announcement: string;
  onChange: (ids: readonly string[]) => void;
}) {
  const { people } = useSettings();
  const toggle = (id: string): void =>
    onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <div className={classes['filter']} data-scroll-edges="" role="group" aria-label={labels.label}>
      <button
        type="button"
        className={classes['everyone']}
        aria-pressed={chosen.length === 0}
        onClick={() => onChange([])}
      >
        {labels.everyone}
      </button>
      {people.members.map(({ id, name, letters, member }) => (
        <button
          key={id}
          type="button"
          className={classes['person']}
          aria-pressed={chosen.includes(id ?? '')}
          title={name}
          onClick={() => toggle(id ?? '')}
        >
          {member && <MemberAvatar member={member} size={28} initials={letters} />}
          <span className={classes['name']}>{name}</span>
        </button>
      ))}
      <span role="status">
        <VisuallyHidden>{announcement}</VisuallyHidden>
      </span>
    </div>
  );
}
