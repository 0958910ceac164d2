import type { AvatarPerson } from '../../../ui/member-avatar';
import { t } from '../../../app/messages/jobs';
import type { FamilyView } from '../../../graphql/family';
import type { Job } from './types';

/** Somebody a job can be for, or was for before they left. */
export interface JobPerson extends AvatarPerson {
  id: string;
  letters: string;
}

type People = Pick<FamilyView, 'byId' | 'letters'>;

/** A member by id; null for somebody unknown, which is who has left. */
export function memberOf(id: string | null, { byId, letters }: People): JobPerson | null {
  const member = id === null ? undefined : byId.get(id);
  return member ? { ...member, letters: letters.get(member.id) ?? '' } : null;
}

/** Whose job it is, also somebody who has left; null: anyone's. */
export function assigneeOf({ assignee }: Pick<Job, 'assignee'>, people: People): JobPerson | null {
  if (!assignee) return null;
  const { memberId, displayName, avatarUrl, defaultAvatarId, hue } = assignee;
  return memberOf(memberId, people) ?? { id: memberId, displayName, avatarUrl, defaultAvatarId, hue, letters: '' };
}

/** Who did it: for a job that was anyone's whoever ticked it. Somebody who has left keeps the name of the job. */
export const doerOf = (job: Job, people: People): JobPerson | null =>
  memberOf(job.doneByMemberId, people) ?? assigneeOf(job, people);

/** Names of those who take turns; who has left is left out. */
export const namesOf = (ids: readonly string[], people: People): string[] =>
  ids.flatMap((id) => memberOf(id, people)?.displayName ?? []);

/** The person as the server stores them with a job. */
export function storedPerson(id: string | null, people: People): Job['assignee'] {
  const member = memberOf(id, people);
  if (!member) return null;
  const { displayName, avatarUrl = null, defaultAvatarId = null, hue } = member;
  return { memberId: member.id, displayName, avatarUrl, defaultAvatarId, hue, hasLeft: false };
}

/** "Sam", "Anyone". */
export const nameOf = (person: JobPerson | null): string => person?.displayName ?? t.jobs.anyone;
