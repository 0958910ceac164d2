import { t } from '../../../messages/jobs';
import { ChoiceChip, ChoiceChips } from '../../../ui/fields/choice-chips';
import { Face } from '../../../ui/people/face';
import { useFamily } from '../../../graphql/family';
import { memberOf } from '../model/people';

/** The members of a rotation. */
export function RotationField({
  value,
  isNumbered = false,
  hint,
  error,
  onChange,
}: {
  /** In the order chosen. */
  value: readonly string[];
  /** Shows the order. */
  isNumbered?: boolean;
  hint?: string;
  error?: string | undefined;
  onChange: (ids: readonly string[]) => void;
}) {
  const family = useFamily();
  return (
    <ChoiceChips label={t.jobs.form.turnOrder} hint={hint} error={error}>
      {family.members.map(({ id, displayName }) => {
        const place = value.indexOf(id);
        return (
          <ChoiceChip
            key={id}
            checked={place >= 0}
            label={isNumbered && place >= 0 ? `${place + 1}. ${displayName}` : displayName}
            onChange={() => onChange(place >= 0 ? value.filter((one) => one !== id) : [...value, id])}
          >
            <Face person={memberOf(id, family)} size={28} />
          </ChoiceChip>
        );
      })}
    </ChoiceChips>
  );
}
