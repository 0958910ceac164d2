import { dashboardVariables } from '../features/dashboard/today';
import { browserTimeZone } from '../ui/time/browser-zone';
import type { EarlyRequest } from '../session/early-requests';

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

void ask('/identity/get-session', fetch('/identity/get-session'));
const token = ask('/identity/token', fetch('/identity/token'))
  // A copy: whoever takes the answer reads it again.
  .then((response) =>
    response.ok ? (response.clone().json() as Promise<{ token: string }>) : Promise.reject(response),
  )
  .then((answer) => answer.token);

if (/^#?(dashboard)?$/.test(location.hash)) {
  const body = JSON.stringify({
    operationName: 'Dashboard',
    variables: dashboardVariables(browserTimeZone(), new Date()),
    query: __DASHBOARD_QUERY__,
  });
  const url = `${location.origin}/graphql`;
  void ask(
    url,
    token.then((bearer) =>
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
