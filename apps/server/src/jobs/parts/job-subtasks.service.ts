import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { JOB_LIMITS, cleanLine, jobTitleProblem } from '@homefold/domain';
import type { FamilyViewer, Viewer } from '../../platform/auth';
import { invalid, notFound } from '../../platform/errors';
import { Idempotency } from '../../platform/idempotency';
import type { JobEntity, StoredSubtask } from '../job.entity';
import { JobStore } from '../job.store';
import type { JobSubtaskChangesInput } from '../jobs.inputs';
import type { Job } from '../jobs.types';

/** Parts for a new job, from validated titles. */
export const newSubtasks = (titles: readonly string[]): StoredSubtask[] =>
  titles.map((title) => ({ id: randomUUID(), title: cleanLine(title), done: false }));

/**
 * The parts of a job, in order. Each change locks the job's row and modifies its current parts, so that two concurrent
 * changes of different parts both take effect.
 */
@Injectable()
export class JobSubtasksService {
  constructor(
    private readonly store: JobStore,
    private readonly idempotency: Idempotency,
  ) {}

  /** Appends a part. @throws DomainError NOT_FOUND, INVALID (`title`), (`jobId`) for a job that already has 50 */
  async add(caller: Viewer, jobId: string, title: string, idempotencyKey?: string | null): Promise<Job> {
    return this.store.scope.write(caller, async (viewer) => {
      assertTitle(title);
      const id = await this.idempotency.once(viewer, idempotencyKey, 'addJobSubtask', async () => {
        const job = await this.store.rows.live(viewer, jobId);
        if (job.subtasks.length >= JOB_LIMITS.subtasks)
          throw invalid('jobId', `A job has at most ${JOB_LIMITS.subtasks} parts`);
        await this.save(viewer, job, [...job.subtasks, ...newSubtasks([title])]);
        return job.id;
      });
      return this.store.read(viewer, id);
    });
  }

  /** Renames, completes, reopens or moves a part. @throws DomainError NOT_FOUND, INVALID (`title`, `place`) */
  async change(
    caller: Viewer,
    jobId: string,
    subtaskId: string,
    { title, isDone, place }: JobSubtaskChangesInput,
  ): Promise<Job> {
    return this.withPart(caller, jobId, subtaskId, (part, parts) => {
      if (typeof title === 'string') assertTitle(title);
      if (typeof place === 'number' && !(Number.isInteger(place) && place >= 0))
        throw invalid('place', 'Place must be a whole number from 0.');
      const changed = {
        ...part,
        title: typeof title === 'string' ? cleanLine(title) : part.title,
        done: isDone ?? part.done,
      };
      const others = parts.filter(({ id }) => id !== part.id);
      const at = place ?? parts.indexOf(part);
      return [...others.slice(0, at), changed, ...others.slice(at)];
    });
  }

  /** @throws DomainError NOT_FOUND */
  async remove(caller: Viewer, jobId: string, subtaskId: string): Promise<Job> {
    return this.withPart(caller, jobId, subtaskId, (part, parts) => parts.filter(({ id }) => id !== part.id));
  }

  private withPart(
    caller: Viewer,
    jobId: string,
    subtaskId: string,
    change: (part: StoredSubtask, parts: readonly StoredSubtask[]) => StoredSubtask[],
  ): Promise<Job> {
    return this.store.scope.write(caller, async (viewer) => {
      const job = await this.store.rows.live(viewer, jobId);
      const part = job.subtasks.find(({ id }) => id === subtaskId.toLowerCase());
      if (!part) throw notFound('Part');
      await this.save(viewer, job, change(part, job.subtasks));
      return this.store.read(viewer, job.id);
    });
  }

  /** Keeps the version: saving a form does not overwrite the parts. */
  private async save(viewer: FamilyViewer, job: JobEntity, subtasks: StoredSubtask[]): Promise<void> {
    if (JSON.stringify(subtasks) === JSON.stringify(job.subtasks)) return;
    await this.store.rows.write(job, { subtasks });
    await this.store.publish(viewer, 'updated', job);
  }
}

function assertTitle(title: string): void {
  const problem = jobTitleProblem(title);
  if (problem) throw invalid('title', problem);
}
