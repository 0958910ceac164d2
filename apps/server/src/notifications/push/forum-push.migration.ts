import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addPushKind, dropPushKind } from './push-kind';

const KIND = {
  before: ['reminder', 'event', 'job', 'family', 'summary', 'test', 'cooking', 'shopping', 'wish'],
  ...{ kind: 'forum', column: 'push_forum', isOn: true },
};

/** Notifications of the forum: of mentions, replies to one's posts, and what is Important. */
export class ForumPush1700000000802 implements MigrationInterface {
  up(q: QueryRunner): Promise<void> {
    return addPushKind(q, KIND);
  }

  down(q: QueryRunner): Promise<void> {
    return dropPushKind(q, KIND);
  }
}
