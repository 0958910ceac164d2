import { screen, waitFor, within } from '@testing-library/react';
import { freezeDate } from '../../../test/clock';
import { fillIn } from '../../../test/fields';
import { domainError } from '../../../test/network';
import { bought, comment, openGifts, share, tom, wish } from './gifts.test-kit';

beforeEach(() => freezeDate());
afterEach(() => jest.useRealTimers());

const telescope = (over: Parameters<typeof wish>[1] = {}) => wish('A telescope', { of: 'tom', price: 120_00, ...over });

async function tick(actor: ReturnType<typeof openGifts>['actor'], title: string) {
  await actor.click(await screen.findByLabelText(`Purchased: ${title}`));
  return within(await screen.findByRole('dialog', { name: 'Mark as Purchased' }));
}
async function read(actor: ReturnType<typeof openGifts>['actor'], title: string) {
  await actor.click(await screen.findByRole('button', { name: title }));
  return within(await screen.findByRole('dialog', { name: title }));
}

describe('buying', () => {
  it("defaults to a surprise for somebody else's wish, until the day by which it is wanted", async () => {
    const { actor, fake } = openGifts([telescope({ wantedBy: '2026-12-25' })]);
    const dialog = await tick(actor, 'A telescope');
    expect(dialog.getByText('Are you sure you want to mark "A telescope" as purchased?')).toBeInTheDocument();
    expect(dialog.getByRole('switch', { name: /^Keep it a surprise for Tom/ })).toBeChecked();
    await actor.click(dialog.getByRole('button', { name: 'Mark as purchased' }));
    expect(await screen.findByText('A telescope is purchased, and Tom does not know')).toBeInTheDocument();
    expect(screen.getByText('You bought it · Secret until Fri 25 Dec')).toBeInTheDocument();
    expect(fake.calls).toMatchObject([{ name: 'buy', args: { surprise: true, revealOn: '2026-12-25' } }]);
    await actor.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(fake.calls.at(-1)?.name).toBe('takeBack'));
  });

  it('can be open, refuses a day in the past, and is never a surprise for oneself', async () => {
    const { actor, fake } = openGifts([telescope(), wish('A lamp')]);
    const dialog = await tick(actor, 'A telescope');
    fillIn(dialog.getByLabelText(/^Revealed on the evening of/), '1 Oct 2026');
    await actor.click(dialog.getByText('Mark as purchased'));
    expect(dialog.getByText('Choose 8 Oct 2026 or a later day')).toBeInTheDocument();
    expect(fake.calls).toEqual([]);
    await actor.click(dialog.getByRole('switch', { name: /^Keep it a surprise for Tom/ }));
    expect(dialog.queryByLabelText(/^Revealed on the evening of/)).toBeNull();
    await actor.click(dialog.getByText('Mark as purchased'));
    expect(await screen.findByText('A telescope is purchased')).toBeInTheDocument();
    const own = await tick(actor, 'A lamp');
    expect(own.queryByRole('switch')).toBeNull();
    await actor.click(own.getByText('Mark as purchased'));
    await waitFor(() => expect(fake.calls).toHaveLength(2));
    expect(fake.calls).toMatchObject([{ args: { surprise: false } }, { args: { surprise: false } }]);
  });

  it('is always a surprise while the family hides purchases', async () => {
    const { actor } = openGifts([telescope()], { until: '2026-12-25' });
    const dialog = await tick(actor, 'A telescope');
    const choice = dialog.getByRole('switch', { name: /^Keep it a surprise for Tom/ });
    expect(choice).toBeChecked();
    expect(choice).toBeDisabled();
    expect(dialog.getByText('Your family keeps purchases secret until Fri 25 Dec.')).toBeInTheDocument();
  });

  it('shows a conflict to the second buyer in the dialog, which stays open', async () => {
    const { actor, fake } = openGifts([telescope()]);
    fake.refuse('buy', domainError('CONFLICT', 'Somebody has bought this already.'));
    const dialog = await tick(actor, 'A telescope');
    await actor.click(dialog.getByRole('button', { name: 'Mark as purchased' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Somebody has bought this already.');
  });
});

describe('what the givers see', () => {
  it('lets the buyer reveal it after a confirmation', async () => {
    const { actor, fake } = openGifts([telescope({ ...bought('emma'), isSurprise: true })]);
    const reader = await read(actor, 'A telescope');
    await actor.click(reader.getByRole('button', { name: 'Reveal to Tom' }));
    await actor.click(reader.getByRole('button', { name: 'Not yet' }));
    expect(reader.getByRole('button', { name: 'Reveal to Tom' })).toHaveFocus();
    await actor.click(reader.getByRole('button', { name: 'Reveal to Tom' }));
    await actor.click(reader.getByRole('button', { name: 'Yes, reveal it' }));
    await waitFor(() => expect(reader.getByRole('status')).toHaveFocus());
    expect(reader.getByRole('status')).toHaveTextContent('It was a surprise. Tom knows about it now.');
    expect(fake.calls.map(({ name }) => name)).toEqual(['reveal']);
  });

  it('lets any member reveal what somebody outside has taken', async () => {
    const taken = { purchasedAt: '2026-10-07T12:00:00.000Z', isPurchased: true, takenBy: 'Granny Rose' };
    const { actor, fake } = openGifts([telescope({ ...taken, isSurprise: true })]);
    const reader = await read(actor, 'A telescope');
    expect(reader.getByRole('status')).toHaveTextContent(
      'Granny Rose bought it. It stays a surprise until one of you reveals it.',
    );
    await actor.click(reader.getByRole('button', { name: 'Reveal to Tom' }));
    await actor.click(reader.getByRole('button', { name: 'Yes, reveal it' }));
    await waitFor(() => expect(fake.calls.map(({ name }) => name)).toEqual(['reveal']));
  });

  it('adds a share of the price, changes and withdraws it', async () => {
    const poppy = wish('', { of: 'poppy' }).member;
    const { actor, fake } = openGifts([telescope({ shares: [share(20_00, poppy)] })]);
    const reader = await read(actor, 'A telescope');
    expect(reader.getByText('£100.00 still needed')).toBeInTheDocument();
    await actor.click(reader.getByRole('button', { name: 'Put in' }));
    const amount = () => reader.getByLabelText('What you put in');
    expect(amount()).toHaveFocus();
    await actor.type(amount(), '101');
    await actor.click(reader.getByRole('button', { name: 'Put in' }));
    expect(reader.getByText('At most £100.00 is still needed.')).toBeInTheDocument();
    await actor.clear(amount());
    await actor.type(amount(), '60{Enter}');
    expect(await reader.findByText('£40.00 still needed')).toBeInTheDocument();
    await actor.clear(amount());
    await actor.type(amount(), '100');
    await actor.click(reader.getByRole('button', { name: 'Change' }));
    expect(await reader.findByText('Fully covered')).toBeInTheDocument();
    await actor.click(reader.getByRole('button', { name: 'Withdraw' }));
    expect(await reader.findByText('£100.00 still needed')).toBeInTheDocument();
    expect(fake.calls.map(({ args }) => args['amount'])).toEqual([60_00, 100_00, 0]);
  });

  it('keeps a comment that could not be sent, even after the wish is closed', async () => {
    const { actor, fake } = openGifts([telescope()], {
      answers: {
        commentWish: () => {
          throw domainError('INTERNAL', 'no');
        },
      },
    });
    const reader = await read(actor, 'A telescope');
    await actor.click(reader.getByLabelText('Comment'));
    await actor.paste('Blue or green?');
    await actor.click(reader.getByRole('button', { name: 'Send' }));
    expect(await reader.findByText('The comment was not sent. It is still here.')).toBeInTheDocument();
    await actor.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const again = await read(actor, 'A telescope');
    expect(again.getByLabelText('Comment')).toHaveValue('Blue or green?');
    expect(fake.calls).toEqual([]);
  });

  it("sends and removes comments, for an admin others' as well", async () => {
    const poppy = wish('', { of: 'poppy' }).member;
    const { actor } = openGifts([telescope({ comments: [comment('c1', 'In red, please', poppy)] })]);
    const reader = await read(actor, 'A telescope');
    await actor.click(reader.getByLabelText('Comment'));
    await actor.paste('I order it');
    await actor.click(reader.getByRole('button', { name: 'Send' }));
    expect(await reader.findByText('I order it')).toBeInTheDocument();
    expect(reader.getByLabelText('Comment')).toHaveValue('');
    await actor.click(reader.getByRole('button', { name: 'Remove the comment “In red, please”' }));
    await waitFor(() => expect(reader.queryByText('In red, please')).toBeNull());
  });
});

describe('the wisher', () => {
  it('unwraps revealed gifts one after the other, each once', async () => {
    const gift = (title: string, at: string) =>
      wish(title, { ...bought('tom'), wasSurprise: true, purchasedAt: `2026-10-0${at}T18:00:00.000Z` });
    const gifts = [
      gift('A lamp', '6'),
      { ...gift('A vase', '7'), shares: [share(5_00), share(7_00, wish('', { of: 'poppy' }).member)] },
      wish('A cup', { ...bought('tom') }),
    ];
    const { actor, unmount } = openGifts(gifts);
    const parcel = within(await screen.findByRole('region', { name: 'A surprise for you' }));
    expect(parcel.getByRole('heading')).toHaveTextContent('2 surprises for you');
    await actor.click(parcel.getByRole('button', { name: 'Open it' }));
    expect(parcel.getByRole('heading')).toHaveTextContent('A vase');
    expect(parcel.getByRole('heading')).toHaveFocus();
    expect(parcel.getByText('From Tom and Poppy')).toBeInTheDocument();
    await actor.click(parcel.getByRole('button', { name: 'Open the next one' }));
    expect(parcel.getByRole('heading')).toHaveTextContent('A lamp');
    await actor.click(parcel.getByRole('button', { name: 'Lovely!' }));
    expect(screen.queryByRole('region', { name: 'A surprise for you' })).toBeNull();
    const reader = await read(actor, 'A lamp');
    expect(reader.getByText('A surprise from Tom')).toBeInTheDocument();
    unmount();
    openGifts(gifts);
    expect(await screen.findByText('From Tom and Poppy')).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'A surprise for you' })).toBeNull();
  });
});

describe('the whole list', () => {
  const openMenu = async (actor: ReturnType<typeof openGifts>['actor'], item: string) => {
    await actor.click(await screen.findByRole('button', { name: 'More for the wishlist' }));
    await actor.click(await screen.findByRole('menuitem', { name: item }));
    return within(await screen.findByRole('dialog', { name: item }));
  };

  it('can be shared outside the family by anybody but the wisher, and unshared', async () => {
    const taken = telescope({ isPurchased: true, isSurprise: true, takenBy: 'Granny Rose' });
    const { actor, fake } = openGifts([taken]);
    const dialog = await openMenu(actor, 'A list for the grandparents');
    expect(dialog.queryByRole('radio', { name: 'Emma' })).toBeNull();
    await actor.click(dialog.getByRole('radio', { name: 'Tom' }));
    await actor.click(await dialog.findByRole('button', { name: 'Create link' }));
    expect(await dialog.findByRole('textbox', { name: 'Link' })).toHaveValue(
      'https://home.example/shared-wishlist#token',
    );
    expect(dialog.getByText('Not for Tom: the page shows what is taken.')).toBeInTheDocument();
    expect(dialog.getByText('You created the link on 8 Oct 2026.')).toBeInTheDocument();
    expect(dialog.getByRole('link', { name: 'Send by email' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:\?subject=.*shared-wishlist%23token$/),
    );
    expect(dialog.getByRole('listitem')).toHaveTextContent('A telescopeGranny Rose');
    await actor.click(dialog.getByRole('button', { name: 'Stop sharing' }));
    await actor.click(dialog.getByRole('button', { name: 'Yes, stop sharing' }));
    expect(await dialog.findByRole('button', { name: 'Create link' })).toBeInTheDocument();
    expect(fake.calls).toEqual(['shareList', 'revoke'].map((name) => ({ name, args: { memberId: tom.memberId } })));
  });

  it('reports that the link could not be loaded, and retries', async () => {
    let fails = true;
    const { actor } = openGifts([telescope()], {
      answers: {
        wishlistLink: () => {
          if (fails) throw domainError('INTERNAL', 'no');
          return null;
        },
      },
    });
    const dialog = await openMenu(actor, 'A list for the grandparents');
    expect(await dialog.findByRole('alert')).toHaveTextContent('The link could not be loaded.');
    fails = false;
    await actor.click(dialog.getByRole('button', { name: 'Retry' }));
    expect(await dialog.findByRole('button', { name: 'Create link' })).toBeInTheDocument();
  });

  it('hides purchases until a day, and can stop hiding them', async () => {
    const { actor, fake } = openGifts([telescope()]);
    const dialog = await openMenu(actor, 'Hide purchases until a day');
    await actor.click(dialog.getByRole('button', { name: 'Hide purchases' }));
    expect(dialog.getByText('Please choose a day.')).toBeInTheDocument();
    fillIn(dialog.getByLabelText('Until the evening of'), '25 Dec 2026');
    await actor.click(dialog.getByRole('button', { name: 'Hide purchases' }));
    expect(await screen.findByText('What is bought for others stays a surprise until Fri 25 Dec.')).toBeInTheDocument();
    const again = await openMenu(actor, 'Hide purchases until a day');
    await actor.click(again.getByRole('button', { name: 'Stop hiding' }));
    await waitFor(() => expect(screen.queryByText(/stays a surprise until/)).toBeNull());
    expect(fake.calls.map(({ args }) => args['until'])).toEqual(['2026-12-25', null]);
  });
});
