import type { ClerkClient, User } from '@clerk/backend';
import type { IdentityUser } from '../identity.port';

const KEEP_MS = 10 * 60_000;
const RETRY_MS = 30_000;
const MAX_KEPT = 5_000;
/** Clerk's own page limit. */
const PAGE = 100;

interface Kept {
  user: Promise<IdentityUser>;
  until: number;
}

/**
 * Names and addresses of Clerk's accounts, cached for ten minutes. Only for what a token does not carry: add `email`
 * and `name` to Clerk's session token claims and no request waits for it.
 */
export class ClerkDirectory {
  private readonly kept = new Map<string, Kept>();

  constructor(
    private readonly clerk: Pick<ClerkClient, 'users'>,
    private readonly now: () => number,
    private readonly failure: (cause: unknown) => void,
  ) {}

  /** One account; fields are '' while Clerk is unreachable, because a valid token is accepted anyway. */
  find(id: string): Promise<IdentityUser> {
    const found = this.kept.get(id);
    if (found && found.until > this.now()) return found.user;
    const entry: Kept = { until: this.now() + KEEP_MS, user: Promise.resolve({ id, email: '', name: '' }) };
    entry.user = this.clerk.users
      .getUser(id)
      .then(identityUser)
      .catch((cause: unknown) => {
        this.failure(cause);
        entry.until = this.now() + RETRY_MS;
        return { id, email: '', name: '' };
      });
    this.keep(id, entry);
    return entry.user;
  }

  /** Accounts by id, unordered and uncached; unknown ids are omitted. */
  async list(ids: readonly string[]): Promise<IdentityUser[]> {
    const users: IdentityUser[] = [];
    for (let at = 0; at < ids.length; at += PAGE) {
      const { data } = await this.clerk.users.getUserList({ userId: ids.slice(at, at + PAGE), limit: PAGE });
      users.push(...data.map(identityUser));
    }
    return users;
  }

  forget(id: string): void {
    this.kept.delete(id);
  }

  /** Evicts the oldest: a Map keeps insertion order. */
  private keep(id: string, entry: Kept): void {
    this.kept.delete(id);
    this.kept.set(id, entry);
    if (this.kept.size <= MAX_KEPT) return;
    const oldest = this.kept.keys().next().value;
    if (oldest !== undefined) this.kept.delete(oldest);
  }
}

const identityUser = (user: User): IdentityUser => ({
  id: user.id,
  email: user.primaryEmailAddress?.emailAddress ?? '',
  name: user.fullName ?? '',
});
