import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../platform/database';
import { Housekeeping } from '../platform/housekeeping';

/** Expired sessions and unused links, which better-auth does not delete. */
const TABLES = ['identity.session', 'identity.verification'] as const;

@Injectable()
export class ExpiredRows implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly housekeeping: Housekeeping,
  ) {}

  onModuleInit(): void {
    for (const table of TABLES)
      this.housekeeping.register({
        name: table,
        sweep: async (now, limit) => {
          const rows = await this.db.sql({
            name: `expired ${table}`,
            text: `delete from ${table} where "id" in (select "id" from ${table} where "expiresAt" < $1 limit $2)
                   returning 1`,
            values: [now, limit],
          });
          return rows.length;
        },
      });
  }
}
