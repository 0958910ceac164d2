import { act, screen, waitFor, within } from '@testing-library/react';
import { freezeDate } from '../../test/clock';
import { domainError } from '../../test/network';
import { bought, openWishlist, wish } from './wishlist.test-kit';

beforeEach(() => freezeDate());
afterEach(() => jest.useRealTimers());

const telescope = () =>
  wish('A beginner’s telescope', {
    of: 'poppy',
    category: 'Kids',
    price: 119_99,
    notes: 'Saturn before Christmas',
    link: 'https://shop.example/telescope',
    wantedBy: '2026-12-25',
    occasion: 'Christmas',
  });
const lamp = () => wish('Reading lamp', { category: 'House', price: 38_50 });
const whitby = () => wish('Weekend in Whitby', { of: 'tom', category: 'For Each Other', price: 320_00 });
const book = () => wish('Photo book', { price: 45_00 });
const teapot = () => wish('A proper teapot', { category: 'House', price: 32_00, ...bought('emma') });
const feeder = () => wish('Bird feeder', { of: 'poppy', isOwned: true, price: 18_00 });
const household = () => [lamp(), whitby(), book(), telescope(), teapot(), feeder()];

const card = (title: string) => screen.findByRole('article', { name: title });
const cards = async (): Promise<(string | null)[]> =>
  within(await screen.findByRole('list', { name: 'Dreams & Wishes' }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
const rows = () => within(screen.getByRole('list', { name: 'Dreams Fulfilled' })).getAllByRole('listitem');
const figures = () => [...document.querySelectorAll('dl dd')].slice(0, 3).map(({ textContent }) => textContent);
const whose = async (actor: ReturnType<typeof openWishlist>['actor'], name: string) => {
  await actor.click(screen.getByRole('combobox', { name: 'Whose wishes' }));
  await actor.click(await screen.findByRole('option', { name }));
};

describe('the wishlist', () => {
  it('shows open wishes, newest first, fulfilled ones, and the figures, all filtered by category and member', async () => {
    const { actor } = openWishlist(household());
    expect(await screen.findByText('So many wonderful things to look forward to 💫')).toBeVisible();
    expect(await cards()).toEqual(['A beginner’s telescope', 'Photo book', 'Weekend in Whitby', 'Reading lamp']);
    expect(figures()).toEqual(['4', '1', '£523.49']);
    const first = within(await card('A beginner’s telescope'));
    for (const text of ['Kids', '£119.99', 'Saturn before Christmas', 'Christmas, Fri 25 Dec', 'Poppy'])
      expect(first.getByText(text)).toBeVisible();
    expect(first.getByRole('link', { name: /^Open the page/ })).toHaveAttribute('rel', 'noopener noreferrer');
    expect(within(await card('Photo book')).getByText('Me')).toBeVisible();
    expect(rows().map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Purchased'),
      expect.stringContaining('Already owned'),
    ]);

    await actor.click(await screen.findByRole('button', { name: 'House' }));
    expect(await cards()).toEqual(['Reading lamp']);
    expect(figures()).toEqual(['1', '1', '£38.50']);
    expect(screen.getByText('Almost there! Keep dreaming 🌟')).toBeVisible();
    await whose(actor, 'Tom’s wishes');
    expect(screen.getByText('No wishes here')).toBeVisible();
    expect(screen.getByText('All dreams fulfilled ✨')).toBeVisible();
    await actor.click(screen.getByRole('button', { name: 'Show all wishes' }));
    expect(await cards()).toHaveLength(4);
  });

  it('shows the empty state without wishes', async () => {
    const { actor } = openWishlist([]);
    expect(await screen.findByRole('heading', { name: 'Start dreaming big!' })).toBeVisible();
    await actor.click(screen.getByRole('button', { name: 'Add Your First Wish' }));
    expect(await screen.findByRole('dialog', { name: 'Add Wishlist Item' })).toBeVisible();
  });

  it('reports that loading failed, and retries', async () => {
    let broken = true;
    const { actor } = openWishlist([], {
      answers: {
        wishlist: () => {
          if (broken) throw domainError('INTERNAL', 'No');
          return { wishes: [lamp()], hidePurchasesUntil: '2026-12-24', currency: 'EUR', archivedYears: [] };
        },
      },
    });
    expect(await screen.findByRole('heading', { name: 'Failed to fetch wishlist' })).toBeVisible();
    broken = false;
    await actor.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(within(await card('Reading lamp')).getByText('€38.50')).toBeVisible();
    expect(screen.getByText('What is bought for others stays a surprise until Thu 24 Dec.')).toBeVisible();
  });

  it('explains a locked feature without a retry button', async () => {
    openWishlist([], {
      answers: {
        wishlist: () => {
          throw domainError('FEATURE_LOCKED', 'The wishlist is not part of your plan.');
        },
      },
    });
    expect(await screen.findByText('The wishlist is not part of your plan.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();
  });
});

describe('a wish', () => {
  it('opens in the reader before it is edited', async () => {
    const { actor } = openWishlist([telescope()]);
    await actor.click(
      within(await card('A beginner’s telescope')).getByRole('button', { name: 'A beginner’s telescope' }),
    );
    const reader = within(await screen.findByRole('dialog', { name: 'A beginner’s telescope' }));
    expect(reader.getByRole('link', { name: 'shop.example' })).toHaveAttribute(
      'href',
      'https://shop.example/telescope',
    );
    expect(reader.getByText('Christmas, Fri 25 Dec')).toBeVisible();
    await actor.click(reader.getByRole('button', { name: 'Edit' }));
    expect(await screen.findByRole('dialog', { name: 'Edit Wishlist Item' })).toBeVisible();
  });

  it('opens by its address, which notifications link to', async () => {
    const telescopeOfPoppy = telescope();
    openWishlist([telescopeOfPoppy], { path: `/dashboard#wishlist/${telescopeOfPoppy.id}` });
    expect(await screen.findByRole('dialog', { name: 'A beginner’s telescope' })).toBeVisible();
    expect(window.location.hash).toBe('#wishlist');
  });

  it('is marked as purchased after a confirmation, and reopened without one', async () => {
    const { actor, fake } = openWishlist([lamp()]);
    await actor.click(await screen.findByRole('checkbox', { name: 'Purchased: Reading lamp' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Are you sure you want to mark "Reading lamp" as purchased?')).toBeVisible();
    expect(fake.calls).toEqual([]);
    await actor.click(dialog.getByRole('button', { name: 'Mark as purchased' }));
    expect(await screen.findByRole('list', { name: 'Dreams Fulfilled' })).toBeVisible();
    expect(figures()).toEqual(['0', '1', '£0.00']);
    await actor.click(screen.getByRole('checkbox', { name: 'Purchased: Reading lamp' }));
    expect(await screen.findByText('Reading lamp is wished for again')).toBeVisible();
    expect(fake.calls.map(({ name }) => name)).toEqual(['buy', 'takeBack']);
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Dreams Fulfilled' })).not.toBeInTheDocument());
  });

  it('stays where it is when reopening it is refused, and does not move under the pointer when it is not', async () => {
    const { actor, fake } = openWishlist([teapot()]);
    fake.refuse('takeBack', domainError('FORBIDDEN', 'Only the buyer or an admin can take this back.'));
    const tick = await screen.findByLabelText('Purchased: A proper teapot');
    await actor.click(tick);
    expect(await screen.findByText('Only the buyer or an admin can take this back.')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Purchased: A proper teapot')).toBeChecked());
    await actor.click(tick);
    expect(tick).not.toBeChecked();
    expect(tick).toBeInTheDocument();
    await waitFor(() => expect(tick).not.toBeInTheDocument());
    expect(await cards()).toEqual(['A proper teapot']);
  });

  it('is marked as already owned in one step, and deleted after a confirmation, both with Undo', async () => {
    const { actor, fake } = openWishlist([lamp(), book()]);
    const choose = async (item: string): Promise<void> => {
      await actor.click(await screen.findByLabelText('More for Reading lamp'));
      await actor.click(await screen.findByRole('menuitem', { name: item }));
    };
    const undo = async (message: string): Promise<void> => {
      const toast = (await screen.findByText(message)).closest('li') as HTMLElement;
      await waitFor(async () => expect(await cards()).toEqual(['Photo book']));
      await actor.click(within(toast).getByText('Undo'));
      await waitFor(async () => expect(await cards()).toEqual(['Photo book', 'Reading lamp']));
    };
    await choose('Already owned');
    await undo('Reading lamp is marked as already owned');
    expect(fake.calls[0]).toMatchObject({ name: 'update', args: { input: { isOwned: true }, version: 1 } });
    await choose('Delete');
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete Wishlist Item' }));
    expect(fake.wishes).toHaveLength(2);
    await actor.click(question.getByText('Delete'));
    await undo('Deleted Reading lamp');
    expect(fake.calls.map(({ name }) => name)).toEqual(['update', 'undo', 'delete', 'undo']);
  });

  it('is archived under the year, and can be restored', async () => {
    const { actor } = openWishlist([lamp(), teapot()]);
    await actor.click(await screen.findByRole('button', { name: 'More for A proper teapot' }));
    await actor.click(await screen.findByRole('menuitem', { name: 'Archive under 2026' }));
    expect(await screen.findByText('A proper teapot is archived under 2026')).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Dreams Fulfilled' })).not.toBeInTheDocument();
    await actor.click(screen.getByRole('button', { name: 'The wishes of 2026' }));
    const away = await screen.findByRole('list', { name: 'The wishes of 2026' });
    await actor.click(within(away).getByRole('button', { name: 'More for A proper teapot' }));
    await actor.click(await screen.findByRole('menuitem', { name: 'Restore' }));
    expect(await screen.findByText('Nothing is archived under 2026.')).toBeVisible();
    await actor.click(screen.getByRole('button', { name: 'Back to the wishlist' }));
    expect(rows()).toHaveLength(1);
  });
});

describe('the strength of wishes', () => {
  it("is the order of one member's, changed by keyboard and announced, with Undo", async () => {
    // there is no place left between the first two: the move gives all of them new ones
    const own = [lamp(), wish('Scarf'), book()].map((one, index) => ({ ...one, position: index + 1 }));
    const { actor, fake } = openWishlist([...own, whitby()]);
    await card('Reading lamp');
    expect(screen.queryByText(/The strongest wish first/)).not.toBeInTheDocument();
    await whose(actor, 'My wishes');
    expect(await cards()).toEqual(['Reading lamp', 'Scarf', 'Photo book']);
    expect(within(await card('Reading lamp')).getByText('Wish 1')).toBeInTheDocument();
    act(() => within(document.body).getByRole('button', { name: 'Photo book' }).focus());
    await actor.keyboard('m');
    expect(screen.getByText(/^Picked up Photo book, place 3 of 3/)).toBeInTheDocument();
    await actor.keyboard('{ArrowLeft}{Enter}');
    expect(await screen.findByText('Moved Photo book')).toBeVisible();
    expect(fake.calls.at(-1)).toMatchObject({ name: 'move', args: { afterId: own[0]?.id } });
    expect(await cards()).toEqual(['Reading lamp', 'Photo book', 'Scarf']);
    await actor.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await cards()).toEqual(['Reading lamp', 'Scarf', 'Photo book']));
  });
});
