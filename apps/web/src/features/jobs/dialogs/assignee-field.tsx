import { t } from '../../../messages/jobs';
import { PersonChoice } from '../../../ui/people/person-choice';
import { useFamily } from '../../../graphql/family';
import { assigneeOf, memberOf } from '../model/people';
import type { Job } from '../model/types';

/** The assignee: anyone, or one member. */
export function AssigneeField({
  stored,
  ...field
}: {
  label: string;
  /** A membership id; null: anyone's. */
  value: string | null;
  /** The stored job: a former member stays assigned until another assignee is chosen. */
  stored: Job | null;
  error?: string | undefined;
  onChange: (membershipId: string | null) => void;
}) {
  const family = useFamily();
  const assignee = stored && assigneeOf(stored, family);
  const former = assignee && !family.byId.has(assignee.id) ? assignee : null;
  const members = family.members.flatMap(({ id }) => memberOf(id, family) ?? []);
  return (
    <PersonChoice
      {...field}
      anyone={t.jobs.anyone}
      people={former ? [...members, former] : members}
      hint={former ? t.jobs.form.former(former.displayName) : undefined}
    />
  );
}
