import { t } from '../../../messages/calendar';
import { ChoiceChip, ChoiceChips } from '../../../ui/fields/choice-chips';
import { MemberAvatar, FamilyAvatar } from '../../../ui/people/member-avatar';
import { EventAvatar } from '../event-avatar';
import { chosenPersons } from '../model/people';
import { useSettings } from '../model/settings';
import type { CalendarEvent } from '../model/types';

/** Whom an event is for: everyone, or some members. Checkboxes styled as chips, in the order of the family. */
export function WhoField({
  value,
  stored,
  error,
  onChange,
}: {
  /** Membership ids in the order chosen; empty = the whole family. */
  value: readonly string[];
  /** The stored event: former members stay on it until removed. */
  stored: CalendarEvent | null;
  error: string | undefined;
  onChange: (membershipIds: readonly string[]) => void;
}) {
  const { people } = useSettings();
  const former = chosenPersons(value, stored, people).filter(({ id, member }) => id !== null && member === null);
  const toggle = (id: string): void =>
    onChange(value.includes(id) ? value.filter((one) => one !== id) : [...value, id]);
  return (
    <ChoiceChips label={t.calendar.form.who} hint={t.calendar.form.whoHint} error={error}>
      <ChoiceChip checked={value.length === 0} onChange={() => onChange([])} label={t.common.family}>
        <FamilyAvatar size={28} />
      </ChoiceChip>
      {[...people.members, ...former].map((person) => (
        <ChoiceChip
          key={person.id}
          checked={value.includes(person.id ?? '')}
          onChange={() => toggle(person.id ?? '')}
          label={person.name}
        >
          {person.member ? (
            <MemberAvatar member={person.member} size={28} initials={person.letters} />
          ) : (
            <EventAvatar person={person} size={28} />
          )}
        </ChoiceChip>
      ))}
    </ChoiceChips>
  );
}
