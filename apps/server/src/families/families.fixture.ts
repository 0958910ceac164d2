import { make } from '../../test';
import type { DomainFixture, World } from '../../test/tenancy/world';
import { FamiliesModule } from './families.module';

const ADD = 'mutation ($name: String!) { addFamilyMember(input: { displayName: $name }) { id } }';
const INVITE = 'mutation ($input: SendInvitationInput!) { sendInvitation(input: $input) { id } }';
const PROFILE = 'mutation ($input: SaveProfileInput!) { saveProfile(input: $input) { userId } }';
const DESCRIBE = 'mutation ($input: UpdateFamilyInput!) { updateFamily(input: $input) { id } }';

const GUEST = 'someone@example.org';

let added = 0;
/** A member without an account. */
const child = async (world: World) => (await world.ask(ADD, { name: world.words(`child ${(added += 1)}`) })).id;

const ownFamily = async (world: World) =>
  (await make.family({ name: world.words('of my own'), members: 0, apiUrl: world.apiUrl })).admin;

export const familiesFixture: DomainFixture = {
  module: FamiliesModule,
  fill: async (world) => {
    world.ids['child'] = await child(world);
    const email = `${world.marker}@example.org`;
    const displayName = world.words('guest');
    await world.ask(INVITE, { input: { email, displayName, membershipId: world.ids['child'] } });
    // invited by others too: whoever sends an invitation again ends their own alone
    await world.ask(INVITE, { input: { email: GUEST, displayName } });
    await world.ask(DESCRIBE, { input: { description: world.words('who we are') } });
    const [firstName, lastName] = [world.words('Ada'), world.words('Founder')];
    await world.ask(PROFILE, {
      input: { firstName, lastName, displayName: world.words('Ada'), phone: '01234 567890' },
    });
  },
  operations: {
    invitePreview: ({ family }) => ({ variables: { code: family.inviteCode } }),
    createFamily: async (world) => ({
      caller: await world.stranger(),
      variables: { input: { name: world.words('founded') }, idempotencyKey: `${world.marker}-founding` },
    }),
    joinFamily: async (world) => ({
      caller: await world.stranger(),
      variables: { input: { code: world.family.inviteCode, membershipId: await child(world) } },
    }),
    leaveFamily: async (world) => ({ caller: await world.joiner() }),
    deleteFamily: async (world) => ({
      caller: await ownFamily(world),
      variables: { confirmName: world.words('of my own') },
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
    setAvatar: async (world) => ({ variables: { input: { publicId: await world.photo() } } }),
  },
  routes: {
    'post /api/auth/family': async (world) => ({
      caller: await world.stranger(),
      body: { name: world.words('founded by REST') },
    }),
    'post /api/auth/join-family': async (world) => ({
      caller: await world.stranger(),
      body: { inviteCode: world.family.inviteCode, membershipId: await child(world) },
    }),
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
