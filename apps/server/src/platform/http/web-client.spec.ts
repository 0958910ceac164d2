import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import express, { type Express } from 'express';
import request from 'supertest';
import type { AppConfig } from '../config';
import { serveWebClient } from './web-client';

describe('the built web client', () => {
  let webDir: string;
  let app: Express;

  beforeAll(() => {
    webDir = mkdtempSync(join(tmpdir(), 'homefold-web-'));
    mkdirSync(join(webDir, 'assets'));
    writeFileSync(join(webDir, 'index.html'), '<!doctype html>');
    writeFileSync(join(webDir, 'landing.html'), '<!doctype html><h1>Welcome</h1>');
    writeFileSync(join(webDir, 'dashboard.html'), 'plain');
    writeFileSync(join(webDir, 'dashboard.html.gz'), gzipSync('compressed'));
    writeFileSync(join(webDir, 'assets/app.js'), 'plain');
    writeFileSync(join(webDir, 'assets/app.js.gz'), gzipSync('compressed'));
    writeFileSync(join(webDir, 'assets/bare.js'), 'bare');
    writeFileSync(join(webDir, 'early.js'), 'plain');
    writeFileSync(join(webDir, 'early.js.gz'), gzipSync('compressed'));
    writeFileSync(join(webDir, 'sw.js'), 'worker');
    app = express();
    serveWebClient(app, { webDir, identity: { kind: 'builtin' } } as AppConfig, () => ({}));
  });
  afterAll(() => rmSync(webDir, { recursive: true }));

  const get = (path: string, encoding: string) => request(app).get(path).set('accept-encoding', encoding);

  it('sends the compressed copy of a script to browsers that accept it', async () => {
    const answer = await get('/assets/app.js', 'gzip, br');
    expect(answer.text).toBe('compressed');
    expect(answer.headers).toMatchObject({
      'content-encoding': 'gzip',
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    });
  });

  it('sends the script itself to other clients, and when there is no copy', async () => {
    const plain = await get('/assets/app.js', 'identity');
    expect(plain.text).toBe('plain');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.headers['vary']).toBe('Accept-Encoding');
    expect((await get('/assets/bare.js', 'gzip')).text).toBe('bare');
  });

  it('does the same for scripts without a hash in their name, revalidated every time', async () => {
    const answer = await get('/early.js', 'gzip');
    expect(answer.text).toBe('compressed');
    expect(answer.headers).toMatchObject({ 'content-encoding': 'gzip', 'cache-control': 'public, max-age=0' });
    expect((await get('/early.js', 'identity')).text).toBe('plain');
  });

  it('sends separate pages where they exist, and the shared one otherwise', async () => {
    expect((await get('/', 'identity')).text).toBe('<!doctype html><h1>Welcome</h1>');
    expect((await get('/join', 'identity')).text).toBe('<!doctype html>');
    const nowhere = await get('/landing/', 'identity');
    expect([nowhere.status, nowhere.text]).toEqual([404, '<!doctype html>']);
  });

  it('sends the compressed copy of a page, revalidated every time', async () => {
    for (const path of ['/dashboard', '/Dashboard/']) {
      const answer = await get(path, 'gzip');
      expect(answer.text).toBe('compressed');
      expect(answer.headers).toMatchObject({
        'content-encoding': 'gzip',
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        vary: 'Accept-Encoding',
      });
    }
    expect((await get('/dashboard', 'identity')).text).toBe('plain');
  });

  it('has the service worker revalidated every time', async () => {
    const { headers, text } = await get('/sw.js', 'gzip');
    expect(text).toBe('worker');
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/javascript; charset=utf-8' });
  });

  it('answers a missing script with 404, not with the page', async () => {
    expect((await get('/assets/gone.js', 'gzip')).status).toBe(404);
  });
});
