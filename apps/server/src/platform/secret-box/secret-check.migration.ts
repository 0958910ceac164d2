import type { Client } from 'pg';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { systemTable } from '../database';
import { countSealed, type SealedColumn } from './reseal';
import type { SecretBox } from './secret-box';

/** A text sealed with `SECRET`: it can be opened if and only if the server has the secret of its database. */
export class SecretCheck1700000000806 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      create table secret_check (
        id smallint primary key check (id = 1),
        text_sealed text not null
      )`);
    await systemTable(q, 'secret_check');
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query('drop table secret_check');
  }
}

export const secretCheck: SealedColumn = {
  ...{ table: 'secret_check', key: ['id'], column: 'text_sealed', type: 'text', holds: 'the check of the secret' },
  purpose: () => 'secret check',
};

/** Whether a database is sealed with this secret; also true of one that no server of this version has opened yet. */
export async function hasSecretOf(client: Client, box: SecretBox): Promise<boolean> {
  const { rows } = await client.query<{ isThere: boolean }>(
    `select to_regclass('secret_check') is not null as "isThere"`,
  );
  return !rows[0]?.isThere || (await countSealed(client, box, secretCheck)).closed === 0;
}
