import { placeAfter } from '@homefold/domain';
import { stillNeeded } from '@homefold/domain/wishlist';
import { familyAnswers } from '../../test/answers';
import { domainError } from '../../test/network';
import type { RootAnswers } from '../../test/network';
import { renderRoute } from '../../test/render-route';
import './dialogs/wish-dialog';
import './gifts/purchase-dialog';
import type { Wish, WishChanges } from './model/types';
import './page';
import './quick-add/panel';
import './reader/wish-reader';

// Lazy modules of the page are imported above: the first test of a file must not wait for their compilation.

const person = (name: string, hue: Wish['member']['hue'], defaultAvatarId = 'avatar-1'): Wish['member'] => ({
  memberId: `member-${name.toLowerCase()}`,
  displayName: name,
  avatarUrl: null,
  defaultAvatarId,
  hue,
  hasLeft: false,
});
const people = {
  emma: person('Emma', 'plum'),
  tom: person('Tom', 'ocean'),
  poppy: person('Poppy', 'rose', 'avatar-12'),
};
const personOf = (id: string): Wish['member'] =>
  Object.values(people).find(({ memberId }) => memberId === id) ?? people.emma;

let made = 0;

/** A stored wish with defaults: Emma's, without a price, a day or a link. */
export function wish(title: string, over: Partial<Wish> & { of?: keyof typeof people } = {}): Wish {
  made += 1;
  const { of = 'emma', ...fields } = over;
  const price = fields.price ?? null;
  return {
    id: `wish-${made}`,
    title,
    notes: null,
    category: 'Gifts',
    price,
    link: null,
    imageUrl: null,
    image: null,
    wantedBy: null,
    occasion: null,
    isOwned: false,
    member: people[of],
    isPurchased: fields.purchasedBy != null,
    purchasedAt: fields.purchasedBy ? '2026-10-07T12:00:00.000Z' : null,
    purchasedBy: null,
    takenBy: null,
    isSurprise: false,
    wasSurprise: false,
    revealOn: null,
    shares: [],
    stillNeeded: stillNeeded(price, fields.shares ?? []),
    comments: [],
    archivedYear: null,
    position: made * 1_024,
    createdByMemberId: 'member-emma',
    createdAt: new Date(Date.UTC(2026, 8, 1) + made * 60_000).toISOString(),
    updatedAt: '2026-10-01T09:00:00.000Z',
    version: 1,
    ...fields,
  };
}

/** The buyer of a purchase. */
export const bought = (by: keyof typeof people): Pick<Wish, 'purchasedBy'> => ({ purchasedBy: people[by] });

/** A fake wishlist that records its calls. */
export interface FakeWishlist {
  wishes: Wish[];
  calls: { name: string; args: Record<string, unknown> }[];
  /** Makes the next call of this name fail with this error. */
  refuse: (name: string, error: Error) => void;
}

interface Args extends WishChanges {
  id: string;
  memberId: string;
  afterId: string | null;
  year: number | null;
  archivedYear: number | null;
  version: number;
  surprise: boolean;
  revealOn: string | null;
  undoKey: string;
  key: string;
  url: string;
  input: WishChanges;
}

/** The fake wishlist's answers, as the server would give them to Emma. */
export function fakeWishlist(wishes: Wish[]): { fake: FakeWishlist; answers: RootAnswers } {
  const refusals = new Map<string, Error>();
  const undone = new Map<string, Wish>();
  const fake: FakeWishlist = { wishes, calls: [], refuse: (name, error) => refusals.set(name, error) };
  const find = (id: string): Wish => {
    const found = fake.wishes.find((one) => one.id === id);
    if (!found) throw domainError('NOT_FOUND', 'Wish not found');
    return found;
  };
  const put = (next: Wish): Wish => {
    fake.wishes = [...fake.wishes.filter(({ id }) => id !== next.id), next];
    return next;
  };
  /** An operation that records its call, and fails if the test requests it. */
  const operation =
    (name: string, answer: (args: Args) => unknown) =>
    (args: Args): unknown => {
      fake.calls.push({ name, args: JSON.parse(JSON.stringify(args)) as Record<string, unknown> });
      const refusal = refusals.get(name);
      refusals.delete(name);
      if (refusal) throw refusal;
      return answer(args);
    };
  const changed = (args: Args, changes: Partial<Wish>): Wish => {
    const before = find(args.id);
    if (args.undoKey) undone.set(args.undoKey, before);
    return put({ ...before, ...changes, version: before.version + 1 });
  };
  const valuesOf = (input: WishChanges): Partial<Wish> =>
    Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)) as Partial<Wish>;
  const answers = familyAnswers({
    wishlist: ({ archivedYear = null }: Args) => ({
      wishes: fake.wishes.filter((one) => one.archivedYear === archivedYear),
      hidePurchasesUntil: null,
      currency: 'GBP',
      archivedYears: [...new Set(fake.wishes.flatMap((one) => one.archivedYear ?? []))].sort((a, b) => b - a),
    }),
    wish: ({ id }: Args) => find(id),
    wishDays: ({ memberId }: Args) => [
      { date: '2026-12-12', occasion: 'Birthday', memberId },
      { date: '2026-12-25', occasion: 'Christmas Day', memberId: null },
    ],
    addWish: operation('add', ({ input, memberId }) => {
      const added = wish(input.title ?? '', { ...valuesOf(input), member: personOf(memberId) });
      return put({ ...added, position: -added.position, createdAt: '2026-10-08T09:00:00.000Z' });
    }),
    updateWish: operation('update', (args) => {
      const before = find(args.id);
      if (before.version !== args.version)
        throw domainError('VERSION_CONFLICT', 'Changed', undefined, { current: { __typename: 'Wish', ...before } });
      return changed(args, valuesOf(args.input));
    }),
    moveWish: operation('move', ({ id, afterId }) => {
      const own = fake.wishes
        .filter(({ member }) => member.memberId === find(id).member.memberId)
        .sort((a, b) => a.position - b.position);
      for (const [each, position] of placeAfter(own, id, afterId) ?? []) put({ ...find(each), position });
      return find(id);
    }),
    archiveWish: operation('archive', (args) => changed(args, { archivedYear: args.year })),
    deleteWish: operation('delete', ({ id, undoKey }) => {
      undone.set(undoKey, find(id));
      fake.wishes = fake.wishes.filter((one) => one.id !== id);
      return { id, restorableUntil: '2026-11-07T09:00:00.000Z' };
    }),
    buyWish: operation('buy', (args) =>
      changed(args, {
        isPurchased: true,
        purchasedAt: '2026-10-08T09:00:00.000Z',
        purchasedBy: people.emma,
        isSurprise: args.surprise,
        revealOn: args.revealOn,
      }),
    ),
    takeBackPurchase: operation('takeBack', (args) =>
      changed(args, { isPurchased: false, purchasedAt: null, purchasedBy: null, isSurprise: false, revealOn: null }),
    ),
    draftWishFromLink: operation('draft', ({ url }) => ({
      title: 'A beginner’s telescope',
      price: 119_99,
      foreignPrice: null,
      link: url,
      site: 'Star Shop',
      imageUrl: null,
      unread: [],
      knownWishId: null,
    })),
    undo: operation('undo', ({ key }) => {
      const back = undone.get(key);
      return back ? [{ __typename: 'Wish', ...put({ ...back, version: back.version + 2 }) }] : [];
    }),
  });
  return { fake, answers };
}

/** Opens the wishlist with a fake server. */
export function openWishlist(
  wishes: Wish[],
  { answers = {}, path = '/dashboard#wishlist' }: { answers?: RootAnswers; path?: string } = {},
) {
  const { fake, answers: own } = fakeWishlist(wishes);
  return { fake, ...renderRoute(path, { graphql: { ...own, ...answers } }) };
}
