import { Injectable } from '@nestjs/common';
import { formatLongDate, formatTime } from '@homefold/domain';
import { PushNotifier } from '../notifications';
import type { FamilyViewer } from '../platform/auth';
import type { JobEntity } from './job.entity';

/** Push notifications for jobs assigned by others. Call inside the scope of the change. */
@Injectable()
export class JobPush {
  constructor(private readonly push: PushNotifier) {}

  /** Somebody else assigned the job to this member. */
  given(viewer: FamilyViewer, job: JobEntity): Promise<void> {
    return this.notify(viewer, job, (actor) => `${actor} gave you this job`);
  }

  /** The previous instance was completed, and it is now this member's turn. */
  turn(viewer: FamilyViewer, job: JobEntity): Promise<void> {
    return this.notify(viewer, job, () => 'It is your turn');
  }

  /** Withdraws the notification, after an undo or a deletion. */
  async takenBack({ familyId, id }: Pick<JobEntity, 'familyId' | 'id'>): Promise<void> {
    await this.push.withdraw(familyId, tagOf(id));
  }

  private async notify(viewer: FamilyViewer, job: JobEntity, what: (actor: string) => string): Promise<void> {
    const { id, version, title, dueDate, dueTime, assignedMembershipId } = job;
    if (!assignedMembershipId) return;
    await this.push.notify({
      kind: 'job',
      familyId: viewer.familyId,
      by: viewer.membershipId,
      to: [assignedMembershipId],
      key: `job ${id} ${version}`,
      text: ({ locale, actor }) => {
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
