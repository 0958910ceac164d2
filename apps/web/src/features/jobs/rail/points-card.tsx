import { useApolloClient } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { Check } from 'lucide-react';
import { lazy, useRef } from 'react';
import { t } from '../../../messages/jobs';
import { DecideJobPointsDocument, JobPointsDocument } from '../generated';
import { toPublicError } from '../../../graphql/errors';
import { errorText } from '../../../graphql/use-domain-form';
import { CardSection } from '../../../ui/basics/card';
import { useToasts } from '../../../ui/toasts/toasts';
import { useOpened } from '../../../ui/dialogs/use-opened';
import { PeopleList } from '../../../ui/people/people-list';
import { Opening } from '../../../ui/states/opening';
import { useFamily } from '../../../graphql/family';
import { refetchJobs } from '../model/live';
import { doerOf, memberOf, nameOf } from '../model/people';
import type { Job } from '../model/types';
import { usePoints } from '../model/use-points';
import classes from './rail.module.css';

const ApproversDialog = lazy(() => import('./approvers-dialog'));
const labels = t.jobs.pointsCard;

/** The members' points and, for approvers, pending approvals. Shown once there are points. */
export function PointsCard() {
  const family = useFamily();
  const { points, isApprover } = usePoints();
  const decide = useDecision();
  const approvers = useOpened<true>();
  const list = useRef<HTMLUListElement>(null);
  const rows = (points?.members ?? []).flatMap((one) => {
    const person = memberOf(one.memberId, family);
    return person && (one.earned > 0 || one.pending > 0) ? [{ ...one, person }] : [];
  });
  const waiting = isApprover ? (points?.toApprove ?? []) : [];
  if (!points || (rows.length === 0 && waiting.length === 0)) return null;
  return (
    <CardSection title={labels.title}>
      <PeopleList
        rows={rows.map(({ person, earned, pending }) => ({
          person,
          name: person.displayName,
          number: earned.toLocaleString(family.locale),
          remark: pending > 0 ? labels.pending(pending) : null,
          spoken: labels.total(person.displayName, earned),
        }))}
      />
      {waiting.length > 0 && (
        <ul ref={list} className={classes['approve']} aria-label={labels.toApprove}>
          {waiting.map((job) => {
            const name = nameOf(doerOf(job, family));
            const answer = (isApproved: boolean): void => {
              // Focuses the next request, or the page's heading after the last one.
              const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[data-approve]') ?? [])];
              const next = buttons[waiting.indexOf(job) + 1] ?? buttons[waiting.indexOf(job) - 1];
              (next ?? document.querySelector<HTMLElement>('h1'))?.focus();
              void decide(job, isApproved, name);
            };
            return (
              <li key={job.id}>
                <p>{job.title}</p>
                <small>{labels.for(name, job.points ?? 0)}</small>
                <div className={classes['buttons']}>
                  <Button
                    size="small"
                    variant="outlined"
                    startIcon={<Check aria-hidden />}
                    aria-label={labels.approveOf(job.title, name)}
                    data-approve
                    onClick={() => answer(true)}
                  >
                    {labels.approve}
                  </Button>
                  <Button size="small" aria-label={labels.refuseOf(job.title, name)} onClick={() => answer(false)}>
                    {labels.refuse}
                  </Button>
                </div>
              </li>
            );
          })}
        </ul>
      )}
      {family.isAdmin && (
        <div className={classes['foot']}>
          <Button size="small" onClick={() => approvers.show(true)}>
            {labels.manage}
          </Button>
        </div>
      )}
      <Opening>
        {approvers.value && (
          <ApproversDialog open={approvers.open} members={points.members} onClose={approvers.close} />
        )}
      </Opening>
    </CardSection>
  );
}

/** Approves or refuses the points of a job: removed from the list optimistically, restored on failure. */
function useDecision(): (job: Job, isApproved: boolean, name: string) => Promise<void> {
  const client = useApolloClient();
  const toasts = useToasts();
  return async function decide(job, isApproved, name) {
    try {
      await client.mutate({
        mutation: DecideJobPointsDocument,
        variables: { jobId: job.id, isApproved },
        optimisticResponse: {
          decideJobPoints: {
            __typename: 'Job' as const,
            ...job,
            pointsState: isApproved ? ('earned' as const) : ('refused' as const),
          } as Job,
        },
        update: (cache) =>
          void cache.updateQuery({ query: JobPointsDocument }, (data) => {
            if (!data?.jobPoints.toApprove.some(({ id }) => id === job.id)) return undefined;
            const { members, toApprove } = data.jobPoints;
            const count = job.points ?? 0;
            return {
              jobPoints: {
                ...data.jobPoints,
                members: members.map((one) =>
                  one.memberId === job.doneByMemberId
                    ? {
                        ...one,
                        pending: Math.max(0, one.pending - count),
                        earned: one.earned + (isApproved ? count : 0),
                      }
                    : one,
                ),
                toApprove: toApprove.filter(({ id }) => id !== job.id),
              },
            };
          }),
      });
      if (isApproved) toasts.success(labels.approved(job.points ?? 0, name));
      // Offered in case of a mistake: the last decision counts.
      else
        toasts.offer(labels.refused(job.title), { label: labels.approve, onClick: () => void decide(job, true, name) });
    } catch (thrown) {
      const error = toPublicError(thrown);
      if (['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'].includes(error.code)) {
        toasts.error(errorText(error));
        void refetchJobs(client);
      } else toasts.retry(labels.failed, () => void decide(job, isApproved, name));
    }
  };
}
