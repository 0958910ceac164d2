import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addPushKind, dropPushKind } from './push-kind';

const KIND = {
  before: ['reminder', 'event', 'job', 'family', 'summary', 'test'],
  ...{ kind: 'cooking', column: 'push_cooking', isOn: false },
};

/** Notifications for the cook, off by default. */
export class CookingPush1700000000772 implements MigrationInterface {
  up(q: QueryRunner): Promise<void> {
    return addPushKind(q, KIND);
  }

  down(q: QueryRunner): Promise<void> {
    return dropPushKind(q, KIND);
  }
}
