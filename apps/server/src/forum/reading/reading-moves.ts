import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalRows } from '../../families';
import { Database } from '../../platform/database';

const TABLES = {
  forum_saved: ['post_id', 'saved_at'],
  forum_read: ['post_id', 'read_at'],
  forum_visit: ['visited_at', 'previous_at', 'read_until'],
} as const;

/** What a former member has read and saved, when they return in another member's place. */
@Injectable()
export class ReadingMoves implements OnModuleInit {
  constructor(
    private readonly people: PersonalRows,
    private readonly db: Database,
  ) {}

  onModuleInit(): void {
    this.people.register(Object.keys(TABLES), async ({ familyId, from, to }) => {
      for (const [table, columns] of Object.entries(TABLES))
        await this.db.sql({
          name: `${table}_move`,
          text: `insert into ${table} (family_id, membership_id, ${columns.join(', ')})
                 select family_id, $3, ${columns.join(', ')} from ${table}
                 where family_id = $1 and membership_id = $2
                 on conflict do nothing`,
          values: [familyId, from, to],
        });
    });
  }
}
