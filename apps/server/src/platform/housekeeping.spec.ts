import { asOwner, startTestApp, type TestApp } from '../../test';
import { Housekeeping } from './housekeeping';

describe('housekeeping', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  it('drops keys and kept mail after a week, and nothing younger', async () => {
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
});
