import request from 'supertest';
import WebSocket from 'ws';
import { tokenOf } from '../client';
import { until } from '../until';
import type { Stage } from './processes';

export const log: Stage = (processes) => {
  it('the log covers every request without personal data', async () => {
    const { apiUrl, output } = await processes.one();
    const { admin, member } = await processes.family();
    const token = await tokenOf(admin);
    const own = (test: request.Test) =>
      test.set('x-forwarded-for', admin.address).set('x-request-id', 'trace-of-the-spec');
    await own(request(apiUrl).get('/api/activities?token=query-secret&limit=x')).set(
      'authorization',
      `Bearer ${token}`,
    );
    await own(request(apiUrl).get('/api/activities')).set('authorization', 'Bearer junk-secret');
    await own(request(apiUrl).get('/files/file-secret?x=query-secret'));
    await own(request(apiUrl).get('/join?code=query-secret'));
    await own(request(apiUrl).post('/api/calendar'))
      .set('authorization', `Bearer ${token}`)
      .send({ title: 'body-secret', date: 'x' });
    await own(request(apiUrl).post('/identity/sign-in/email'))
      .set('origin', apiUrl)
      .send({ email: admin.email, password: 'wrong-secret' });
    await own(request(apiUrl).post('/identity/request-password-reset'))
      .set('origin', apiUrl)
      .send({ email: admin.email });
    const line = await new Promise<WebSocket>((resolve) => {
      const socket = new WebSocket(
        `${apiUrl.replace('http', 'ws')}/graphql?token=query-secret`,
        'graphql-transport-ws',
      );
      socket.on('open', () => resolve(socket));
    });
    line.terminate();
    await until(() => output().split('trace-of-the-spec').length > 7);

    const lines = output()
      .trim()
      .split('\n')
      .filter((text) => text.startsWith('{'));
    const entries = lines.map((text) => JSON.parse(text) as Record<string, unknown>);
    expect(entries.filter((entry) => entry['userId'] === admin.userId).length).toBeGreaterThan(3);
    for (const secretText of [token, admin.email, admin.password, member.email, admin.name, member.name, admin.cookie])
      expect(output()).not.toContain(secretText);
    for (const part of admin.cookie.split('=').slice(1)) expect(output()).not.toContain(part.split(';')[0]);
    expect(output()).not.toMatch(/[\w-]+-secret|bearer |@example\.org|\?/i);
  });
};
