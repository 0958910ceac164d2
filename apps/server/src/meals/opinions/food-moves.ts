import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalRows } from '../../families';
import { Database } from '../../platform/database';

/** The opinions and the diet of a former member who returns in another member's place. */
@Injectable()
export class FoodMoves implements OnModuleInit {
  constructor(
    private readonly people: PersonalRows,
    private readonly db: Database,
  ) {}

  onModuleInit(): void {
    this.people.register(['recipe_opinion', 'member_diet'], async ({ familyId, from, to }) => {
      const values = [familyId, from, to];
      await this.db.sql({
        name: 'recipe_opinion_move',
        text: `insert into recipe_opinion as o (family_id, recipe_id, membership_id, rating, note, updated_at)
               select family_id, recipe_id, $3, rating, note, updated_at from recipe_opinion
               where family_id = $1 and membership_id = $2
               on conflict (family_id, recipe_id, membership_id) do update
               set rating = excluded.rating, note = excluded.note, updated_at = excluded.updated_at
               where excluded.updated_at > o.updated_at`,
        values,
      });
      await this.db.sql({
        name: 'member_diet_move',
        // both count: a lost allergy is worse than a needless warning
        text: `insert into member_diet as d (family_id, membership_id, allergies, diets, updated_at)
               select family_id, $3, allergies, diets, updated_at from member_diet
               where family_id = $1 and membership_id = $2
               on conflict (family_id, membership_id) do update
               set allergies = array(select unnest(d.allergies) union select unnest(excluded.allergies) order by 1),
                 diets = array(select unnest(d.diets) union select unnest(excluded.diets) order by 1)`,
        values,
      });
    });
  }
}
