import { Agent, get } from 'node:http';
import request from 'supertest';
import { until } from '../until';
import type { Stage } from './processes';

export const flood: Stage = (processes) => {
  it('floods from one network get 429 on both APIs, and others are unaffected', async () => {
    const { apiUrl } = await processes.one();
    const agent = new Agent({ keepAlive: true, maxSockets: 20 });
    const statusOf = (path: string, address: string) =>
      new Promise<number>((resolve, reject) => {
        get(`${apiUrl}${path}`, { agent, headers: { 'x-forwarded-for': address } }, (answer) =>
          answer.resume().once('end', () => resolve(answer.statusCode ?? 0)),
        ).once('error', reject);
      });
    // the holder of an IPv6 address has its whole /64, and may use another address for every request
    const flooder = '2001:db8:9::f';
    const ask600 = (path: string) =>
      Promise.all(Array.from({ length: 600 }, (_, n) => statusOf(path, `2001:db8:9::${n}`)));
    const from = (address: string, path: string) => request(apiUrl).get(path).set('x-forwarded-for', address);

    // the devices of a home fetching a new release: they are not counted
    await ask600('/theme.js');
    expect(new Set(await ask600('/api/nope'))).toEqual(new Set([404]));
    // the server counts anew every minute, so a flood may have to last until it is noticed
    await until(async () => {
      const answers = [
        await from(flooder, '/api/nope'),
        await from(flooder, '/API/nope'),
        await request(apiUrl).post('/graphql').set('x-forwarded-for', flooder).send({ query: '{ me { userId } }' }),
      ];
      if (answers.some(({ status }) => status !== 429)) {
        await ask600('/api/nope');
        return false;
      }
      const [rest, , graphql] = answers;
      expect(rest?.headers['retry-after']).toBe('60');
      expect(rest?.body).toMatchObject({ code: 'RATE_LIMITED', details: { retryAfterSeconds: 60 } });
      expect(graphql?.body).toMatchObject({ errors: [{ extensions: { code: 'RATE_LIMITED' } }] });
      return true;
    });
    expect((await from(flooder, '/healthz')).status).toBe(200);
    expect((await from('2001:db8:9:1::f', '/api/nope')).status).toBe(404);
    agent.destroy();
  });
};
