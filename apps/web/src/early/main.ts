import { isCalendarDate, todayIn } from '@homefold/domain';
import type { CalendarDate } from '@homefold/domain';
import { windowAround } from '../features/calendar/model/month-window';
import { dashboardVariables } from '../features/dashboard/today';
import type { EarlyRequest } from '../session/early-requests';
import { readStored, readStoredJson } from '../storage/stored';
import { browserTimeZone } from '../ui/time/browser-zone';
import { greet } from './greeting';

/** Texts of the queries as the client sends them (vite/early.mjs). */
declare const __QUERIES__: Readonly<Record<'Dashboard' | 'Viewer' | 'CalendarWindow', string>>;
/** Scripts and styles of the sections, besides what the page names already. */
declare const __SECTION_FILES__: Readonly<Record<string, readonly string[] | undefined>>;

/* Built to /early.js, which `dashboard.html` loads before everything else: the session, a token, the first answers and the code
   of the section in the address travel while the client's code does. The code takes the answers with `earlyFetch`; whatever
   fails here is asked again there. */
const requests: EarlyRequest[] = [];
window.homefoldEarly = requests;

function ask(url: string, answer: Promise<Response>, body?: string): Promise<Response> {
  // Reported by whoever takes it.
  answer.catch(() => undefined);
  requests.push({ url, answer, ...(body !== undefined && { body }) });
  return answer;
}

/** A copy of the answer: whoever takes it reads it again. */
const read = async <T>(answer: Promise<Response>): Promise<T> => {
  const response = await answer;
  if (!response.ok) throw new Error(response.statusText);
  return (await response.clone().json()) as T;
};

const session = ask('/identity/get-session', fetch('/identity/get-session'));
// Who was signed in here most likely is; anybody else's token would be refused, and the browser would report that.
const signedIn = readStored('known') === null ? read<object | null>(session) : Promise.resolve({});
const token = ask(
  '/identity/token',
  signedIn.then((user) => (user ? fetch('/identity/token') : Promise.reject(new Error('signed out')))),
);

function askFor(operationName: keyof typeof __QUERIES__, variables: object): void {
  const body = JSON.stringify({ operationName, variables, query: __QUERIES__[operationName] });
  const url = `${location.origin}/graphql`;
  void ask(
    url,
    read<{ token: string }>(token).then(({ token: bearer }) =>
      fetch(url, {
        method: 'POST',
        headers: {
          accept: 'application/graphql-response+json,application/json;q=0.9',
          'content-type': 'application/json',
          authorization: `Bearer ${bearer}`,
        },
        body,
      }),
    ),
    body,
  );
}

function load(file: string): void {
  const link = document.createElement('link');
  if (file.endsWith('.css')) Object.assign(link, { rel: 'preload', as: 'style' });
  else Object.assign(link, { rel: 'modulepreload', fetchPriority: 'low' });
  link.crossOrigin = '';
  link.href = `/${file}`;
  document.head.append(link);
}

/** What the calendar opens on: the day or month of its address, where it was in this tab, or today. */
function calendarDate(sub: string): CalendarDate {
  const { date } = (readStoredJson('calendarView') ?? {}) as { date?: unknown };
  return [sub, `${sub}-01`, date].find(isCalendarDate) ?? todayIn(browserTimeZone(), new Date());
}

const [section = '', sub = ''] = location.hash.slice(1).split('/');
const files = __SECTION_FILES__[section];
if (section === '' || section === 'dashboard') {
  askFor('Dashboard', dashboardVariables(browserTimeZone(), new Date()));
  greet(new Date());
} else if (files) {
  askFor('Viewer', {});
  if (section === 'calendar') askFor('CalendarWindow', windowAround(calendarDate(sub)));
  files.forEach(load);
}
