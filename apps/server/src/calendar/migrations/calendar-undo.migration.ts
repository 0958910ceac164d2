import type { MigrationInterface, QueryRunner } from 'typeorm';
import { adoptUndoTable, separateUndoTable } from '../../platform/undo';

/** Moves the undo data of events to the table shared by all domains. */
export class CalendarUndo1700000000731 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await adoptUndoTable(q, 'calendar_undo', 'calendar_event');
  }

  async down(q: QueryRunner): Promise<void> {
    await separateUndoTable(q, 'calendar_undo');
  }
}
