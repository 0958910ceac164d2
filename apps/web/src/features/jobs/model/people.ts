import type { FacePerson } from '../../../ui/people/face';
import { t } from '../../../messages/jobs';
import type { FamilyView } from '../../../graphql/family';
import type { Job } from './types';

/** A current or former assignee. */
export type JobPerson = FacePerson;

type People = Pick<FamilyView, 'byId' | 'letters'>;

/** A member by id; null for an unknown id, which is a former member's. */
export function memberOf(id: string | null, { byId, letters }: People): JobPerson | null {
  const member = id === null ? undefined : byId.get(id);
  return member ? { ...member, letters: letters.get(member.id) ?? '' } : null;
}

/** The assignee, also a former member; null: anyone's. */
export function assigneeOf({ assignee }: Pick<Job, 'assignee'>, people: People): JobPerson | null {
  if (!assignee) return null;
  const { memberId, displayName, avatarUrl, defaultAvatarId, hue } = assignee;
  return memberOf(memberId, people) ?? { id: memberId, displayName, avatarUrl, defaultAvatarId, hue, letters: '' };
}

/** Who did a job: for an unassigned one whoever completed it. A former member keeps the assignee's name. */
export const doerOf = (job: Job, people: People): JobPerson | null =>
  memberOf(job.doneByMemberId, people) ?? assigneeOf(job, people);

/** Names of a rotation's members, without former ones. */
export const namesOf = (ids: readonly string[], people: People): string[] =>
  ids.flatMap((id) => memberOf(id, people)?.displayName ?? []);

/** The person in the form that the server stores with a job. */
export function storedPerson(id: string | null, people: People): Job['assignee'] {
  const member = memberOf(id, people);
  if (!member) return null;
  const { displayName, avatarUrl = null, defaultAvatarId = null, hue } = member;
  return { memberId: member.id, displayName, avatarUrl, defaultAvatarId, hue, hasLeft: false };
}

/** "Sam", "Anyone". */
export const nameOf = (person: JobPerson | null): string => person?.displayName ?? t.jobs.anyone;
