import { createECDH, randomBytes } from 'node:crypto';
import request from 'supertest';
import { as, asOwner, make, testEnvironment, type Person } from '../../../test';

/** A subscription at a real push service, as far as the address can tell. */
function subscription(endpoint = `https://push.example.org/${randomBytes(12).toString('hex')}`) {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const auth = randomBytes(16).toString('base64url');
  return { endpoint, expirationTime: null, keys: { p256dh: keys.getPublicKey('base64url'), auth } };
}
const token = (endpoint?: string) => JSON.stringify(subscription(endpoint));
const PATH = '/api/auth/device-tokens';
const REGISTER =
  'mutation ($input: PushDeviceInput!) { registerPushDevice(input: $input) { id platform name isReachable } }';
const LIST = '{ pushDevices { id name platform isReachable } }';

interface Device {
  id: string;
  name: string;
  platform: string;
}
const devices = async (person: Person) => (await as(person).gql<{ pushDevices: Device[] }>(LIST)).data.pushDevices;
const rest = async (person: Person, body: object, query = '') => as(person).rest.post(`${PATH}${query}`, body);

describe('a device', () => {
  it('is registered as documented, listed through both APIs, and removed', async () => {
    const { admin } = await make.family();
    const answer = await rest(admin, { token: token(), platform: 'web', name: 'Kitchen' }, `?userId=${admin.userId}`);
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      success: true,
      device_token: {
        id: expect.any(String) as string,
        ...{ platform: 'web', name: 'Kitchen', is_reachable: true },
        created_at: expect.any(String) as string,
        last_seen_at: expect.any(String) as string,
      },
    });
    const { id } = (answer.body as { device_token: Device }).device_token;
    expect(await devices(admin)).toEqual([{ id, name: 'Kitchen', platform: 'web', isReachable: true }]);
    const listed = (await as(admin).rest.get(PATH)).body as { device_tokens: Device[]; public_key: string };
    expect(listed.device_tokens.map((device) => device.id)).toEqual([id]);
    expect(Buffer.from(listed.public_key, 'base64url')).toHaveLength(65);
    expect((await as(admin).gql<{ pushKey: string }>('{ pushKey }')).data.pushKey).toBe(listed.public_key);
    expect((await as(admin).rest.delete(`${PATH}?id=${id}`)).status).toBe(200);
    expect(await devices(admin)).toEqual([]);
    expect((await as(admin).rest.delete(`${PATH}?id=${id}`)).status).toBe(404);
  });

  it('registered again is the same one; an object without a platform is a browser, too', async () => {
    const { admin } = await make.family();
    const mine = subscription();
    const ids = [];
    for (const body of [
      { token: JSON.stringify(mine), platform: 'web' },
      { token: mine },
      { token: JSON.stringify({ ...mine, keys: subscription().keys }), platform: 'web' },
    ])
      ids.push(((await rest(admin, body)).body as { device_token: Device }).device_token.id);
    expect(new Set(ids).size).toBe(1);
    expect(await devices(admin)).toHaveLength(1);
    expect((await as(admin).rest.delete(PATH, { token: mine })).status).toBe(200);
    expect(await devices(admin)).toEqual([]);
  });

  it('belongs to its last user, also across families', async () => {
    const [one, other] = await Promise.all([make.family(), make.family()]);
    const shared = token();
    for (const person of [one.admin, one.member, other.admin]) {
      expect((await as(person).gql(REGISTER, { input: { token: shared, platform: 'web' } })).errors).toBeUndefined();
      const counts = await Promise.all(
        [one.admin, one.member, other.admin].map(async (each) => (await devices(each)).length),
      );
      expect(counts.reduce((sum, count) => sum + count)).toBe(1);
      expect(await devices(person)).toHaveLength(1);
    }
    await Promise.all([one.admin, other.admin, one.member].map((person) => rest(person, { token: shared })));
    const left = await Promise.all([one.admin, one.member, other.admin].map(devices));
    expect(left.flat()).toHaveLength(1);
  });

  it('is removed on sign-out, on leaving, and with the account; its token is sealed', async () => {
    const family = await make.family({ members: 2 });
    const [leaver, closer] = family.members;
    if (!leaver || !closer) throw new Error('two have joined');
    const mine = subscription();
    for (const person of [family.admin, leaver, closer]) await rest(person, { token: token() });
    await rest(family.admin, { token: mine });
    const stored = async () =>
      asOwner<{ token: string }>(
        'select token from push_device where family_id = $1',
        [family.id],
        testEnvironment().apiDatabaseUrl,
      );
    expect(await stored()).toHaveLength(4);
    expect(JSON.stringify(await stored())).not.toContain('push.example.org');
    expect((await as(leaver).gql('mutation { leaveFamily }')).errors).toBeUndefined();
    expect(await stored()).toHaveLength(3);
    const closed = await as(closer).gql('mutation ($p: String) { deleteAccount(password: $p) }', {
      p: closer.password,
    });
    expect(closed.errors).toBeUndefined();
    expect(await stored()).toHaveLength(2);
    const out = await request(family.admin.apiUrl)
      .post('/identity/sign-out')
      .set('origin', family.admin.apiUrl)
      .set('cookie', family.admin.cookie)
      .set('x-forwarded-for', family.admin.address)
      .send({});
    expect(out.status).toBe(200);
    expect(await stored()).toEqual([]);
  });

  it('beyond the limit replaces the least recently seen one', async () => {
    const { admin } = await make.family();
    for (let index = 0; index < 21; index++) await rest(admin, { token: token(), name: `Device ${index}` });
    const names = (await devices(admin)).map(({ name }) => name);
    expect(names).toHaveLength(20);
    expect(names).not.toContain('Device 0');
    expect(names[0]).toBe('Device 20');
  });

  it('of an app is kept, and reported as unreachable', async () => {
    const { admin } = await make.family();
    const native = randomBytes(32).toString('hex');
    const { data } = await as(admin).gql<{ registerPushDevice: Device }>(REGISTER, {
      input: { token: native, platform: 'ios' },
    });
    expect(data.registerPushDevice).toMatchObject({ platform: 'ios', name: 'iPhone or iPad', isReachable: false });
    const test = await as(admin).gql('mutation ($id: ID!) { sendTestNotification(deviceId: $id) }', {
      id: data.registerPushDevice.id,
    });
    expect(test.errors?.[0]?.extensions.code).toBe('CONFLICT');
  });
});

describe('refused are', () => {
  const good = subscription();
  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['a blank', ''],
    ['no JSON', 'junk'],
    ['JSON of something else', '[]'],
    ['no keys', JSON.stringify({ endpoint: good.endpoint })],
    ['a short secret', { ...good, keys: { ...good.keys, auth: 'AAAA' } }],
    ['a point that is on no curve', { ...good, keys: { ...good.keys, p256dh: randomBytes(65).toString('base64url') } }],
    ['http', { ...good, endpoint: 'http://push.example.org/x' }],
    ['another port', { ...good, endpoint: 'https://push.example.org:8443/x' }],
    ['credentials', { ...good, endpoint: 'https://me:secret@push.example.org/x' }],
    ['this machine', { ...good, endpoint: 'https://localhost/x' }],
    ['this machine by number', { ...good, endpoint: 'https://127.0.0.1/x' }],
    ['a number in disguise', { ...good, endpoint: 'https://2130706433/x' }],
    ['a private network', { ...good, endpoint: 'https://10.0.0.7/x' }],
    ['a cloud’s own service', { ...good, endpoint: 'https://169.254.169.254/latest' }],
    ['IPv6 with IPv4 inside', { ...good, endpoint: 'https://[::ffff:10.0.0.7]/x' }],
    ['a name inside a network', { ...good, endpoint: 'https://printer.local/x' }],
    ['a file', { ...good, endpoint: 'file:///etc/passwd' }],
    ['an endless address', { ...good, endpoint: `https://push.example.org/${'x'.repeat(9_000)}` }],
    ['ten thousand characters', 'x'.repeat(10_000)],
  ])('as a token: %s', async (_what, given) => {
    const { admin } = await make.family({ members: 0 });
    const answer = await rest(admin, { token: given, platform: 'web' });
    expect([answer.status, (answer.body as { field: string }).field]).toEqual([400, 'token']);
    expect(await devices(admin)).toEqual([]);
  });

  it.each([
    ['another platform', { token: token(), platform: 'fridge' }, 'platform'],
    ['an app without a token', { token: 'short', platform: 'android' }, 'token'],
    ['a browser as an app', { token: token(), platform: 'ios' }, 'token'],
    ['a name of 61 characters', { token: token(), name: 'x'.repeat(61) }, 'name'],
  ])('%s', async (_what, body, field) => {
    const { admin } = await make.family({ members: 0 });
    const answer = await rest(admin, body);
    expect([answer.status, (answer.body as { field: string }).field]).toEqual([400, field]);
  });

  it('another user id with 403, no sign-in with 401, no family with 409', async () => {
    const { admin, member } = await make.family();
    expect((await rest(admin, { token: token() }, `?userId=${member.userId}`)).status).toBe(403);
    expect((await as(null).rest.post(PATH, { token: token() })).status).toBe(401);
    expect((await rest(await make.person(), { token: token() })).status).toBe(409);
    expect(await devices(admin)).toEqual([]);
  });

  it("another member's device, as if it did not exist", async () => {
    const { admin, member } = await make.family();
    const { id } = ((await rest(admin, { token: token() })).body as { device_token: Device }).device_token;
    expect((await as(member).rest.delete(`${PATH}?id=${id}`)).status).toBe(404);
    const test = await as(member).gql('mutation ($id: ID!) { sendTestNotification(deviceId: $id) }', { id });
    expect(test.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect(await devices(admin)).toHaveLength(1);
  });

  it('quiet hours with one end missing or without length, changing nothing', async () => {
    const { admin } = await make.family({ members: 0 });
    const SET =
      'mutation ($input: NotificationPreferencesInput!) { updateNotificationPreferences(input: $input) { quietHoursStart quietHoursEnd pushJobs } }';
    for (const input of [
      { quietHoursStart: '22:00', pushJobs: false },
      { quietHoursStart: '22:00', quietHoursEnd: '22:00', pushJobs: false },
    ])
      expect((await as(admin).gql(SET, { input })).errors?.[0]?.extensions).toMatchObject({ field: 'quietHoursEnd' });
    for (const quietHoursStart of ['25:00', '22:00:00', 'ten', ''])
      expect((await as(admin).gql(SET, { input: { quietHoursStart, quietHoursEnd: '07:00' } })).errors).toBeDefined();
    const { data } = await as(admin).gql(SET, { input: {} });
    expect(data).toEqual({
      updateNotificationPreferences: { quietHoursStart: null, quietHoursEnd: null, pushJobs: true },
    });
  });
});
