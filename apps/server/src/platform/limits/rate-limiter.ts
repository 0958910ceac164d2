import { Injectable } from '@nestjs/common';
import { Clock } from '../clock';
import { SystemPool } from '../database';
import { rateLimited } from '../errors/domain-error';

export interface RateLimit {
  /** Hits allowed within the window. */
  limit: number;
  windowSeconds: number;
}

/**
 * Fixed-window limits shared by all servers of one database, against guessing and flooding: invite codes, invitations,
 * uploads. One upsert per hit; expired rows are replaced in place and swept periodically.
 */
@Injectable()
export class RateLimiter {
  private hits = 0;

  constructor(
    private readonly pool: SystemPool,
    private readonly clock: Clock,
  ) {}

  /** Counts one hit for every key. @throws DomainError RATE_LIMITED when one of them is over its limit. */
  async hit(keys: string | string[], { limit, windowSeconds }: RateLimit): Promise<void> {
    const now = this.clock.now();
    const resetsAt = new Date(now.getTime() + windowSeconds * 1_000);
    let wait = 0;
    for (const key of [keys].flat()) {
      const { rows } = await this.pool.query<{ hits: number; resets_at: Date }>({
        name: 'rate_limit_hit',
        text: `insert into rate_limit as r (key, hits, resets_at) values ($1, 1, $2)
               on conflict (key) do update set
                 hits = case when r.resets_at <= $3 then 1 else r.hits + 1 end,
                 resets_at = case when r.resets_at <= $3 then $2 else r.resets_at end
               returning hits, resets_at`,
        values: [key, resetsAt, now],
      });
      const row = rows[0];
      if (row && row.hits > limit) wait = Math.max(wait, Math.ceil((row.resets_at.getTime() - now.getTime()) / 1_000));
    }
    if (++this.hits % 1_000 === 0) await this.pool.query('delete from rate_limit where resets_at < $1', [now]);
    if (wait > 0) throw rateLimited(wait);
  }

  /** Takes back the caller's last hit, where only failures should count, such as a wrong invite code. */
  async forgive(keys: string | string[]): Promise<void> {
    await this.pool.query({
      name: 'rate_limit_forgive',
      text: 'update rate_limit set hits = hits - 1 where key = any($1) and hits > 0',
      values: [[keys].flat()],
    });
  }
}
