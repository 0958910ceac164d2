import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Express } from 'express';
import { HttpAdapter } from './adapter';

const adapter = new HttpAdapter();
const express = adapter.getInstance<Express>();
adapter.initHttpServer();
const server = adapter.getHttpServer();
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));

it('gives Express requests and responses that already have its prototypes', async () => {
  const atTheDoor: boolean[] = [];
  server.prependListener('request', (request, response) => {
    atTheDoor.push(Object.getPrototypeOf(request) === express.request);
    atTheDoor.push(Object.getPrototypeOf(response) === express.response);
  });
  express.get('/echo', (request, response) => {
    response.status(201).json({ path: request.path, of: request.query['of'], app: request.app === express });
  });
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/echo?of=words`);
  expect([answer.status, await answer.json()]).toEqual([201, { path: '/echo', of: 'words', app: true }]);
  expect(atTheDoor).toEqual([true, true]);
});

it('keeps idle connections for longer than a reverse proxy does', async () => {
  const { port } = server.address() as AddressInfo;
  const idle = await new Promise<unknown>((resolve, reject) => {
    const agent = new Agent({ keepAlive: true });
    request({ port, path: '/', agent }, (answer) => {
      answer.resume().once('end', () => {
        agent.destroy();
        resolve(answer.headers['keep-alive']);
      });
    })
      .once('error', reject)
      .end();
  });
  expect(Number(/timeout=(\d+)/.exec(String(idle))?.[1])).toBeGreaterThan(120);
});
