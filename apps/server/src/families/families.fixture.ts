import { as, make, type Person } from '../../test';
import type { DomainFixture, World } from '../../test/tenancy/world';
import { FamiliesModule } from './families.module';

const ADD = 'mutation ($name: String!) { addFamilyMember(input: { displayName: $name }) { id } }';
const INVITE = 'mutation ($input: SendInvitationInput!) { sendInvitation(input: $input) { id } }';
const PROFILE = 'mutation ($input: SaveProfileInput!) { saveProfile(input: $input) { userId } }';
const BAR = 'mutation ($input: ChooseBarInput!) { chooseBar(input: $input) { userId } }';
const DESCRIBE = 'mutation ($input: UpdateFamilyInput!) { updateFamily(input: $input) { id } }';

const GUEST = 'someone@example.org';
const JOIN = 'mutation ($input: JoinFamilyInput!) { joinFamily(input: $input) { id } }';

let added = 0;
/** A member without an account. */
const child = async (world: World) => (await world.ask(ADD, { name: world.marked(`child ${(added += 1)}`) })).id;

/** Enters the code of the fixture family while it requires approval. */
const askAs = async (world: World, caller: Person, membershipId?: string) => {
  // set in the table directly: the family's version stays, and others can join at once
  const approve = (on: boolean) =>
    world.sql('update family set approve_joiners = $2 where id = $1', [world.family.id, on]);
  await approve(true);
  await as(caller).gql(JOIN, { input: { code: world.family.inviteCode, membershipId } });
  await approve(false);
};

/** Created once per family. */
const once = <Value>(make: (world: World) => Promise<Value>) => {
  const made = new WeakMap<World, Promise<Value>>();
  return (world: World): Promise<Value> => {
    const value = made.get(world) ?? make(world);
    made.set(world, value);
    return value;
  };
};

/** A declined user: the family itself no longer has a record of it. */
const declined = once(async (world) => {
  const caller = await world.stranger();
  await askAs(world, caller);
  const [request] = await world.sql<{ id: string }>('select id from join_request where user_id = $1', [caller.userId]);
  await world.ask('mutation ($id: ID!) { declineJoinRequest(id: $id) }', { id: request?.id });
  return { caller };
});

const stranger = once((world) => world.stranger());
/** A user with a fresh request for each call. */
const waiting = async (world: World) => {
  const caller = await stranger(world);
  return { caller, ready: () => askAs(world, caller) };
};

/** A request of an account without a session. @returns its id */
const requested = async (world: World) => {
  const name = world.marked('asker');
  const [row] = await world.sql<{ id: string }>(
    `with account as (
       insert into identity."user" (name, email, "emailVerified")
       values ($2, gen_random_uuid() || '@example.org', true) returning id::text as id, email
     ), request as (
       insert into join_request (family_id, user_id, email, display_name, requested_at)
       select $1, id, email, $2, now() from account returning id, user_id
     )
     insert into user_join_request (user_id, family_id, request_id, family_name, state, requested_at)
     select user_id, $1, id, $2, 'waiting', now() from request returning request_id as id`,
    [world.family.id, name],
  );
  return { id: row?.id ?? '' };
};

const ownFamily = async (world: World) =>
  (await make.family({ name: world.marked('of my own'), members: 0, apiUrl: world.apiUrl })).admin;

export const familiesFixture: DomainFixture = {
  module: FamiliesModule,
  screens: ({ family }) => Promise.resolve({ InvitePreview: { code: family.inviteCode } }),
  fill: async (world) => {
    world.ids['child'] = await child(world);
    const email = `${world.marker}@example.org`;
    const displayName = world.marked('guest');
    await world.ask(INVITE, { input: { email, displayName, membershipId: world.ids['child'] } });
    // invited by others too: re-inviting replaces only the inviter's own
    await world.ask(INVITE, { input: { email: GUEST, displayName } });
    await world.ask(DESCRIBE, { input: { description: world.marked('who we are') } });
    await askAs(world, await world.stranger(), world.ids['child']);
    const [firstName, lastName] = [world.marked('Ada'), world.marked('Founder')];
    await world.ask(PROFILE, {
      input: { firstName, lastName, displayName: world.marked('Ada'), phone: '01234 567890' },
    });
    await world.ask(BAR, { input: { sections: ['todos', 'calendar'] } });
  },
  operations: {
    invitePreview: ({ family }) => ({ variables: { code: family.inviteCode } }),
    createFamily: async (world) => ({
      caller: await world.stranger(),
      variables: { input: { name: world.marked('founded') }, idempotencyKey: `${world.marker}-founding` },
    }),
    joinFamily: async (world) => ({
      caller: await world.stranger(),
      variables: { input: { code: world.family.inviteCode, membershipId: await child(world) } },
    }),
    ownJoinRequest: declined,
    withdrawJoinRequest: waiting,
    admitJoinRequest: async (world) => ({ variables: await requested(world) }),
    declineJoinRequest: async (world) => ({ variables: await requested(world) }),
    leaveFamily: async (world) => ({ caller: await world.joiner() }),
    deleteFamily: async (world) => ({
      caller: await ownFamily(world),
      variables: { confirmName: world.marked('of my own') },
    }),
    deleteAccount: async (world) => {
      const caller = await world.joiner();
      return { caller, variables: { password: caller.password } };
    },
    updateFamily: () => ({ variables: { input: { description: 'Four of us' } } }),
    updateFamilySettings: () => ({ variables: { input: { weekStartsOn: 'saturday' } } }),
    addFamilyMember: () => ({ variables: { input: { displayName: 'Somebody new' } } }),
    updateFamilyMember: async (world) => ({
      variables: { input: { id: await child(world), displayName: 'Somebody else' } },
    }),
    removeFamilyMember: async (world) => ({ variables: { membershipId: await child(world) } }),
    setMemberRole: async (world) => ({
      variables: { membershipId: (await world.joiner()).membershipId, role: 'admin' },
    }),
    setMemberImage: async (world) => ({
      variables: { input: { membershipId: await child(world), publicId: await world.photo() } },
    }),
    sendInvitation: async (world) => ({
      variables: { input: { email: GUEST, membershipId: await child(world) } },
    }),
    saveProfile: () => ({ variables: { input: { firstName: 'Ada', displayName: 'Ada', phone: '01234 000000' } } }),
    chooseBar: () => ({ variables: { input: { sections: ['calendar', 'todos'] } } }),
    setAvatar: async (world) => ({ variables: { input: { publicId: await world.photo() } } }),
  },
  routes: {
    'post /api/auth/family': async (world) => ({
      caller: await world.stranger(),
      body: { name: world.marked('founded by REST') },
    }),
    'post /api/auth/join-family': async (world) => ({
      caller: await world.stranger(),
      body: { inviteCode: world.family.inviteCode, membershipId: await child(world) },
    }),
    'get /api/auth/join-request': declined,
    'delete /api/auth/join-request': waiting,
    'post /api/auth/family/join-requests/admit': async (world) => ({ body: await requested(world) }),
    'post /api/auth/family/join-requests/decline': async (world) => ({ body: await requested(world) }),
    'post /api/auth/family/members': () => ({ body: { display_name: 'Somebody by REST' } }),
    'post /api/auth/family/invite': async (world) => ({
      body: { email: 'rest@example.org', family_id: world.family.id, membership_id: await child(world) },
    }),
    'post /api/auth/family-member-image': async (world) => ({
      body: { membershipId: await child(world), publicId: await world.photo() },
    }),
    'post /api/auth/profile': () => ({ body: { first_name: 'Ada', display_name: 'Ada', phone: '01234 111111' } }),
    'put /api/auth/profile': () => ({ body: { default_avatar_id: 'avatar-2' } }),
    'post /api/auth/images': async (world) => ({ body: { publicId: await world.photo() } }),
  },
  last: ['removeFamilyMember', 'rotateInviteCode', 'leaveFamily', 'deleteAccount', 'deleteFamily'],
  carriesNothing: { holidayCountries: 'the countries are the same for everybody' },
};
