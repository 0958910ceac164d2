import { asOwner, familyRows, sharedTestApp, type TestApp } from '../../test';
import { UndoLog } from '../platform/undo';
import { JobsReader } from './jobs.reader';
import { JobsService } from './jobs.service';
import type { Job } from './jobs.types';

export const TODAY = '2026-10-08';
export let test: TestApp;
export let jobs: JobsService;
export let reader: JobsReader;
export let undoing: UndoLog;
export const family = (...names: string[]) => familyRows(test, {}, names.length > 0 ? names : ['Ada', 'Ben']);

export const owner = <Row extends object>(sql: string, values: unknown[] = []) =>
  asOwner<Row>(sql, values, test.urls.owner);

export const feedOf = (familyId: string) =>
  owner<{ type: string; description: string }>(
    'select type, description from activity where family_id = $1 order by created_at, id',
    [familyId],
  );

export const titles = (list: readonly Job[]) => list.map(({ title }) => title);

/** Starts a server for the job specs, with the clock at the same morning for each test. */
export function startJobs(): void {
  beforeAll(async () => {
    test = await sharedTestApp();
    jobs = test.app.get(JobsService);
    reader = test.app.get(JobsReader);
    undoing = test.app.get(UndoLog);
  });
  afterAll(() => test.close());
  beforeEach(() => test.clock.set('2026-10-08T09:30:00Z'));
}
