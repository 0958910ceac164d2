import type { SessionView } from './builtin/accounts';

/** An answer as inspected by specs. */
export interface Answer {
  status: number;
  body: unknown;
  headers: Headers;
}

/** Headers of a client that only has a bearer token. */
export const bearer = (token: string) => ({ authorization: `Bearer ${token}`, cookie: '', origin: '' });

let addresses = 0;

/** A browser with a cookie jar and its own network address (limits are per network). */
export class Browser {
  readonly cookies = new Map<string, string>();
  /** Attributes of the cookies last set, by name. */
  readonly attributes = new Map<string, string[]>();
  readonly address: string;

  constructor(
    private readonly url: string,
    address?: string,
  ) {
    addresses += 1;
    this.address = address ?? `10.0.${addresses >> 8}.${addresses & 255}`;
  }

  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send('GET', path, undefined, headers);
  }

  post(path: string, body: object = {}, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send('POST', path, JSON.stringify(body), { 'content-type': 'application/json', ...headers });
  }

  /** An empty header value omits the header. */
  async send(
    method: string,
    path: string,
    body: string | undefined,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const all = {
      'x-forwarded-for': this.address,
      'user-agent': 'Spec/1.0',
      cookie: this.cookie,
      ...(method === 'GET' ? {} : { origin: this.url }),
      ...headers,
    };
    const sent = Object.entries(all).filter(([, value]) => value !== '');
    const response = await fetch(this.url + path, { method, body, headers: Object.fromEntries(sent) });
    for (const line of response.headers.getSetCookie()) this.keep(line);
    const text = await response.text();
    return { status: response.status, body: text === '' ? undefined : JSON.parse(text), headers: response.headers };
  }

  async signUp(email: string, password = 'correct horse', name = 'Ann Lee'): Promise<Answer> {
    return this.post('/identity/sign-up/email', { email, password, name });
  }

  async signIn(email: string, password = 'correct horse'): Promise<Answer> {
    return this.post('/identity/sign-in/email', { email, password });
  }

  /** The 60-second bearer token of the session. */
  async token(): Promise<string> {
    const { body } = await this.get('/identity/token');
    return (body as { token: string }).token;
  }

  async sessions(): Promise<SessionView[]> {
    return (await this.get('/identity/list-sessions')).body as SessionView[];
  }

  private keep(line: string): void {
    const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
    const at = pair.indexOf('=');
    const name = pair.slice(0, at);
    if (attributes.some((attribute) => /^max-age=0$/i.test(attribute))) this.cookies.delete(name);
    else this.cookies.set(name, pair.slice(at + 1));
    this.attributes.set(name, attributes);
  }
}
