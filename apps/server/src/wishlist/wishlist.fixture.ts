import type { DomainFixture, World } from '../../test/tenancy/world';
import { WishlistModule } from './wishlist.module';

const ADD = 'mutation ($input: WishInput!, $memberId: ID) { addWish(input: $input, memberId: $memberId) { id } }';
const DELETE = 'mutation ($id: ID!) { deleteWish(id: $id) { id } }';
const BUY =
  'mutation ($id: ID!, $surprise: Boolean, $revealOn: Date) { buyWish(id: $id, surprise: $surprise, revealOn: $revealOn) { id } }';
const SHARE = 'mutation ($id: ID!) { shareWish(id: $id, amount: 500) { id } }';
const COMMENT = 'mutation ($id: ID!, $text: String!) { commentWish(id: $id, text: $text) { id comments { id } } }';

const BIRTHDAYS = 'mutation ($birthdays: [BirthdayInput!]!) { addBirthdays(birthdays: $birthdays) { id } }';
const SHARE_LIST = 'mutation ($memberId: ID!) { shareWishlist(memberId: $memberId) { url } }';

let wished = 0;
const input = (world: World) => ({
  title: world.marked(`wish ${(wished += 1)}`),
  notes: world.marked('notes'),
  category: 'Gifts',
  price: 12_50,
  link: 'https://shop.example/thing',
  wantedBy: world.tomorrow,
  occasion: world.marked('birthday'),
  isOwned: false,
});
/** The member's wish, so that all its secrets are visible to the admin. */
const wish = async (world: World, memberId = world.member.membershipId) =>
  (await world.ask(ADD, { input: input(world), memberId })).id;
const surprise = async (world: World) => {
  const id = await wish(world);
  await world.ask(BUY, { id, surprise: true, revealOn: world.tomorrow });
  return id;
};
const comment = async (world: World, id: string) =>
  (await world.ask<{ comments: { id: string }[] }>(COMMENT, { id, text: world.marked('shall we?') })).comments[0]?.id;

export const wishlistFixture: DomainFixture = {
  module: WishlistModule,
  fill: async (world) => {
    const id = (world.ids['wish'] = await surprise(world));
    const imageUrl = `/files/${await world.photo()}`;
    await world.ask('mutation ($id: ID!, $input: WishInput!) { updateWish(id: $id, input: $input) { id } }', {
      ...{ id, input: { imageUrl } },
    });
    await world.ask(SHARE, { id });
    await comment(world, id);
    await world.ask(DELETE, { id: await wish(world) });
    // not through the API, which would turn every other purchase into a surprise
    await world.sql('insert into wishlist_setting (family_id) values ($1)', [world.family.id]);
    await world.ask(SHARE_LIST, { memberId: world.member.membershipId });
    const put = await wish(world);
    await world.ask('mutation ($id: ID!) { archiveWish(id: $id, year: 2025) { id } }', { id: put });
  },
  screens: async (world, count) => {
    for (let n = 0; n < count; n++) world.ids['wish'] = await surprise(world);
    const { membershipId: memberId } = world.member;
    return { WishNow: { id: world.ids['wish'] }, WishDays: { memberId }, WishlistLink: { memberId } };
  },
  bin: { kind: 'wishlist_item', table: 'wish' },
  carriesNothing: {
    hidePurchases: 'It answers the day that was sent.',
    draftWishFromLink: 'It is what a page says, apart from a wish of the family with the same address.',
  },
  operations: {
    wishlist: ({ member }) => [{}, { variables: { memberId: member.membershipId, category: 'Gifts' } }],
    wishlistSummary: () => ({}),
    wishDays: (world) => {
      const memberId = world.ids['child'];
      const birthdays = [{ memberId, memberName: 'x', birthDate: '2019-03-04' }];
      const ready = () => world.ask(BIRTHDAYS, { birthdays });
      return [{ ready }, { variables: { memberId }, ready }];
    },
    draftWishFromLink: ({ apiUrl }) => ({ variables: { url: `${apiUrl}/healthz` } }),
    wish: ({ ids }) => ({ variables: { id: ids['wish'] } }),
    addWish: (world) => ({ variables: { input: input(world), memberId: world.member.membershipId } }),
    updateWish: async (world) => ({ variables: { id: await wish(world), input: input(world) } }),
    moveWish: async (world) => ({ variables: { id: await wish(world), afterId: world.ids['wish'] } }),
    archiveWish: async (world) => ({ variables: { id: await wish(world), year: 2025 } }),
    deleteWish: async (world) => ({ variables: { id: await wish(world) } }),
    buyWish: async (world) => ({ variables: { id: await wish(world), surprise: true } }),
    takeBackPurchase: async (world) => ({ variables: { id: await surprise(world) } }),
    revealSurprise: async (world) => ({ variables: { id: await surprise(world) } }),
    shareWish: async (world) => ({ variables: { id: await wish(world), amount: 300 } }),
    commentWish: async (world) => ({ variables: { id: await wish(world), text: world.marked('which colour?') } }),
    removeWishComment: async (world) => {
      const id = await wish(world);
      return { variables: { id, commentId: await comment(world, id) } };
    },
    wishlistLink: ({ member }) => ({ variables: { memberId: member.membershipId } }),
    shareWishlist: ({ member }) => ({ variables: { memberId: member.membershipId } }),
    revokeWishlistLink: (world) => {
      const memberId = world.member.membershipId;
      return { variables: { memberId }, ready: () => world.ask(SHARE_LIST, { memberId }) };
    },
    hidePurchases: () => ({ variables: { until: null } }),
  },
  routes: {
    'post /api/wishlist': (world) => ({ body: { title: world.marked('book'), category: 'House', price: 3.5 } }),
    'put /api/wishlist': async (world) => ({
      query: { id: await wish(world) },
      body: { title: world.marked('another book'), is_purchased: true, surprise: true },
    }),
    'delete /api/wishlist': async (world) => ({ query: { id: await wish(world) } }),
  },
};
