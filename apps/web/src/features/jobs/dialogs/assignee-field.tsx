import { useId } from 'react';
import { t } from '../../../messages/jobs';
import { ChoiceChip, ChoiceChips } from '../../../ui/fields/choice-chips';
import { Face } from '../../../ui/people/face';
import { useFamily } from '../../../graphql/family';
import { assigneeOf, memberOf } from '../model/people';
import type { Job } from '../model/types';

/** The assignee: anyone, or one member. */
export function AssigneeField({
  label,
  value,
  stored,
  error,
  onChange,
}: {
  label: string;
  /** A membership id; null: anyone's. */
  value: string | null;
  /** The stored job: a former member stays assigned until another assignee is chosen. */
  stored: Job | null;
  error?: string | undefined;
  onChange: (membershipId: string | null) => void;
}) {
  const group = useId();
  const family = useFamily();
  const assignee = stored && assigneeOf(stored, family);
  const former = assignee && !family.byId.has(assignee.id) ? assignee : null;
  return (
    <ChoiceChips label={label} error={error} hint={former ? t.jobs.form.former(former.displayName) : undefined}>
      <ChoiceChip group={group} checked={value === null} label={t.jobs.anyone} onChange={() => onChange(null)}>
        <Face person={null} size={28} />
      </ChoiceChip>
      {[...family.members.map(({ id }) => memberOf(id, family)), former].map(
        (person) =>
          person && (
            <ChoiceChip
              key={person.id}
              group={group}
              checked={value === person.id}
              label={person.displayName}
              onChange={() => onChange(person.id)}
            >
              <Face person={person} size={28} />
            </ChoiceChip>
          ),
      )}
    </ChoiceChips>
  );
}
