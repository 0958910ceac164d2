import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Four bytes hold at most 21 million of a currency with two decimal places: the price of a computer in Uzbek som. */
export class WishAmounts1700000000797 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await q.query('alter table wish alter column price type bigint');
    await q.query('alter table wish_share alter column amount type bigint');
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query('alter table wish alter column price type integer using least(price, 2000000000)');
    await q.query('alter table wish_share alter column amount type integer using least(amount, 2000000000)');
  }
}
