/** A request that the page sent while the client's code was still loading. */
export interface EarlyRequest {
  url: string;
  /** Of a POST, as JSON. */
  body?: string;
  answer: Promise<Response>;
}

declare global {
  interface Window {
    /** Written by early.js (early/main.ts), which `dashboard.html` loads first. */
    homefoldEarly?: EarlyRequest[];
  }
}

/** How long an early answer may wait for the code that takes it, in milliseconds: less than the life of a token. */
const FRESH_MS = 30_000;

/**
 * `fetch`, with the answer of the same request if early.js sent it. Each answer is used once; refusals and failures are
 * not used, so that the caller's own request reports them.
 */
export function earlyFetch(url: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const requests = performance.now() < FRESH_MS ? window.homefoldEarly : undefined;
  const found = requests?.findIndex((request) => request.url === url && isSame(request.body, init?.body)) ?? -1;
  if (!requests || found < 0) return fetch(url, init);
  const [{ answer }] = requests.splice(found, 1) as [EarlyRequest];
  return answer.then(
    (response) => (response.ok ? response : fetch(url, init)),
    () => fetch(url, init),
  );
}

/** A GraphQL client may print the same query with different whitespace, so name and variables identify it. */
function isSame(early: string | undefined, body: BodyInit | null | undefined): boolean {
  if (early === undefined || typeof body !== 'string') return early === (body ?? undefined);
  const [one, other] = [early, body].map((text) => JSON.parse(text) as { operationName?: string; variables?: object });
  return (
    one?.operationName === other?.operationName && JSON.stringify(one?.variables) === JSON.stringify(other?.variables)
  );
}
