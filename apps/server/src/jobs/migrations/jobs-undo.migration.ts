import type { MigrationInterface, QueryRunner } from 'typeorm';
import { adoptUndoTable, separateUndoTable } from '../../platform/undo';

/** Moves the undo data of jobs to the table shared by all domains, in its common shape. */
export class JobsUndo1700000000732 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await adoptUndoTable(
      q,
      'job_undo',
      'todo',
      `jsonb_build_object('entries', jsonb_build_array(change - 'series'), 'series', change->'series')`,
    );
  }

  async down(q: QueryRunner): Promise<void> {
    await separateUndoTable(q, 'job_undo');
  }
}
