import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { cookieValue } from '../credentials';

const NAME = 'homefold.device';
const ID_BYTES = 16;
const TAG_BYTES = 16;
/** A family's tablet knows all of the family. */
const ACCOUNTS = 8;
const YEAR_SECONDS = 365 * 86_400;

/**
 * Which browsers have signed in to an account before, told by a cookie that only this server can make: a random id of the
 * browser and, for each account, a tag over both. It opens nothing; it only keeps the owner's failures apart from those of
 * strangers (docs/decisions/sign-in-limits.md). It outlives sessions and says nothing about whose accounts they are.
 */
export class KnownDevices {
  constructor(private readonly config: { publicUrl: string; secret: string }) {}

  /** The id of the caller's browser when it has signed in to the account of this address before, else null. */
  idFor(email: string, headers: IncomingHttpHeaders): string | null {
    const device = this.read(headers);
    return device?.tags.some((tag) => this.matches(tag, device.id, email)) ? device.id : null;
  }

  /** The `Set-Cookie` header with which the caller's browser is known to the account of this address, too, for a year. */
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

  private tag(id: string, email: string): string {
    const mac = createHmac('sha256', this.config.secret).update(`homefold known device\n${id}\n${email}`).digest();
    return mac.subarray(0, TAG_BYTES).toString('base64url');
  }

  private matches(tag: string, id: string, email: string): boolean {
    const [given, own] = [Buffer.from(tag, 'base64url'), Buffer.from(this.tag(id, email), 'base64url')];
    return given.length === own.length && timingSafeEqual(given, own);
  }
}
