import request from 'supertest';
import { InvitationsService } from '../families/invitations/invitations.service';
import { Database } from '../platform/database';
import { JobQueue } from '../platform/queue';
import { Mailer } from '../platform/mail';
import { startTestApp } from '../../test';
import { ORIGIN, ask, newAddress, rows, server, startDemo, test, visitor } from './demo.test-kit';

startDemo();

describe('no caller', () => {
  it('can sign in to its accounts or cause mail in their name', async () => {
    const { viewer } = await visitor();
    const people = await rows<{ id: string; email: string }>(
      `select id, email from identity."user" where email like '%' || split_part($1, '@', 2)`,
      [viewer.email],
    );
    expect(people).toHaveLength(4);
    expect(
      await rows('select from identity.account where "userId" = any($1::uuid[])', [people.map(({ id }) => id)]),
    ).toEqual([]);
    const answer = await server()
      .post('/identity/sign-in/email')
      .set('x-forwarded-for', newAddress())
      .set('origin', ORIGIN)
      .send({ email: viewer.email, password: 'correct horse' });
    expect(answer.status).toBe(401);

    const queued = jest.spyOn(test.app.get(JobQueue), 'enqueue');
    await server()
      .post('/identity/request-password-reset')
      .set('x-forwarded-for', newAddress())
      .set('origin', ORIGIN)
      .send({ email: viewer.email })
      .expect(200);
    const content = { heading: 'Hello', paragraphs: [] };
    await test.app.get(Database).system(() => test.app.get(Mailer).send({ to: viewer.email, subject: 'x', content }));
    await expect(
      test.app.get(InvitationsService).send(viewer, { email: 'stranger@example.org' }),
    ).rejects.toMatchObject({ code: 'GUEST_ACCOUNT' });
    expect(queued).not.toHaveBeenCalled();
    queued.mockRestore();
  });

  it('is signed in by a page of another site', async () => {
    for (const headers of [
      {},
      { origin: 'https://evil.example' },
      { origin: ORIGIN, 'sec-fetch-site': 'cross-site' },
    ]) {
      const answer = await server().post('/api/demo').set('x-forwarded-for', newAddress()).set(headers).send({});
      expect(answer.status).toBe(403);
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
  });

  it('gets more than five copies an hour', async () => {
    const address = newAddress();
    for (let time = 0; time < 5; time += 1) await visitor({}, address);
    const refused = await ask(address);
    expect(refused.status).toBe(429);
    expect(refused.body.code).toBe('RATE_LIMITED');
    await visitor();
    test.clock.advance(3_600_001);
    await visitor({}, address);
  });
});

describe('DEMO=off', () => {
  it('disables the call and is reported in the public configuration', async () => {
    const off = await startTestApp({ DEMO: 'off' });
    try {
      const answer = await request(off.app.getHttpServer()).post('/api/demo').set('origin', ORIGIN).send({});
      expect(answer.status).toBe(404);
      const config = await request(off.app.getHttpServer()).get('/app-config.json');
      expect(config.body).toMatchObject({ demo: false });
      expect((await server().get('/app-config.json')).body).toMatchObject({ demo: true });
    } finally {
      await off.close();
    }
  });
});
