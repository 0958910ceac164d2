import { freePort } from '../../../test/server-process';
import { openDatabase } from './connection';

it('a database that does not answer stops the start with one line that names DATABASE_URL and no password', async () => {
  const databaseUrl = `postgres://u:pass-secret@127.0.0.1:${await freePort()}/x`;
  await expect(openDatabase({ databaseUrl, dataDir: '/nowhere' })).rejects.toMatchObject({
    name: 'ConfigError',
    message: 'DATABASE_URL: the database does not answer (ECONNREFUSED)',
  });
});
