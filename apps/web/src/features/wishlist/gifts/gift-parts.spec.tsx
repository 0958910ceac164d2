import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { memberInitials } from '@homefold/domain';
import { cleanup, render, screen } from '@testing-library/react';
import { makeCache } from '../../../graphql/cache';
import { FamilyProvider } from '../../../graphql/family';
import type { FamilyView } from '../../../graphql/family';
import { ashdowns } from '../../../test/people';
import { WishlistDocument } from '../generated';
import type { WishlistQuery } from '../generated';
import type { Wish } from '../model/types';
import GiftParts from './gift-parts';
import { bought, comment, wish } from './gifts.test-kit';

const members = ashdowns.members as FamilyView['members'];
const family: FamilyView = {
  ...{ name: 'The Ashdowns', timeZone: 'Europe/London', locale: 'en-GB', country: 'GB', weekStartsOn: 0 },
  ...{ unitSystem: 'metric', today: '2026-10-08', members, byId: new Map(members.map((one) => [one.id, one])) },
  ...{ letters: memberInitials(members), me: 'member-emma', isAdmin: true },
};

/** The parts of givers below a wish, as Emma sees them. @param until the day until which the family hides purchases */
function open(shown: Wish, { until = null as string | null, isAdmin = true } = {}): void {
  const cache = makeCache();
  const list = { __typename: 'Wishlist', wishes: [], hidePurchasesUntil: until, currency: 'GBP', archivedYears: [] };
  cache.writeQuery({
    query: WishlistDocument,
    variables: { archivedYear: null },
    data: { wishlist: list } as unknown as WishlistQuery,
  });
  render(
    <ApolloProvider client={new ApolloClient({ cache, link: ApolloLink.empty() })}>
      <FamilyProvider value={{ ...family, isAdmin }}>
        <GiftParts wish={shown} />
      </FamilyProvider>
    </ApolloProvider>,
  );
}

const telescope = (over: Parameters<typeof wish>[1] = {}) => wish('A telescope', { of: 'tom', price: 120_00, ...over });

it.each([
  [
    'a surprise with a day',
    { isSurprise: true, revealOn: '2026-12-25' },
    'It stays a surprise until Fri 25 Dec, 20:00.',
  ],
  ['a surprise without one', { isSurprise: true }, 'It stays a surprise until Poppy reveals it.'],
  ['one that is known', {}, 'Tom knows about it.'],
  ['one that was revealed', { wasSurprise: true }, 'It was a surprise. Tom knows about it now.'],
])('says who has bought it and who knows: %s', (_what, over, sentence) => {
  open(telescope({ ...bought('poppy'), ...over }));
  expect(screen.getByRole('status')).toHaveTextContent(`Poppy bought it. ${sentence}`);
  expect(screen.getByText('Tom cannot see this')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Reveal to Tom' })).toBeNull();
});

it('shows until when nothing can be revealed, and otherwise offers it to the buyer', () => {
  const hidden = telescope({ ...bought('emma'), isSurprise: true });
  open(hidden, { until: '2026-12-25' });
  expect(screen.getByText('Your family keeps purchases secret until Fri 25 Dec.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Reveal to Tom' })).toBeNull();
  cleanup();
  open(hidden);
  expect(screen.getByRole('button', { name: 'Reveal to Tom' })).toBeVisible();
});

it('lets admins remove any comment, and other members only their own', () => {
  const poppys = comment('c1', 'In red, please', wish('', { of: 'poppy' }).member);
  const emmas = comment('c2', 'I order it', wish('').member);
  const removable = () =>
    screen.getAllByRole('button', { name: /^Remove the comment/ }).map((one) => one.getAttribute('aria-label'));
  open(telescope({ comments: [poppys, emmas] }));
  expect(removable()).toEqual(['Remove the comment “In red, please”', 'Remove the comment “I order it”']);
  cleanup();
  open(telescope({ comments: [poppys, emmas] }), { isAdmin: false });
  expect(screen.getByText('In red, please')).toBeInTheDocument();
  expect(removable()).toEqual(['Remove the comment “I order it”']);
});

it('shows the wisher no trace of it', () => {
  open(wish('A lamp', { price: 10_00 }));
  expect(document.body).toHaveTextContent(/^$/);
});
