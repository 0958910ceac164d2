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

@ObjectType({ description: "A change to one of the family's records: refetch it, or remove it from the cache." })
export class FamilyChange {
  @TextField('Type of the record, e.g. calendar_event, family, family_member.')
  type!: string;

  @IdField('Id of the item.')
  id!: string;

  @EnumField(ChangeAction, 'What happened to it.')
  action!: ChangeAction;

  @IdField('The member who made the change.', { nullable: true })
  actorMembershipId!: string | null;

  @MomentField('When it happened.')
  at!: Date;
}

/** What happened to a record. */
export type ChangeOf = Pick<FamilyChange, 'id' | 'action'>;

/** Called inside the write scope of a member's change: an error rolls it back. */
export type ChangeFollower = (viewer: FamilyViewer, change: ChangeOf) => Promise<void>;

type Author = Pick<FamilyViewer, 'familyId'> & { membershipId: string | null };

const isMember = (author: Author): author is FamilyViewer => 'userId' in author && author.membershipId !== null;

/** Notifies every open screen of a family of a change. Used alone for changes that do not belong in the feed. */
@Injectable()
export class FamilyChanges {
  private readonly followers = new Map<string, ChangeFollower[]>();

  constructor(
    private readonly bus: LiveBus,
    private readonly clock: Clock,
  ) {}

  /** Subscribes to all changes of this kind of record, whichever API makes them. Call in `onModuleInit`. */
  follow(type: string, follower: ChangeFollower): void {
    this.followers.set(type, [...(this.followers.get(type) ?? []), follower]);
  }

  /**
   * Call inside a write scope: sent on commit. Without a membership the change has no author in the family.
   *
   * @param except membership ids of people it must never reach
   */
  async publish(
    viewer: Author,
    change: { type: string; id: string; action: ChangeAction },
    except: readonly string[] = [],
  ): Promise<void> {
    const message = { ...change, actorMembershipId: viewer.membershipId, at: this.clock.now() };
    await this.bus.publish(viewer.familyId, FAMILY_CHANGED, message, { except });
    if (isMember(viewer)) for (const follow of this.followers.get(change.type) ?? []) await follow(viewer, change);
  }
}
