import { setTimeout as sleep } from 'node:timers/promises';
import { asOwner } from './database';
import { as } from './client';
import type { Member } from './person';

const PROBE = 'probe-of-the-tests';

const probes: Record<string, object> = {
  familyChanged: { type: PROBE, id: PROBE, action: 'updated', actorMembershipId: null, at: '2026-01-01T00:00:00Z' },
  activityAdded: {
    id: PROBE,
    type: PROBE,
    resource: PROBE,
    resourceId: null,
    description: PROBE,
    userName: PROBE,
    userId: null,
    actor: null,
    timestamp: '2026-01-01T00:00:00Z',
    eventDate: null,
  },
};

/**
 * A subscription that is known to be active: graphql-ws acknowledges none, so a marked message is sent through the
 * database until it arrives. `next` returns what follows; `ended` resolves when the server ends the stream.
 */
export async function listen<T extends { id: string }>(
  member: Member,
  topic: 'familyChanged' | 'activityAdded',
  fields: string,
) {
  const socket = await as(member).socket();
  const stream = socket.iterate<Record<string, T>>({ query: `subscription { ${topic} { id ${fields} } }` });
  let waiting = stream.next();
  const notify = () =>
    asOwner('select pg_notify($1, $2)', [
      'homefold_live',
      JSON.stringify({ f: member.familyId, t: topic, p: probes[topic] }),
    ]);
  for (let live = false; !live;) {
    await notify();
    live = (await Promise.race([waiting.then(() => true), sleep(50, false)])) === true;
  }
  waiting = stream.next();
  const next = async (): Promise<T | undefined> => {
    for (;;) {
      const { value, done } = await waiting;
      if (done) return undefined;
      waiting = stream.next();
      const payload = (value as { data?: Record<string, T> | null }).data?.[topic];
      if (payload && payload.id !== PROBE) return payload;
    }
  };
  return { next, close: async () => void (await socket.dispose()) };
}
