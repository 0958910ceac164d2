import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addPushKind, dropPushKind } from './push-kind';

const KIND = {
  before: ['reminder', 'event', 'job', 'family', 'summary', 'test', 'cooking', 'shopping'],
  ...{ kind: 'wish', column: 'push_wishes', isOn: true },
};

/** Notifications about gifts, for givers and for people to whom a gift was revealed. */
export class WishPush1700000000794 implements MigrationInterface {
  up(q: QueryRunner): Promise<void> {
    return addPushKind(q, KIND);
  }

  down(q: QueryRunner): Promise<void> {
    return dropPushKind(q, KIND);
  }
}
