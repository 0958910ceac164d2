import { isCalendarDate, todayIn } from '@homefold/domain';
import type { CalendarDate } from '@homefold/domain';
import { windowAround } from '../features/calendar/model/month-window';
import { dashboardVariables } from '../features/dashboard/today';
import type { EarlyRequest } from '../session/early-requests';
import { readStored, readStoredJson } from '../storage/stored';
import { browserTimeZone } from '../ui/time/browser-zone';
import { greet } from './greeting';

/** Texts of the queries as the client sends them (vite/early.mjs). */
declare const __QUERIES__: Readonly<
  Record<'Dashboard' | 'DashboardRows' | 'Viewer' | 'CalendarWindow' | 'ShoppingListContent', string>
>;
/** Scripts and styles of the sections, besides those that the page lists already. */
declare const __SECTION_FILES__: Readonly<Record<string, readonly string[] | undefined>>;

/* Built to /early.js, which `dashboard.html` loads before everything else: session, token, the first answers and the code of the addressed section load in parallel with the client's code. The client uses the answers through `earlyFetch` and repeats what failed here. */
const requests: EarlyRequest[] = [];
window.homefoldEarly = requests;

function ask(url: string, answer: Promise<Response>, body?: string): Promise<Response> {
  // Reported by the consumer.
  answer.catch(() => undefined);
  requests.push({ url, answer, ...(body !== undefined && { body }) });
  return answer;
}

/** A copy of the response, because the consumer reads it again. */
const read = async <T>(answer: Promise<Response>): Promise<T> => {
  const response = await answer;
  if (!response.ok) throw new Error(response.statusText);
  return (await response.clone().json()) as T;
};

const session = ask('/identity/get-session', fetch('/identity/get-session'));
// Only if somebody was signed in here: otherwise the server would refuse what follows, and the browser would log that as
// an error.
const signedIn = readStored('known') === null ? read<object | null>(session) : Promise.resolve({});
const whenSignedIn = (url: string, init?: RequestInit): Promise<Response> =>
  signedIn.then((user) => (user ? fetch(url, init) : Promise.reject(new Error('signed out'))));
void ask('/identity/token', whenSignedIn('/identity/token'));

/** Sends a query with the session's cookie, which the server accepts from its own pages: the token is a round trip away. */
function askFor(operationName: keyof typeof __QUERIES__, variables: object): void {
  const body = JSON.stringify({ operationName, variables, query: __QUERIES__[operationName] });
  const url = `${location.origin}/graphql`;
  const headers = {
    accept: 'application/graphql-response+json,application/json;q=0.9',
    'content-type': 'application/json',
  };
  void ask(url, whenSignedIn(url, { method: 'POST', headers, body }), body);
}

function load(file: string): void {
  const link = document.createElement('link');
  if (file.endsWith('.css')) Object.assign(link, { rel: 'preload', as: 'style' });
  else Object.assign(link, { rel: 'modulepreload', fetchPriority: 'low' });
  link.crossOrigin = '';
  link.href = `/${file}`;
  document.head.append(link);
}

/** The date that the calendar opens on: from the address, from its last position in this tab, or today. */
function calendarDate(sub: string): CalendarDate {
  const { date } = (readStoredJson('calendarView') ?? {}) as { date?: unknown };
  return [sub, `${sub}-01`, date].find(isCalendarDate) ?? todayIn(browserTimeZone(), new Date());
}

const [section = '', sub = ''] = location.hash.slice(1).split('/');
const files = __SECTION_FILES__[section];
if (section === '' || section === 'dashboard') {
  askFor('Dashboard', dashboardVariables(browserTimeZone(), new Date()));
  askFor('DashboardRows', {});
  greet(new Date());
} else if (files) {
  askFor('Viewer', {});
  if (section === 'calendar') askFor('CalendarWindow', windowAround(calendarDate(sub)));
  if (section === 'shopping') askFor('ShoppingListContent', { id: sub || null });
  files.forEach(load);
}
