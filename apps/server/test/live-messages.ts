import type { INestApplication } from '@nestjs/common';
import { LiveBus, type LiveMessage } from '../src/platform/live';
import type { DatabaseUrls } from '../src/platform/database';
import { asOwner } from './database';
import { until } from './until';

const MARK = 'mark-of-the-tests';

/**
 * Collects a family's live messages of commits from now on, in commit order. Messages arrive after their commit, so a
 * mark is sent first and everything before it is dropped.
 */
export async function liveMessages(server: { app: INestApplication; urls: DatabaseUrls }, familyId: string) {
  const messages: LiveMessage[] = [];
  let marked = false;
  const stop = server.app.get(LiveBus).subscribe(familyId, (message) => {
    if (message.topic === MARK) marked = true;
    else if (marked) messages.push(message);
  });
  const mark = JSON.stringify({ f: familyId, t: MARK, p: null, r: false });
  await asOwner('select pg_notify($1, $2)', ['homefold_live', mark], server.urls.owner);
  await until(() => marked);
  return { messages, stop };
}
