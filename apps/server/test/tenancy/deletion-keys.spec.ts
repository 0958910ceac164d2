import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { asOwner, cloneDatabase } from '..';

/**
 * Statements that delete without naming a family, and the key they use instead: `file: table`. Each is run next to a
 * second family in deletion.service.spec.ts, or touches no family's data. docs/decisions/deletion.md is the same list
 * in prose.
 */
const byAnotherKey: Record<string, string> = {
  'adopt-secret.ts: push_key': 'the only row, which the operator gives up with a lost secret',
  'calendar/migrations/calendar-people.migration.ts: calendar_undo': 'taking a migration back, when nothing else runs',
  'calendar/reminders/reminder-delivery.ts: calendar_reminder_delivery': 'age',
  'demo/demo-copies.ts: demo_copy': 'id of the copy',
  'families/members/accounts.service.ts: ${table}': 'user id of the account that ended',
  'families/invitations/invitations.service.ts: invitation': 'its own expiry',
  'families/admission/join-requests.ts: ${table}': 'age',
  'families/admission/join-requests.ts: user_join_request': 'user id of who waits',
  'identity/builtin/accounts.ts: identity.session': 'session id and user id, or user id but for one session',
  'identity/builtin/accounts.ts: identity.verification': 'user id',
  'identity/builtin/accounts.ts: identity."user"': 'user id',
  'identity/builtin/passkeys.ts: identity.passkey': 'passkey id and user id',
  'identity/expired-rows.ts: ${table}': 'its own expiry',
  'meals/kitchen/kitchen-purchases.ts: kitchen_purchase': 'age',
  'media/postgres-media-store.ts: media': 'unguessable id, or owner and use, or age while nothing shows it',
  'notifications/push/push-delivery.ts: push_notification': 'age',
  'notifications/push/push-devices.service.ts: push_device': 'digest of the token that the device itself has just sent',
  'notifications/push/vapid-keys.ts: push_device': 'every browser: the key they all subscribed to is gone',
  'platform/backup/restore-backup.ts: ${name}': 'every row of the database that a backup is restored into',
  'platform/housekeeping.ts: ${table}': 'age',
  'platform/queue/job-queue.ts: job_outbox': 'ids that were handed over',
  'platform/limits/rate-limiter.ts: rate_limit': 'its own expiry',
  'platform/undo/undo-log.ts: undo_change': 'age',
};

const root = join(__dirname, '../../src');

/** Every deleting statement in the sources, to the end of its text. */
function deletions(): { where: string; text: string }[] {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !/\.(spec|fixture|test-kit)\.ts$/.test(name),
  );
  return files.flatMap((name) => {
    const source = readFileSync(join(root, name), 'utf8');
    return [...source.matchAll(/\bdelete from (\S+?)(?=[\s'`])([^`]*?)(?=`|'[,)\s])/g)].map(([, table, text = '']) => ({
      where: `${name}: ${table}`,
      text,
    }));
  });
}

describe('the key of a deletion', () => {
  it('is the family, or a reviewed key', () => {
    const found = deletions();
    expect(found.length).toBeGreaterThan(20);
    const others = found.filter(({ text }) => !/family_id = (\$\d|new\.family_id|\w+\.family_id)/.test(text));
    expect([...new Set(others.map(({ where }) => where))].sort()).toEqual(Object.keys(byAnotherKey).sort());
  });

  describe('in the database', () => {
    let owner: string;
    let drop: () => Promise<void>;
    beforeAll(async () => {
      const { urls, drop: end } = await cloneDatabase();
      [owner, drop] = [urls.owner, end];
    });
    afterAll(() => drop());

    it('is the family for every foreign key that deletes or empties rows', async () => {
      const keys = await asOwner<{ from: string; to: string; pairs: string[] }>(
        `select k.conrelid::regclass::text as "from", k.confrelid::regclass::text as "to",
           (select array_agg(a.attname || ' = ' || b.attname)
            from unnest(k.conkey, k.confkey) as pair (mine, theirs)
            join pg_attribute a on a.attrelid = k.conrelid and a.attnum = pair.mine
            join pg_attribute b on b.attrelid = k.confrelid and b.attnum = pair.theirs) as pairs
         from pg_constraint k join pg_class c on c.oid = k.conrelid
         join pg_namespace n on n.oid = c.relnamespace
         where k.contype = 'f' and k.confdeltype in ('c', 'n', 'd') and n.nspname in ('public', 'identity')
         order by 1, 2`,
        [],
        owner,
      );
      const ofTenants = keys.filter(({ from }) => !from.startsWith('identity.'));
      expect(ofTenants.length).toBeGreaterThan(20);
      const loose = ofTenants.filter(
        ({ to, pairs }) => !pairs.includes(to === 'family' ? 'family_id = id' : 'family_id = family_id'),
      );
      expect(loose).toEqual([]);
      // accounts belong to no family: sessions and passwords go with their user
      const ofAccounts = keys.filter(({ from }) => from.startsWith('identity.'));
      for (const { to, pairs } of ofAccounts) expect([to, pairs]).toEqual(['identity."user"', ['userId = id']]);
    });

    it('is the family for every trigger that deletes', async () => {
      const functions = await asOwner<{ name: string; body: string }>(
        `select p.proname as name, p.prosrc as body from pg_proc p
         where p.pronamespace = 'public'::regnamespace and p.prorettype = 'trigger'::regtype and p.prosrc ~* 'delete from'
           and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
        [],
        owner,
      );
      expect(functions.length).toBeGreaterThan(0);
      for (const { name, body } of functions)
        for (const [statement] of body.matchAll(/delete from[^;]*/gi))
          expect([name, statement]).toEqual([name, expect.stringMatching(/family_id = (new|old)\.family_id/)]);
    });
  });
});
