import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { cookieValue } from '../credentials';

const NAME = 'homefold.device';
const ID_BYTES = 16;
const TAG_BYTES = 16;
/** A shared tablet may know a whole family. */
const ACCOUNTS = 8;
const YEAR_SECONDS = 365 * 86_400;

/**
 * Recognises browsers that have signed in to an account before, by a cookie that only this server can create: a random
 * browser id and, per account, an HMAC over both. It grants no access; it only separates the owner's failures from
 * those of strangers (docs/decisions/identity/sign-in-limits.md). It outlives sessions and does not reveal accounts.
 */
export class KnownDevices {
  constructor(private readonly config: { publicUrl: string; secret: string; previousSecret?: string | undefined }) {}

  /** The browser's id when it has signed in to this address's account before, else null. */
  idFor(email: string, headers: IncomingHttpHeaders): string | null {
    const device = this.read(headers);
    return device?.tags.some((tag) => this.matches(tag, device.id, email)) ? device.id : null;
  }

  /** The `Set-Cookie` header that makes the browser known to this address's account for a year. */
  remember(email: string, headers: IncomingHttpHeaders): string {
    const { id, tags } = this.read(headers) ?? { id: randomBytes(ID_BYTES).toString('base64url'), tags: [] };
    const others = tags.filter((tag) => !this.matches(tag, id, email));
    const value = [id, this.tag(id, email), ...others.slice(0, ACCOUNTS - 1)].join('.');
    const secure = this.config.publicUrl.startsWith('https:') ? '; Secure' : '';
    return `${this.name}=${value}; Max-Age=${YEAR_SECONDS}; Path=/identity; HttpOnly; SameSite=Lax${secure}`;
  }

  private get name(): string {
    return this.config.publicUrl.startsWith('https:') ? `__Secure-${NAME}` : NAME;
  }

  private read(headers: IncomingHttpHeaders): { id: string; tags: string[] } | null {
    const [id = '', ...tags] = cookieValue(headers, this.name)?.split('.') ?? [];
    return Buffer.from(id, 'base64url').length === ID_BYTES ? { id, tags: tags.slice(0, ACCOUNTS) } : null;
  }

  private tag(id: string, email: string, secret = this.config.secret): string {
    const mac = createHmac('sha256', secret).update(`homefold known device\n${id}\n${email}`).digest();
    return mac.subarray(0, TAG_BYTES).toString('base64url');
  }

  private matches(tag: string, id: string, email: string): boolean {
    const given = Buffer.from(tag, 'base64url');
    const { secret, previousSecret = secret } = this.config;
    return [secret, previousSecret].some((each) => {
      const own = Buffer.from(this.tag(id, email, each), 'base64url');
      return given.length === own.length && timingSafeEqual(given, own);
    });
  }
}
