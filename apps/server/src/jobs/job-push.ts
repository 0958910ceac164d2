import { Injectable } from '@nestjs/common';
import { formatLongDate, formatTime } from '@homefold/domain';
import { PushNotifier } from '../notifications';
import type { FamilyViewer } from '../platform/auth';
import type { JobEntity } from './job.entity';

/** Tells members on their devices of jobs that others give them. Call inside the scope of the change. */
@Injectable()
export class JobPush {
  constructor(private readonly push: PushNotifier) {}

  /** Somebody made it this member's. */
  given(viewer: FamilyViewer, job: JobEntity): Promise<void> {
    return this.tell(viewer, job, (actor) => `${actor} gave you this job`);
  }

  /** The instance before was done, and now it is this member's turn. */
  turn(viewer: FamilyViewer, job: JobEntity): Promise<void> {
    return this.tell(viewer, job, () => 'It is your turn');
  }

  /** It is not so any more: an undo, or the job is gone. */
  async takenBack({ familyId, id }: Pick<JobEntity, 'familyId' | 'id'>): Promise<void> {
    await this.push.withdraw(familyId, tagOf(id));
  }

  private async tell(viewer: FamilyViewer, job: JobEntity, what: (actor: string) => string): Promise<void> {
    const { id, version, title, dueDate, dueTime, assignedMembershipId } = job;
    if (!assignedMembershipId) return;
    await this.push.notify({
      kind: 'job',
      familyId: viewer.familyId,
      by: viewer.membershipId,
      to: [assignedMembershipId],
      key: `job ${id} ${version}`,
      words: ({ locale, actor }) => {
        const due = dueDate && `due ${formatLongDate(dueDate, locale)}`;
        const time = dueDate && dueTime && formatTime(dueTime, locale);
        return { title, body: `${what(actor)}${due ? ` · ${due}` : ''}${time ? `, ${time}` : ''}` };
      },
      link: '/dashboard#todos',
      tag: tagOf(id),
    });
  }
}

const tagOf = (id: string): string => `job ${id}`;
