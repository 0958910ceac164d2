import { useId } from 'react';
import { ChoiceChip, ChoiceChips } from '../fields/choice-chips';
import { Face } from './face';
import type { FacePerson } from './face';

/** Chooses one person, or anyone if allowed. */
export function PersonChoice({
  label,
  anyone,
  people,
  value,
  hint,
  error,
  onChange,
}: {
  label: string;
  /** The label of the option "anyone"; null: a person is required. */
  anyone: string | null;
  people: readonly FacePerson[];
  /** A membership id; null: anyone. */
  value: string | null;
  hint?: string | undefined;
  error?: string | undefined;
  onChange: (membershipId: string | null) => void;
}) {
  const group = useId();
  const chip = (person: FacePerson | null) => (
    <ChoiceChip
      key={person?.id ?? ''}
      group={group}
      checked={value === (person?.id ?? null)}
      label={person?.displayName ?? anyone ?? ''}
      onChange={() => onChange(person?.id ?? null)}
    >
      <Face person={person} size={28} />
    </ChoiceChip>
  );
  return (
    <ChoiceChips label={label} hint={hint} error={error}>
      {(anyone === null ? people : [null, ...people]).map(chip)}
    </ChoiceChips>
  );
}
