import { useFamily } from '../../../graphql/family';
import { t } from '../../../messages/wishlist/wishes';
import { PersonChoice } from '../../../ui/people/person-choice';

/** The wisher: any member, including those without an account. */
export function WhoseField({ value, onChange }: { value: string; onChange: (memberId: string) => void }) {
  const { members, letters, me } = useFamily();
  const people = members.map((member) => ({
    ...member,
    letters: letters.get(member.id) ?? '',
    displayName: member.id === me ? t.wishlist.me : member.displayName,
  }));
  return (
    <PersonChoice
      label={t.wishlist.form.whose}
      anyone={null}
      people={people}
      value={value}
      onChange={(memberId) => memberId !== null && onChange(memberId)}
    />
  );
}
