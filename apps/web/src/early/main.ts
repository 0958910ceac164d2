import { dashboardVariables } from '../features/dashboard/today';
import type { EarlyRequest } from '../session/early-requests';
import { readStored } from '../storage/stored';
import { browserTimeZone } from '../ui/time/browser-zone';

/** The text of the dashboard's query as the client sends it (vite/early.mjs). */
declare const __DASHBOARD_QUERY__: string;

/* Built to /early.js, which `dashboard.html` loads before everything else: the session, a token and the first answer travel
   while the client's code does. The code takes them with `earlyFetch`; whatever fails here is asked again there. */
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

if (/^#?(dashboard)?$/.test(location.hash)) {
  const body = JSON.stringify({
    operationName: 'Dashboard',
    variables: dashboardVariables(browserTimeZone(), new Date()),
    query: __DASHBOARD_QUERY__,
  });
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
