import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalRows } from '../../families';
import { Database } from '../../platform/database';
import { COMMENTS, SecretsStore } from '../surprise/secrets.store';

/** The wishes and comments of a former member who returns in another member's place. */
@Injectable()
export class WishMoves implements OnModuleInit {
  constructor(
    private readonly people: PersonalRows,
    private readonly db: Database,
    private readonly secrets: SecretsStore,
  ) {}

  onModuleInit(): void {
    this.people.register(['wish', COMMENTS], async (move) => {
      await this.secrets.moveComments(move);
      await this.db.sql({
        name: 'wish_move',
        // behind those that the family has written down for that place
        text: `update wish set member_id = $3, version = version + 1, position = position + (
                 select coalesce(max(w.position), 0) from wish w where w.family_id = $1 and w.member_id = $3)
               where family_id = $1 and member_id = $2`,
        values: [move.familyId, move.from, move.to],
      });
    });
  }
}
