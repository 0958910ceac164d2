import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which of the month's weekdays a monthly or yearly rule means, with that weekday in `weekdays`. */
export class JobsWeekdayOfMonth1700000000741 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      alter table job_series
        add column nth smallint,
        add constraint job_series_nth check (
          nth is null
          or nth in (1, 2, 3, 4, -1) and cardinality(weekdays) = 1
            and repeat_type in ('monthly', 'yearly') and repeat_from = 'due')`);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query('alter table job_series drop column nth');
  }
}
