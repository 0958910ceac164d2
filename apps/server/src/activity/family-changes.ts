import { Field, GraphQLISODateTime, ID, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Injectable } from '@nestjs/common';
import type { FamilyViewer } from '../platform/auth';
import { Clock } from '../platform/clock';
import { LiveBus } from '../platform/live';

/** Live bus topic of `FamilyChange`. */
export const FAMILY_CHANGED = 'familyChanged';

export enum ChangeAction {
  created = 'created',
  updated = 'updated',
  deleted = 'deleted',
}

registerEnumType(ChangeAction, {
  name: 'ChangeAction',
  description: 'What happened to a thing.',
  valuesMap: {
    created: { description: 'It is new, or came back from the bin.' },
    updated: { description: 'It has changed.' },
    deleted: { description: 'It is gone.' },
  },
});

@ObjectType({ description: 'Something of the family changed: look it up again, or drop it from a cache.' })
export class FamilyChange {
  @Field({ description: 'Kind of the thing, e.g. calendar_event, family, family_member.' })
  type!: string;

  @Field(() => ID, { description: 'Id of the thing.' })
  id!: string;

  @Field(() => ChangeAction, { description: 'What happened to it.' })
  action!: ChangeAction;

  @Field(() => ID, { nullable: true, description: 'The member who did it.' })
  actorMembershipId!: string | null;

  @Field(() => GraphQLISODateTime, { description: 'When.' })
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
    change: { type: string; id: string; action: `${ChangeAction}` },
  ): Promise<void> {
    await this.bus.publish(viewer.familyId, FAMILY_CHANGED, {
      ...change,
      actorMembershipId: viewer.membershipId,
      at: this.clock.now(),
    });
  }
}
