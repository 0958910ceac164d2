import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = string | { status: number; headers?: Record<string, string>; body?: string };

/** An outside web server with calendars, on this machine: `host` has to be named in `OUTSIDE_FEEDS_ALLOW`. */
export interface FeedServer {
  host: string;
  /** The URL of a path. */
  url: (path: string) => string;
  /** Sets a path's answer; other paths are 404. */
  serve: (path: string, answer: Answer | ((request: IncomingMessage, response: ServerResponse) => void)) => void;
  /** How often a path was requested. */
  asked: (path: string) => number;
  /** Closes all open responses. */
  hangUp: () => void;
  close: () => Promise<void>;
}

export async function startFeedServer(): Promise<FeedServer> {
  const answers = new Map<string, Parameters<FeedServer['serve']>[1]>();
  const counts = new Map<string, number>();
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    counts.set(path, (counts.get(path) ?? 0) + 1);
    const answer = answers.get(path);
    if (typeof answer === 'function') return answer(request, response);
    const {
      status,
      headers = {},
      body,
    } = typeof answer === 'object'
      ? answer
      : { status: answer === undefined ? 404 : 200, body: answer ?? 'nothing here' };
    response.writeHead(status, { 'content-type': 'text/calendar', ...headers }).end(body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    host,
    url: (path) => `http://${host}${path}`,
    serve: (path, answer) => void answers.set(path, answer),
    asked: (path) => counts.get(path) ?? 0,
    hangUp: () => server.closeAllConnections(),
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

/** A calendar file of events, each given as its lines. */
export const calendarFile = (events: readonly (readonly string[])[], name?: string): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Hill School//Terms//EN',
    ...(name ? [`X-WR-CALNAME:${name}`] : []),
    ...events.flatMap((lines, index) => [
      'BEGIN:VEVENT',
      ...(lines.some((line) => line.startsWith('UID:')) ? [] : [`UID:event-${index}@hill.example`]),
      'DTSTAMP:20260901T000000Z',
      ...lines,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ].join('\r\n');

/** An all-day event of such a file. */
export const allDay = (title: string, date: string, ...rest: string[]): string[] => [
  `SUMMARY:${title}`,
  `DTSTART;VALUE=DATE:${date.replaceAll('-', '')}`,
  ...rest,
];
