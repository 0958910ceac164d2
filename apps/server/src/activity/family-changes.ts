import { ObjectType } from '@nestjs/graphql';
import { Injectable } from '@nestjs/common';
import type { FamilyViewer } from '../platform/auth';
import { Clock } from '../platform/clock';
import { LiveBus } from '../platform/live';
import { EnumField, IdField, MomentField, TextField, enumType } from '../platform/fields';

/** Live bus topic of `FamilyChange`. */
export const FAMILY_CHANGED = 'familyChanged';

export const ChangeAction = enumType('ChangeAction', 'What happened to a record.', {
  created: 'Created, or restored from the bin.',
  updated: 'Changed.',
  deleted: 'Deleted.',
});
export type ChangeAction = keyof typeof ChangeAction;

@ObjectType({ description: 'A record of the family has changed: refetch it, or remove it from a cache.' })
export class FamilyChange {
  @TextField('Type of the record, e.g. calendar_event, family, family_member.')
  type!: string;

  @IdField('Id of the item.')
  id!: string;

  @EnumField(ChangeAction, 'What happened to it.')
  action!: ChangeAction;

  @IdField('The member who did it.', { nullable: true })
  actorMembershipId!: string | null;

  @MomentField('When.')
  at!: Date;
}

/** Notifies every open screen of a family of a change. Used alone for changes that do not belong in the feed. */
@Injectable()
export class FamilyChanges {
  constructor(
    private readonly bus: LiveBus,
    private readonly clock: Clock,
  ) {}

  /** Call inside a write scope: sent on commit. Without a membership the change has no author in the family. */
  async publish(
    viewer: Pick<FamilyViewer, 'familyId'> & { membershipId: string | null },
    change: { type: string; id: string; action: ChangeAction },
  ): Promise<void> {
    await this.bus.publish(viewer.familyId, FAMILY_CHANGED, {
      ...change,
      actorMembershipId: viewer.membershipId,
      at: this.clock.now(),
    });
  }
}
