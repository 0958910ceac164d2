import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { freezeDate } from '../../../test/clock';
import { domainError, network } from '../../../test/network';
import '../../bin/page';
import { item, list, openShopping } from './shopping.test-kit';

beforeEach(() => freezeDate());
afterEach(() => jest.useRealTimers());

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const tick = (name: string) => screen.findByRole('checkbox', { name });
const tabs = () => screen.findByRole('navigation', { name: 'Shopping lists' });

/** Opens a list and its dialog. */
async function edit({ actor }: ReturnType<typeof openShopping>, name: string): Promise<HTMLElement> {
  await actor.click(within(await tabs()).getByRole('button', { name: new RegExp(name) }));
  await waitFor(async () =>
    expect(within(await tabs()).getByRole('button', { name: new RegExp(name) })).toHaveAttribute(
      'aria-current',
      'true',
    ),
  );
  await actor.click(await button('More for this list'));
  await actor.click(await screen.findByRole('menuitem', { name: 'Edit list' }));
  return screen.findByRole('dialog', { name: 'Edit list' });
}

describe('a list', () => {
  it('is renamed and becomes the default one, each reverted by Undo', async () => {
    const opened = openShopping([item('milk')], { lists: [list('Tesco'), list('Boots')] });
    const { actor, shop } = opened;
    const dialog = await edit(opened, 'Boots');
    const name = within(dialog).getByRole('textbox', { name: 'Name' });
    await actor.clear(name);
    await actor.click(within(dialog).getByRole('button', { name: 'Save list' }));
    expect(within(dialog).getByText('Please give the list a name.')).toBeVisible();
    await actor.click(name);
    await actor.paste('Chemist');
    await actor.click(within(dialog).getByRole('switch', { name: /This is our usual list/ }));
    await actor.click(within(dialog).getByRole('button', { name: 'Save list' }));
    expect(await screen.findByText('Saved the list Chemist')).toBeVisible();
    await waitFor(async () => expect(await tabs()).toHaveTextContent(/Usual list: Chemist/));
    expect(await tabs()).not.toHaveTextContent(/Usual list: Tesco/);
    expect(shop.calls[0]?.args).toMatchObject({ id: 'list-boots', input: { name: 'Chemist', isDefault: true } });
    await actor.click(await button('Undo'));
    await waitFor(async () => expect(await tabs()).toHaveTextContent(/Usual list: Tesco/));
    expect(await tabs()).toHaveTextContent('Boots');
  });

  it('is deleted with its items after a question, and restored by Undo', async () => {
    const boots = [item('toothpaste', { listId: 'list-boots' }), item('plasters', { listId: 'list-boots' })];
    const opened = openShopping([item('milk'), ...boots], { lists: [list('Tesco'), list('Boots')] });
    const { actor, shop } = opened;
    await actor.click(within(await edit(opened, 'Boots')).getByRole('button', { name: 'Delete list' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete the list “Boots”?' });
    expect(question).toHaveTextContent('It still has 2 items to buy.');
    await actor.click(within(question).getByRole('button', { name: 'Delete list' }));
    expect(await screen.findByText('Deleted the list Boots')).toBeVisible();
    await waitFor(async () => expect(await tabs()).not.toHaveTextContent('Boots'));
    // the rows are drawn again once the usual list has been fetched
    await waitFor(async () => expect(await tick('Milk')).toBeVisible());
    await actor.click(await button('Undo'));
    await waitFor(async () => expect(await tabs()).toHaveTextContent('Boots2, 2 items to buy'));
    expect(shop.calls.map(({ name }) => name)).toEqual(['deleteList', 'undo']);
  });

  it('cannot be deleted while it is the default one, and shows why it could not be saved', async () => {
    const opened = openShopping([item('milk')], { lists: [list('Tesco'), list('Boots')] });
    const { actor, shop } = opened;
    const dialog = await edit(opened, 'Tesco');
    expect(within(dialog).queryByRole('button', { name: 'Delete list' })).not.toBeInTheDocument();
    expect(dialog).toHaveTextContent('The usual list cannot be deleted. Make another one the usual list first.');
    shop.refuse('updateList', domainError('INVALID', 'A name has at most 60 characters.', 'name'));
    await actor.click(within(dialog).getByRole('textbox', { name: 'Name' }));
    await actor.paste(' Extra');
    await actor.click(within(dialog).getByRole('button', { name: 'Save list' }));
    expect(await within(dialog).findByText('A name has at most 60 characters.')).toBeVisible();
    await actor.click(within(dialog).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Saved the list Tesco Extra')).toBeVisible();
  });
});

describe('links from other places', () => {
  /** A record in the bin; restoring calls `back`. */
  const inBin = (type: string, id: string, title: string, back: () => void) => {
    let binItems = [
      {
        ...{ id, type, title, detail: '', emoji: null, deletedByName: 'Tom', mayDeleteForever: true },
        deletedAt: '2026-10-08T09:00:00.000Z',
        restorableUntil: '2026-11-07T09:00:00.000Z',
      },
    ];
    return {
      binItems: () => ({ items: binItems, total: binItems.length, nextCursor: null }),
      restoreFromBin: () => {
        binItems = [];
        back();
        return { id, type, title, date: null };
      },
    };
  };

  it('an item is restored from the bin, and Show opens it on its list', async () => {
    const plasters = item('plasters', { listId: 'list-boots', notes: 'The blue ones' });
    const { actor, shop } = openShopping([item('milk')], {
      path: '/dashboard#bin',
      lists: [list('Tesco'), list('Boots')],
      answers: inBin('shopping_item', plasters.id, 'Plasters', () => (shop.items = [...shop.items, plasters])),
    });
    await actor.click(await button('Restore Plasters'));
    await actor.click(await button('Show'));
    expect(await screen.findByRole('dialog', { name: 'Plasters' })).toHaveTextContent('The blue ones');
    expect(window.location.hash).toBe('#shopping/list-boots');
  });

  it('a list is restored from the bin, and Show opens it', async () => {
    const { actor, shop } = openShopping([item('milk'), item('plasters', { listId: 'list-boots' })], {
      path: '/dashboard#bin',
      answers: inBin('shopping_list', 'list-boots', 'Boots', () => (shop.lists = [...shop.lists, list('Boots')])),
    });
    await actor.click(await button('Restore Boots'));
    await actor.click(await button('Show'));
    await waitFor(async () => expect(await tick('Plasters')).toBeVisible());
    expect(window.location.hash).toBe('#shopping/list-boots');
    expect(shop.fetched).toEqual([null, 'list-boots']);
  });

  it('a text shared from another app is reviewed before it is added, once', async () => {
    const { actor, shop } = openShopping([item('milk')], {
      path: '/dashboard?shared-title=For%20Sunday&shared-text=2%20leeks%0Abread#shopping',
    });
    const dialog = await screen.findByRole('dialog', { name: 'Quick Add Items' });
    const chips = within(dialog).getByRole('list', { name: 'Items to add' });
    expect(within(chips).getByRole('button', { name: 'Remove 2 leeks' })).toBeVisible();
    expect(window.location.search).toBe('');
    await actor.click(within(chips).getByRole('button', { name: /Sunday/ }));
    await actor.click(within(dialog).getByRole('button', { name: 'Add 2 Items' }));
    expect(await tick('Leeks, 2')).toBeVisible();
    expect(shop.items.map(({ ingredientName }) => ingredientName)).toEqual(['milk', 'leeks', 'bread']);
  });

  it('a search result is opened on its list, also by the id of one of its parts', async () => {
    network.use(http.get('*/identity/list-sessions', () => HttpResponse.json([])));
    const plasters = item('plasters', { listId: 'list-boots' }, { id: 'another-part' });
    const { actor, shop } = openShopping([item('milk'), plasters], {
      lists: [list('Tesco'), list('Boots')],
      answers: {
        search: {
          totalResults: 1,
          results: [
            {
              ...{ id: 'another-part', type: 'shopping_item', title: 'Plasters', content: null, date: null },
              ...{ author: 'Tom', authorMemberId: 'member-tom', category: 'Boots', metadata: { eventDate: null } },
            },
          ],
        },
      },
    });
    await tick('Milk');
    const search = async (): Promise<void> => {
      await actor.keyboard('/');
      const field = await screen.findByRole('combobox', { name: 'Search everything' });
      fireEvent.change(field, { target: { value: 'plasters' } });
      const results = await screen.findByRole('listbox', { name: 'Results' });
      await actor.click(await within(results).findByRole('option', { name: /Plasters/ }));
    };
    await search();
    const reader = await screen.findByRole('dialog', { name: 'Plasters' });
    expect(window.location.hash).toBe('#shopping/list-boots');
    await actor.click(within(reader).getByRole('button', { name: 'Close' }));
    shop.items = [];
    await search();
    expect(await screen.findByText('This is no longer on the list.')).toBeVisible();
  });
});
