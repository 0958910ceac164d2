import { runMigrations } from 'bullmq';
import type { Client } from 'pg';
import { roleNames } from '../database';

/** BullMQ's tables are in a separate schema. */
export const JOB_SCHEMA = 'bullmq';

/** Migrates the queue's tables as the owner and grants them to the system role only. */
export async function migrateJobStore(owner: Client): Promise<void> {
  await runMigrations(owner, JOB_SCHEMA);
  const { system } = await roleNames(owner);
  await owner.query(`grant usage on schema ${JOB_SCHEMA} to ${system}`);
  for (const kind of ['tables', 'sequences', 'functions'])
    await owner.query(`grant all on all ${kind} in schema ${JOB_SCHEMA} to ${system}`);
}
