import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const CALENDAR = 'text/calendar; charset=utf-8';

/** Origin of the outside calendars and pages; the product's servers are configured to allow it. */
const feedsUrl = (): string => process.env['HOMEFOLD_E2E_FEEDS'] ?? '';

/** An outside web server that serves what a test has published. One for the whole run. */
export async function startFeeds(): Promise<() => Promise<void>> {
  const files = new Map<string, { text: string; type: string }>();
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    if (request.method === 'PUT') {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const type = request.headers['content-type'] ?? CALENDAR;
        files.set(path, { text: Buffer.concat(chunks).toString('utf8'), type });
        response.end();
      });
      return;
    }
    const file = files.get(path);
    response.writeHead(file ? 200 : 404, { 'content-type': file?.type ?? CALENDAR }).end(file?.text);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  process.env['HOMEFOLD_E2E_FEEDS'] = `http://${host}`;
  process.env['OUTSIDE_FEEDS_ALLOW'] = host;
  return async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  };
}

/** Publishes a calendar; resolves with its URL. */
export async function publish(path: string, text: string): Promise<string> {
  const url = `${feedsUrl()}/${path}`;
  await fetch(url, { method: 'PUT', body: text, headers: { 'content-type': CALENDAR } });
  return url;
}

/** A calendar file of events, each given as its lines. */
export const calendarFile = (events: readonly (readonly string[])[], name = 'Hill School'): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Hill School//Terms//EN',
    `X-WR-CALNAME:${name}`,
    ...events.flatMap((lines, index) => [
      'BEGIN:VEVENT',
      `UID:event-${index}@hill-school.example`,
      'DTSTAMP:20260901T000000Z',
      ...lines,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ].join('\r\n');

/** A date in iCalendar format. */
export const icalDate = (date: string): string => date.replaceAll('-', '');
