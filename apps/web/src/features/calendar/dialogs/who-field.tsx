import { t } from '../../../app/messages/calendar';
import { ChoiceChip, ChoiceChips } from '../../../ui/choice-chips';
import { MemberAvatar, FamilyAvatar } from '../../../ui/member-avatar';
import { EventAvatar } from '../event-avatar';
import { chosenPersons } from '../model/people';
import { useSettings } from '../model/settings';
import type { CalendarEvent } from '../model/types';

/** For whom: nobody in particular, or some members. Checkboxes that look like chips, in the order of the family. */
export function WhoField({
  value,
  stored,
  error,
  onChange,
}: {
  /** Membership ids in the order of choosing; none = the whole family. */
  value: readonly string[];
  /** The event that is changed: whoever has left the family meanwhile stays on it until taken off. */
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
