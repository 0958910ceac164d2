import type { AddressInfo } from 'node:net';
import type { Express } from 'express';
import { HttpAdapter } from './adapter';

const adapter = new HttpAdapter();
const express = adapter.getInstance<Express>();
adapter.initHttpServer();
const server = adapter.getHttpServer();
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));

it('hands Express requests and responses that are its own already', async () => {
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
