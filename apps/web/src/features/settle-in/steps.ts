import { t } from '../../messages/settle-in';
import type { MemberFieldsFragment } from '../../graphql/generated';
import type { SettleInQuery } from './generated';

export type StepId = 'children' | 'birthdays' | 'calendar' | 'jobs' | 'invite';

/** One of the first steps, ticked by what the family has. */
export interface Step {
  id: StepId;
  isDone: boolean;
  title: string;
  /** The current state, or the purpose of the step. */
  text: string;
}

/** Number of jobs that complete the step. */
export const FIRST_JOBS = 3;

const texts = t.settleIn;
const names = (members: readonly MemberFieldsFragment[]): string =>
  new Intl.ListFormat('en-GB').format(members.map(({ displayName }) => displayName));

type Person = Pick<MemberFieldsFragment, 'displayName' | 'hasUserAccount' | 'isCurrentUser' | 'role'>;

/**
 * The steps open to the viewer, in their order. Only admins add members; jobs belong to a plan.
 * @param facts null while they load: then only steps about members can be ticked
 */
export function stepsOf(
  facts: SettleInQuery['settleIn'] | null,
  members: readonly MemberFieldsFragment[],
  may: { addMembers: boolean; haveJobs: boolean },
): readonly Step[] {
  const { birthdays = 0, calendars = 0, jobs = 0, invitations = 0 } = facts ?? {};
  const children = members.filter((member: Person) => !member.hasUserAccount);
  const others = members.filter((member: Person) => member.hasUserAccount && !member.isCurrentUser);
  const steps: readonly (Step & { isOffered?: boolean })[] = [
    {
      id: 'children',
      isOffered: may.addMembers,
      isDone: children.length > 0,
      title: texts.children.title,
      text: children.length > 0 ? names(children) : texts.children.text,
    },
    {
      id: 'birthdays',
      isDone: birthdays > 0,
      title: texts.birthdays.title,
      text: birthdays > 0 ? texts.birthdays.known(birthdays, members.length) : texts.birthdays.text,
    },
    {
      id: 'calendar',
      isDone: calendars > 0,
      title: texts.calendar.title,
      text: calendars > 0 ? texts.calendar.known(calendars) : texts.calendar.text,
    },
    {
      id: 'jobs',
      isOffered: may.haveJobs,
      isDone: jobs >= FIRST_JOBS,
      title: texts.jobs.title,
      text: jobs > 0 ? texts.jobs.known(jobs, FIRST_JOBS) : texts.jobs.text,
    },
    {
      id: 'invite',
      isDone: others.length > 0 || invitations > 0,
      title: texts.invite.title,
      text:
        others.length > 0
          ? texts.invite.here(names(others))
          : invitations > 0
            ? texts.invite.sent(invitations)
            : texts.invite.text,
    },
  ];
  return steps.filter(({ isOffered = true }) => isOffered);
}
