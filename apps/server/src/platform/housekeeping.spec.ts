import { asOwner, startTestApp, type TestApp } from '../../test';
import { Housekeeping } from './housekeeping';

describe('housekeeping', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  it('deletes idempotency keys and outbox mail after a week, nothing younger', async () => {
    const { urls, clock, app } = test;
    const at = (days: number) => new Date(clock.now().getTime() - days * 86_400_000);
    for (const [name, days] of [
      ['old', 8],
      ['new', 6],
    ] as const) {
      await asOwner(
        "insert into idempotency_key (user_id, key, operation, created_at) values ('u', $1, 'x', $2)",
        [name, at(days)],
        urls.owner,
      );
      await asOwner(
        "insert into dev_mail (recipient, subject, html, text, created_at) values ('u', $1, '', '', $2)",
        [name, at(days)],
        urls.owner,
      );
    }
    await app.get(Housekeeping).sweep();
    expect(await asOwner('select key from idempotency_key', [], urls.owner)).toEqual([{ key: 'new' }]);
    expect(await asOwner('select subject from dev_mail', [], urls.owner)).toEqual([{ subject: 'new' }]);
  });

  it('deletes several batches, expired sessions and verifications, and nothing still valid', async () => {
    const { urls, clock, app } = test;
    const at = (ms: number) => new Date(clock.now().getTime() + ms);
    const owner = (sql: string, values: unknown[] = []) => asOwner<{ n: number }>(sql, values, urls.owner);
    await owner(
      `with person as (
         insert into identity."user" ("name", "email", "emailVerified") values ('P', 'p@example.org', true) returning "id"
       )
       insert into identity.session ("userId", "token", "expiresAt", "updatedAt")
       select "id", 'token ' || n, case when n <= 1200 then $1::timestamptz else $2 end, now()
       from person, generate_series(1, 1203) n`,
      [at(-1), at(1)],
    );
    for (const [identifier, ms] of [
      ['old', -1],
      ['new', 1],
    ] as const)
      await owner('insert into identity.verification ("identifier", "value", "expiresAt") values ($1, $1, $2)', [
        identifier,
        at(ms),
      ]);
    await app.get(Housekeeping).sweep();
    expect(await owner('select count(*)::int as n from identity.session')).toEqual([{ n: 3 }]);
    expect(await owner('select "identifier" from identity.verification')).toEqual([{ identifier: 'new' }]);
  });

  it('continues with the other chores when one fails', async () => {
    const housekeeping = test.app.get(Housekeeping);
    const swept: string[] = [];
    housekeeping.register({ name: 'broken', sweep: () => Promise.reject(new Error('broken')) });
    housekeeping.register({ name: 'fine', sweep: async () => (swept.push('fine'), 0) });
    await housekeeping.sweep();
    expect(swept).toEqual(['fine']);
  });
});
