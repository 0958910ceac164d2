import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { dropWritesOf } from '../../../storage/device-store';
import { freezeDate } from '../../../test/clock';
import { domainError } from '../../../test/network';
import { item, list, openShopping } from './shopping.test-kit';

beforeEach(() => freezeDate());
afterEach(async () => {
  await dropWritesOf('user-emma');
  jest.useRealTimers();
});

const aisle = (name: string) => screen.findByRole('list', { name });
const tick = (name: string) => screen.findByLabelText(name);
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const namesIn = (rows: HTMLElement): string[] =>
  within(rows)
    .getAllByRole('checkbox')
    .map((box) => box.getAttribute('aria-label') ?? '');

it('shows items by aisle in shop order, with who requested them and why', async () => {
  openShopping(
    [
      item('milk', { notes: 'Blue top', assignedTo: 'member-emma' }),
      item('carrots', { amount: 8, quantity: '8' }),
      item(
        'lamb mince',
        { quantity: '500 g', isAiGenerated: true },
        {
          mealTitle: 'Lasagne',
          mealDate: '2026-10-09',
          isGenerated: true,
        },
      ),
      item('peas', { priority: 'high' }),
      item('bread', { isPurchased: true, purchasedAt: '2026-10-08T08:00:00.000Z' }),
    ],
    { lists: [list('Tesco', { aisles: ['Dairy', 'Produce', 'Meat', 'Frozen'] }), list('Boots')] },
  );
  const dairy = await aisle('Dairy, eggs & chilled');
  expect(dairy).toHaveTextContent('MilkBlue top · Emma buys it');
  expect(within(dairy).getByRole('img', { name: 'asked for by Tom' })).toBeVisible();
  expect(await aisle('Meat & fish')).toHaveTextContent('Lamb minceLasagne, Friday500 g');
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings.findIndex((text) => text?.includes('Dairy'))).toBeLessThan(
    headings.findIndex((text) => text?.includes('Fruit')),
  );
  expect(screen.getByText('Do not forget')).toBeVisible();
  expect(await button(/^In the basket ?1/)).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByRole('navigation', { name: 'Shopping lists' })).toHaveTextContent('Tesco4, 4 items to buyBoots0');
});

it('ticks with one tap: the row stays for a moment, then moves to the basket, and Undo reverts it', async () => {
  const { actor, shop } = openShopping([item('milk'), item('butter'), item('carrots')]);
  await actor.click(await tick('Milk'));
  const dairy = await aisle('Dairy, eggs & chilled');
  expect(await tick('Milk')).toBeChecked();
  expect(namesIn(dairy)).toEqual(['Milk', 'Butter']);
  expect(await screen.findByText('In the basket: Milk')).toBeVisible();
  await waitFor(async () => expect(namesIn(await aisle('Dairy, eggs & chilled'))).toEqual(['Butter']));
  expect(shop.items.find(({ ingredientName }) => ingredientName === 'milk')?.isPurchased).toBe(true);
  await actor.click(await button('Undo'));
  await waitFor(async () => expect(namesIn(await aisle('Dairy, eggs & chilled'))).toEqual(['Milk', 'Butter']));
  expect(
    shop.calls.map(({ args }) => (args['changes'] as { tick: { isPurchased: boolean } }[])[0]?.tick.isPurchased),
  ).toEqual([true, false]);
});

it('adds several items in words, each in its aisle, merged with existing ones', async () => {
  const { actor, shop } = openShopping([item('milk', { amount: 1, quantity: '1' }, { amount: 1 })]);
  const field = await screen.findByLabelText('Add to the shopping list in words');
  await actor.click(field);
  await actor.paste('2 milk, 6 eggs and bread rolls');
  const understood = await screen.findByRole('list', { name: 'Understood as' });
  expect(
    within(understood)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['🥛2 milkDairy, eggs & chilled', '🥛6 eggsDairy, eggs & chilled', '🍞bread rollsBread & bakery']);
  await actor.type(field, '{Enter}');
  expect(await screen.findByText('Added 3 items successfully')).toBeVisible();
  await waitFor(async () => expect(namesIn(await aisle('Dairy, eggs & chilled'))).toEqual(['Milk, 3', 'Eggs, 6']));
  expect(namesIn(await aisle('Bread & bakery'))).toEqual(['Bread rolls']);
  expect(shop.calls).toHaveLength(1);
  expect(field).toHaveValue('');
});

it('suggests earlier purchases after two letters, marks those on the list by any name, and continues', async () => {
  const asked: string[] = [];
  const suggestion = (name: string, aisle: string) => ({ name, quantity: null, aisle, timesBought: 9 });
  const { actor } = openShopping([item('tomatoes'), item('tea', { isPurchased: true })], {
    answers: {
      shoppingSuggestions: ({ text }: { text: string }) => {
        asked.push(text);
        return [suggestion('whole milk', 'Dairy'), suggestion('tomato', 'Produce'), suggestion('tea', 'Beverages')];
      },
    },
  });
  await aisle('Fruit & vegetables');
  const field = await screen.findByLabelText('Add to the shopping list in words');
  await actor.type(field, '6 eggs, 2 mi');
  expect(await button('Add more tomato, which is on the list')).toHaveTextContent('on the list');
  expect(await button('Add tea')).toBeVisible();
  await actor.click(await button('Add whole milk'));
  expect(field).toHaveValue('6 eggs, 2 whole milk, ');
  expect(field).toHaveFocus();
  expect(asked.every((text) => text.length >= 2)).toBe(true);
});

it('shows an item before editing it, and sends only edited fields', async () => {
  const { actor, shop } = openShopping([item('milk', { notes: 'Blue top' })]);
  await actor.click(await button(/^Milk/));
  const reader = await screen.findByRole('dialog', { name: 'Milk' });
  expect(reader).toHaveTextContent('Asked for by Tom');
  expect(reader).toHaveTextContent('Blue top');
  await actor.click(within(reader).getByRole('button', { name: 'Edit' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit Shopping Item' });
  await actor.clear(within(dialog).getByLabelText('Item'));
  await actor.click(within(dialog).getByRole('button', { name: 'Save Changes' }));
  expect(within(dialog).getByText('Please write what to buy.')).toBeVisible();
  await actor.click(within(dialog).getByLabelText('Item'));
  await actor.paste('oat milk');
  await actor.type(within(dialog).getByLabelText(/^Amount/), 'some');
  await actor.click(within(dialog).getByRole('button', { name: 'Save Changes' }));
  expect(within(dialog).getByText(/Please write a number above 0/)).toBeVisible();
  await actor.clear(within(dialog).getByLabelText(/^Amount/));
  await actor.type(within(dialog).getByLabelText(/^Amount/), '1½');
  await actor.click(within(dialog).getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Changed oat milk')).toBeVisible();
  expect(shop.calls[0]?.args['changes']).toMatchObject([{ edit: { name: 'oat milk', amount: 1.5, unit: null } }]);
  expect(shop.calls[0]?.args['changes']).not.toMatchObject([{ edit: { notes: expect.anything() as string } }]);
});

it('selects, deletes several items with Undo, and copies the list', async () => {
  const { actor, shop } = openShopping([item('milk'), item('carrots'), item('bread')]);
  await screen.findByRole('checkbox', { name: 'Milk' });
  await actor.click(await button('More for this list'));
  await actor.click(await screen.findByRole('menuitem', { name: 'Select items' }));
  await actor.click(await button('Select all'));
  expect(await button('Deselect all')).toBeVisible();
  await actor.click(await screen.findByRole('checkbox', { name: 'Select Bread' }));
  expect(screen.getByText('2 selected')).toBeVisible();
  await actor.click(await button('Delete 2 items'));
  await actor.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete 2 items' }));
  expect(await screen.findByText('Deleted 2 items successfully')).toBeVisible();
  expect(shop.items.map(({ ingredientName }) => ingredientName)).toEqual(['bread']);
  await actor.click(await button('Undo'));
  expect(await tick('Milk')).toBeVisible();
  await actor.click(await button('Copy list'));
  expect(await screen.findByText('Shopping list copied to clipboard!')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(
    '🥕 Fruit & vegetables\n- carrots\n\n🍞 Bread & bakery\n- bread\n\n🥛 Dairy, eggs & chilled\n- milk',
  );
});

it('accepts a pasted list of lines, drops duplicates, and adds it in one call', async () => {
  const { actor, shop } = openShopping([]);
  const field = await screen.findByLabelText('Add to the shopping list in words');
  fireEvent.paste(field, { clipboardData: { getData: () => 'Milk\n2 tins tomatoes\nmilk\n- bread' } });
  const dialog = await screen.findByRole('dialog', { name: 'Quick Add Items' });
  const chips = within(dialog).getByRole('list', { name: 'Items to add' });
  expect(
    within(chips)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toHaveLength(3);
  await actor.click(within(chips).getByRole('button', { name: 'Remove bread' }));
  await actor.type(within(dialog).getByLabelText('Item'), 'eggs{Enter}');
  await actor.click(within(dialog).getByLabelText('Item'));
  await actor.paste('butter');
  await actor.click(within(dialog).getByRole('button', { name: 'Add 4 Items' }));
  expect(await screen.findByText('Added 4 items successfully')).toBeVisible();
  expect(shop.calls).toHaveLength(1);
  expect((shop.calls[0]?.args['changes'] as unknown[]).length).toBe(4);
});

it('has a shopping mode with large rows until everything is in the basket', async () => {
  const { actor, shop } = openShopping([item('milk'), item('bread')]);
  await tick('Milk');
  await actor.click(await button('Start shopping'));
  const mode = await screen.findByRole('dialog', { name: 'Shopping: Tesco' });
  expect(shop.calls[0]).toMatchObject({ name: 'setShopping', args: { isShopping: true } });
  await actor.click(within(mode).getByRole('checkbox', { name: 'Milk' }));
  expect(await within(mode).findByText('1 of 2 in the basket')).toBeInTheDocument();
  await actor.click(within(mode).getByRole('checkbox', { name: 'Bread' }));
  expect(await within(mode).findByText('That’s everything!')).toBeVisible();
  await actor.click(within(mode).getByRole('button', { name: 'Finish and clear the basket' }));
  expect(await screen.findByText('Cleared 2 items from the basket')).toBeVisible();
  await waitFor(() => expect(shop.items).toHaveLength(0));
  expect(shop.calls.some(({ name, args }) => name === 'setShopping' && args['isShopping'] === false)).toBe(true);
});

it('moves an aisle by keyboard, and resets to the learned order', async () => {
  const { shop, actor } = openShopping([item('milk')]);
  const move = await button('Move Bread & bakery');
  move.focus();
  fireEvent.keyDown(move, { key: 'm' });
  fireEvent.keyDown(window, { key: 'ArrowUp' });
  fireEvent.keyDown(window, { key: 'Enter' });
  expect(await screen.findByText('Saved the order of the aisles')).toBeVisible();
  expect((shop.calls[0]?.args['aisles'] as string[]).slice(0, 3)).toEqual(['Bakery', 'Produce', 'Meat']);
  await actor.click(await button('Learn again'));
  await waitFor(() => expect(shop.calls.at(-1)?.args['aisles']).toBeNull());
});

it('guides a family without a list, and creates one with the first item', async () => {
  const { actor, shop } = openShopping([], { lists: [] });
  expect(await screen.findByRole('heading', { name: 'Your first shopping list' })).toBeVisible();
  await actor.type(await screen.findByLabelText('Add to the shopping list in words'), 'milk{Enter}');
  expect(await tick('Milk')).toBeVisible();
  expect(await screen.findByRole('navigation', { name: 'Shopping lists' })).toBeVisible();
  expect(shop.lists).toHaveLength(1);
});

it('reports that the list could not be loaded, and retries', async () => {
  let broken = true;
  const { actor } = openShopping([], {
    answers: {
      shoppingList: () => {
        if (broken) throw domainError('INTERNAL', 'Broken');
        return { list: list('Tesco'), open: [item('milk')], basket: [], basketCount: 0 };
      },
    },
  });
  expect(await screen.findByText('The shopping list could not be loaded')).toBeVisible();
  broken = false;
  await actor.click(await button('Try Again'));
  expect(await tick('Milk')).toBeVisible();
});

it('previews what the week needs before it is added to the list', async () => {
  const calls: unknown[] = [];
  const { actor } = openShopping([], {
    answers: {
      shoppingPreview: {
        weekStart: '2026-10-05',
        meals: 2,
        pastMeals: 0,
        items: [
          {
            key: 'mince',
            name: 'lamb mince',
            quantity: '500 g',
            aisle: 'Meat',
            parts: [],
            inHouse: '200 g',
            isOnList: false,
          },
          { key: 'leek', name: 'leeks', quantity: '2', aisle: 'Produce', parts: [], inHouse: null, isOnList: true },
        ],
        leftOut: [{ key: 'rice', name: 'rice', quantity: '200 g', why: 'You have rice.' }],
        unknownMeals: ['Surprise'],
        originalCount: 4,
        consolidatedCount: 3,
      },
      generateShoppingList: (args: unknown) => {
        calls.push(args);
        return {
          listId: 'list-tesco',
          items: [],
          added: 2,
          cleared: 0,
          failed: 0,
          leftOut: [],
          hint: null,
          message: 'Smart shopping list generated! Added 2 optimized ingredients',
        };
      },
    },
  });
  await actor.click(await button('Generate AI Shopping List'));
  const dialog = await screen.findByRole('dialog', { name: 'Generate AI Shopping List' });
  expect(await within(dialog).findByText('You have rice.')).toBeVisible();
  expect(within(dialog).getByText('You have 200 g')).toBeVisible();
  expect(within(dialog).getByText(/Surprise\./)).toBeVisible();
  await actor.click(within(dialog).getByRole('checkbox', { name: 'Put leeks on the list' }));
  await actor.click(within(dialog).getByRole('checkbox', { name: 'Add rice anyway' }));
  await actor.click(within(dialog).getByRole('button', { name: 'Add 2 items' }));
  expect(await screen.findByText('Smart shopping list generated! Added 2 optimized ingredients')).toBeVisible();
  expect(calls[0]).toMatchObject({ weekStart: '2026-10-05', without: ['leek'], with: ['rice'] });
});
