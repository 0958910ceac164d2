import { Injectable } from '@nestjs/common';
import { placeAfter } from '@homefold/domain';
import type { FamilyViewer } from '../platform/auth';
import { Database } from '../platform/database';
import { conflict, invalid } from '../platform/errors';
import { JobStore } from './job.store';
import { selectDay, updatePositions } from './jobs.queries';
import type { Job } from './jobs.types';

/** Manual order of the jobs of one due date. */
@Injectable()
export class JobOrder {
  constructor(
    private readonly db: Database,
    private readonly store: JobStore,
  ) {}

  /**
   * Moves an open job directly after another one of its day, or to the front. Call inside a write scope.
   *
   * @throws DomainError NOT_FOUND, CONFLICT for a completed job, INVALID (`afterId`) for a job that is not open on that day
   */
  async move(viewer: FamilyViewer, id: string, afterId: string | null): Promise<Job> {
    // Serialises concurrent moves; cannot deadlock, because no holder of a job's row lock waits for this lock.
    await this.db.lock(`job order of ${viewer.familyId}`);
    const { dueDate, isCompleted, id: jobId } = await this.store.read(viewer, id);
    if (isCompleted) throw conflict('CONFLICT', 'A job that is done has no place to move to.');
    const day = await this.db.sql<{ id: string; position: number }>(selectDay(viewer.familyId, dueDate));
    const positions = placeAfter(day, jobId, afterId && afterId.toLowerCase());
    if (positions === null)
      throw invalid('afterId', 'Jobs are ordered by day: choose a job that is due on the same day.');
    if (positions.size === 0) return this.store.read(viewer, jobId);
    await this.db.sql(updatePositions(viewer.familyId, dueDate, positions));
    for (const moved of positions.keys()) await this.store.publish(viewer, 'updated', { id: moved });
    return this.store.read(viewer, jobId);
  }
}
