import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addPushKind, dropPushKind } from './push-kind';

const KIND = {
  before: ['reminder', 'event', 'job', 'family', 'summary', 'test', 'cooking'],
  ...{ kind: 'shopping', column: 'push_shopping', isOn: false },
};

/** Notifications that somebody goes shopping, which a member has to ask for. */
export class ShoppingPush1700000000780 implements MigrationInterface {
  up(q: QueryRunner): Promise<void> {
    return addPushKind(q, KIND);
  }

  down(q: QueryRunner): Promise<void> {
    return dropPushKind(q, KIND);
  }
}
