import { isCalendarDate } from '@homefold/domain';
import type { CalendarDate } from '@homefold/domain';
import { windowAround } from '../features/calendar/model/month-window';
import type { DashboardQuery } from '../features/dashboard/generated';
import { greetedOf } from '../features/dashboard/greeting-text';
import { dashboardDays } from '../features/dashboard/today';
import type { EarlyRequest } from '../session/early-requests';
import { splitName } from '../session/split-name';
import { readStored, readStoredJson } from '../storage/stored';
import { todayHere } from '../ui/time/browser-zone';
import { makeFirstUses } from './first-uses';
import { showFirstName, showGreeting, showGuest, showNobody, showRemembered } from './known-frame';

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

interface Session {
  user: { name: string; guestOf?: string | null };
}
const session = read<Session | null>(ask('/identity/get-session', fetch('/identity/get-session')));
// Only if somebody was signed in here: otherwise the server would refuse what follows, and the browser would log that as
// an error.
const signedIn: Promise<unknown> = readStored('known') === null ? session : Promise.resolve({});
const whenSignedIn = (url: string, init?: RequestInit): Promise<Response> =>
  signedIn.then((user) => (user ? fetch(url, init) : Promise.reject(new Error('signed out'))));
void ask('/identity/token', whenSignedIn('/identity/token'));

/** Sends a query with the session's cookie, which the server accepts from its own pages: the token is a round trip away. */
function askFor(operationName: keyof typeof __QUERIES__, variables: object): Promise<Response> {
  const body = JSON.stringify({ operationName, variables, query: __QUERIES__[operationName] });
  const url = `${location.origin}/graphql`;
  const headers = {
    accept: 'application/graphql-response+json,application/json;q=0.9',
    'content-type': 'application/json',
  };
  return ask(url, whenSignedIn(url, { method: 'POST', headers, body }), body);
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
  return [sub, `${sub}-01`, date].find(isCalendarDate) ?? todayHere(new Date());
}

/** The static frame has what the device remembers at once, and is put right by the first answers. */
async function showFrame(dashboard: Promise<Response> | null): Promise<void> {
  showRemembered(dashboard !== null);
  const answer = dashboard && read<{ data?: DashboardQuery | null }>(dashboard);
  // Reported by the consumer.
  answer?.catch(() => undefined);
  const found = await session;
  if (!found) return showNobody();
  const { firstName } = splitName(found.user.name);
  if (answer) showFirstName(firstName);
  showGuest(Boolean(found.user.guestOf));
  const me = (await answer)?.data?.me;
  if (me) showGreeting(greetedOf(me, firstName));
}

const [section = '', sub = ''] = location.hash.slice(1).split('/');
const files = __SECTION_FILES__[section];
if (section === '' || section === 'dashboard') {
  const dashboard = askFor('Dashboard', dashboardDays(todayHere(new Date())));
  void askFor('DashboardRows', {});
  // Without an answer the frame stays as it is.
  showFrame(dashboard).catch(() => undefined);
} else {
  showFrame(null).catch(() => undefined);
  if (files) {
    void askFor('Viewer', {});
    if (section === 'calendar') void askFor('CalendarWindow', windowAround(calendarDate(sub)));
    if (section === 'shopping') void askFor('ShoppingListContent', { id: sub || null });
    files.forEach(load);
  }
}
makeFirstUses();
