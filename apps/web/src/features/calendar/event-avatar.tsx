import { FamilyAvatar, MemberAvatar } from '../../ui/people/member-avatar';
import type { Person } from './model/people';

/**
 * Whom an event is for, next to its title: the person's own face at every size, or a house for everyone. `label` names the
 * person where no text does.
 */
export function EventAvatar({
  person,
  size = 16,
  label = false,
}: {
  person: Person;
  size?: 16 | 18 | 28 | 32;
  label?: boolean;
}) {
  const named = label ? { label: person.name } : {};
  if (person.hue === 'family') return <FamilyAvatar size={size} {...named} />;
  const { member, name, hue, letters } = person;
  return <MemberAvatar member={member ?? { displayName: name, hue }} size={size} initials={letters} {...named} />;
}
