import { Injectable } from '@nestjs/common';
import { ALLERGENS, DIETS, isAllergen, isDiet, type Allergen, type Diet } from '@homefold/domain/recipes';
import { FamilyChanges } from '../../activity';
import { FeatureAccess, featureScope, type FeatureScope } from '../../billing';
import { FamilyMembers } from '../../families';
import type { FamilyViewer, Viewer } from '../../platform/auth';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database';
import { fieldLabel, forbidden, invalid, notFound } from '../../platform/errors';
import type { MemberDiet } from './member-diet';

/** `FamilyChange.type` for changed diets. */
const MEMBER_DIET = 'member_diet';

/** Allergies and diets of the members (docs/decisions/meals/recipes.md). */
@Injectable()
export class DietsService {
  private readonly scope: FeatureScope;

  constructor(
    private readonly db: Database,
    access: FeatureAccess,
    private readonly members: FamilyMembers,
    private readonly changes: FamilyChanges,
    private readonly clock: Clock,
  ) {
    this.scope = featureScope(access, db, 'meal_planner');
  }

  /** Of the current members who avoid anything. @throws DomainError FEATURE_LOCKED */
  list(caller: Viewer): Promise<MemberDiet[]> {
    return this.scope.read(caller, (viewer) => this.of(viewer));
  }

  /** The same, inside the caller's scope. */
  of({ familyId }: Pick<FamilyViewer, 'familyId'>): Promise<MemberDiet[]> {
    return this.db.sql<MemberDiet & Record<string, unknown>>({
      name: 'member_diets',
      text: `select d.membership_id as "memberId", d.allergies, d.diets
             from member_diet d join membership m on m.family_id = d.family_id and m.id = d.membership_id
             where d.family_id = $1 and m.left_at is null order by m.joined_at, m.id`,
      values: [familyId],
    });
  }

  /**
   * Replaces what a member does not eat. Everybody may edit their own and that of members without an account; admins
   * may edit all.
   *
   * @throws DomainError INVALID for an unknown name, NOT_FOUND, FORBIDDEN, FEATURE_LOCKED
   */
  set(caller: Viewer, memberId: string, allergies: readonly string[], diets: readonly string[]): Promise<MemberDiet> {
    return this.scope.write(caller, async (viewer) => {
      const member = await this.members.get(viewer, memberId);
      if (member.leftAt) throw notFound('Member');
      if (member.hasUserAccount && !member.isCurrentUser && viewer.role !== 'admin')
        throw forbidden('Only admins change the allergies and diets of somebody with an account.');
      const diet: MemberDiet = {
        memberId: member.id,
        allergies: inOrder<Allergen>('allergies', allergies, ALLERGENS, isAllergen),
        diets: inOrder<Diet>('diets', diets, DIETS, isDiet),
      };
      if (diet.allergies.length + diet.diets.length === 0) await this.forget(viewer, member.id);
      else await this.save(viewer, diet);
      await this.changes.publish(viewer, { type: MEMBER_DIET, id: member.id, action: 'updated' });
      return diet;
    });
  }

  private async save({ familyId }: FamilyViewer, { memberId, allergies, diets }: MemberDiet): Promise<void> {
    await this.db.sql({
      name: 'member_diet_set',
      text: `insert into member_diet (family_id, membership_id, allergies, diets, updated_at) values ($1, $2, $3, $4, $5)
             on conflict (family_id, membership_id) do update
             set allergies = excluded.allergies, diets = excluded.diets, updated_at = excluded.updated_at`,
      values: [familyId, memberId, allergies, diets, this.clock.now()],
    });
  }

  private async forget({ familyId }: FamilyViewer, memberId: string): Promise<void> {
    await this.db.sql({
      name: 'member_diet_forget',
      text: 'delete from member_diet where family_id = $1 and membership_id = $2',
      values: [familyId, memberId],
    });
  }
}

/** Each name once, in the order of the list. @throws DomainError INVALID */
function inOrder<Name extends string>(
  field: string,
  sent: readonly string[],
  all: readonly Name[],
  isOne: (value: unknown) => value is Name,
): Name[] {
  if (!sent.every(isOne)) throw invalid(field, `${fieldLabel(field)} must only contain ${all.join(', ')}.`);
  return all.filter((name) => sent.includes(name));
}
