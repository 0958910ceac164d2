import type { ClerkClient } from '@clerk/backend';
import { DomainError, unauthenticated } from '../../platform/errors';

/** As long as a token is accepted without asking Clerk. */
const KEEP_MS = 60_000;
const MAX_KEPT = 5_000;

interface Kept {
  isActive: Promise<boolean>;
  until: number;
}

/** Whether Clerk's sessions go on. A session is asked about once a minute at most, and not while its token is fresh. */
export class ClerkSessions {
  private readonly kept = new Map<string, Kept>();

  constructor(
    private readonly clerk: Pick<ClerkClient, 'sessions'>,
    private readonly now: () => number,
    private readonly failure: (cause: unknown) => void,
  ) {}

  /** A token of this session has just been verified. */
  seen(id: string): void {
    const found = this.kept.get(id);
    if (!found || found.until <= this.now()) void this.keep(id, Promise.resolve(true));
  }

  /** @throws DomainError UNAUTHENTICATED when it has ended, UNAVAILABLE when Clerk does not answer */
  async assertActive(id: string): Promise<void> {
    const found = this.kept.get(id);
    const isActive = found && found.until > this.now() ? found.isActive : this.keep(id, this.ask(id));
    if (!(await isActive)) throw unauthenticated();
  }

  private async ask(id: string): Promise<boolean> {
    try {
      return (await this.clerk.sessions.getSession(id)).status === 'active';
    } catch (cause) {
      if ((cause as { status?: unknown } | null)?.status === 404) return false;
      this.kept.delete(id);
      this.failure(cause);
      throw new DomainError('unavailable', 'UNAVAILABLE', 'Homefold is briefly unavailable. Please try again.');
    }
  }

  /** Evicts the oldest: a Map keeps insertion order. */
  private keep(id: string, isActive: Promise<boolean>): Promise<boolean> {
    this.kept.delete(id);
    this.kept.set(id, { isActive, until: this.now() + KEEP_MS });
    if (this.kept.size > MAX_KEPT) this.kept.delete(this.kept.keys().next().value as string);
    return isActive;
  }
}
