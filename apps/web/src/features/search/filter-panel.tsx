import Button from '@mui/material/Button';
import { RESOURCES, SEARCH_STATUSES } from '@homefold/domain';
import type { SearchStatus } from '@homefold/domain';
import type { MemberFieldsFragment } from '../../graphql/generated';
import { MemberAvatar } from '../../ui/people/member-avatar';
import { SelectField } from '../../ui/fields/select-field';
import { t } from '../../messages/search';
import { defaultFilters, isDefault, PERIODS } from './filters';
import type { Filters, OfferedType } from './filters';
import classes from './search.module.css';

/** `pending` is a synonym of `active`, so only one is offered. */
const STATUSES: readonly SearchStatus[] = SEARCH_STATUSES.filter((status) => status !== 'pending');

const toggled = <T,>(list: readonly T[], one: T): T[] =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one];

/** The filters of a search: type, period, status, creator. */
export function FilterPanel({
  filters,
  offered,
  members,
  letters,
  onChange,
}: {
  filters: Filters;
  offered: readonly OfferedType[];
  members: readonly MemberFieldsFragment[];
  letters: ReadonlyMap<string, string>;
  onChange: (filters: Filters) => void;
}) {
  const texts = t.search.filters;
  return (
    <div className={classes['filters']} role="group" aria-label={texts.label}>
      {offered.length > 1 && (
        <fieldset className={classes['types']}>
          <legend>{texts.show}</legend>
          {offered.map((type) => (
            <label key={type} className={classes['check']}>
              <input
                type="checkbox"
                checked={filters.types.includes(type)}
                // the last one cannot be deselected: nothing would be searched
                disabled={filters.types.length === 1 && filters.types.includes(type)}
                onChange={() =>
                  onChange({ ...filters, types: offered.filter((one) => toggled(filters.types, type).includes(one)) })
                }
              />
              <span>{RESOURCES[type].words.plural}</span>
            </label>
          ))}
        </fieldset>
      )}
      {!isDefault(filters, offered) && (
        <Button
          size="small"
          variant="text"
          className={classes['reset']}
          onClick={() => onChange(defaultFilters(offered))}
        >
          {texts.reset}
        </Button>
      )}
      <SelectField
        label={texts.when}
        value={filters.period}
        options={PERIODS.map((value) => ({ value, label: texts.periods[value] }))}
        onChange={(period) => onChange({ ...filters, period })}
      />
      <SelectField
        label={texts.status}
        value={filters.status}
        options={STATUSES.map((value) => ({ value, label: texts.statuses[value] }))}
        onChange={(status) => onChange({ ...filters, status })}
      />
      <fieldset className={classes['who']}>
        <legend>{texts.who}</legend>
        <div>
          {members
            .filter(({ hasUserAccount }) => hasUserAccount)
            .map((member) => {
              const initials = letters.get(member.id);
              return (
                <button
                  key={member.id}
                  type="button"
                  className={classes['person']}
                  aria-pressed={filters.authors.includes(member.id)}
                  aria-label={member.displayName}
                  title={member.displayName}
                  onClick={() => onChange({ ...filters, authors: toggled(filters.authors, member.id) })}
                >
                  <MemberAvatar member={member} size={28} {...(initials && { initials })} />
                </button>
              );
            })}
        </div>
      </fieldset>
    </div>
  );
}
