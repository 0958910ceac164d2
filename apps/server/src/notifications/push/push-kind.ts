import type { QueryRunner } from 'typeorm';

interface PushKindChange {
  /** The kinds before this one, oldest first. */
  before: readonly string[];
  kind: string;
  /** The column of `notification_preferences` with the switch of the kind. */
  column: string;
  /** Whether it is on by default. */
  isOn: boolean;
}

/** For migrations: a kind of notification with its switch. */
export async function addPushKind(q: QueryRunner, { before, kind, column, isOn }: PushKindChange): Promise<void> {
  await q.query(`alter table notification_preferences add ${column} boolean not null default ${isOn}`);
  await allow(q, [...before, kind]);
}

export async function dropPushKind(q: QueryRunner, { before, kind, column }: PushKindChange): Promise<void> {
  await q.query(`alter table push_notification no force row level security`);
  await q.query(`update push_notification set kind = 'reminder' where kind = '${kind}'`);
  await q.query(`alter table push_notification force row level security`);
  await allow(q, before);
  await q.query(`alter table notification_preferences drop ${column}`);
}

async function allow(q: QueryRunner, kinds: readonly string[]): Promise<void> {
  const list = kinds.map((kind) => `'${kind}'`).join(', ');
  await q.query(`alter table push_notification drop constraint push_notification_kind_check`);
  await q.query(`alter table push_notification add check (kind in (${list}))`);
}
