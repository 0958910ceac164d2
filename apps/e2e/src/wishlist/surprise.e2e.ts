import type { Locator, Page } from '@playwright/test';
import { foundFamily, gql, type Person } from '../kit/api';
import { expectAccessible, expectAccessibleInBothLayouts } from '../kit/axe';
import { plusDays, today } from '../kit/days';
import { fillSignIn } from '../kit/forms';
import { mailTo } from '../kit/mail';
import { choosePersonEntry, openSection } from '../kit/sections';
import { expect, phone, refused, test } from '../kit/test';

const COMMENT = 'Blue or green?';
const GRANNY = 'Granny Rose';
/** What must not reach the wisher in any form: text, figures, fields of answers. */
const SECRET = new RegExp(`${COMMENT.slice(0, -1)}|${GRANNY}|"(?:isSurprise|isPurchased|is_taken)":true|"amount":\\d`);

async function addWish(person: Person, title: string, price: number | null = null): Promise<void> {
  const mutation = 'mutation ($input: WishInput!) { addWish(input: $input) { id } }';
  await gql(person, mutation, { input: { title, price, category: 'Gifts', wantedBy: plusDays(today(), 30) } });
}

/** Records everything that a browser receives from now on: answers and live messages. */
function overhear(page: Page): () => string {
  const received: string[] = [];
  page.on('response', (response) => {
    if (/\/(?:graphql|api)\b/.test(response.url()))
      void response.text().then(
        (text) => received.push(text),
        () => undefined,
      );
  });
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => received.push(String(payload))));
  return () => received.join('\n');
}

/** Everything stored in a browser, by any of its users. */
const storedIn = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const rows: unknown[] = [];
    for (const { name } of await indexedDB.databases()) {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name ?? '');
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error ?? new Error('closed'));
      });
      for (const store of db.objectStoreNames)
        rows.push(
          await new Promise((resolve) => {
            const reading = db.transaction(store).objectStore(store).getAll();
            reading.onsuccess = () => resolve(reading.result);
          }),
        );
      db.close();
    }
    return JSON.stringify([rows, { ...localStorage }, { ...sessionStorage }]);
  });

const wishOn = (page: Page, title: string): Locator => page.getByRole('article', { name: title });
const tickOf = (page: Page, title: string): Locator => page.getByRole('checkbox', { name: `Purchased: ${title}` });
const read = (page: Page, title: string) => page.getByRole('button', { name: title, exact: true }).click();

test('a secret purchase is visible to everybody but the wisher, until it is revealed', async ({ open, allow }) => {
  allow(refused(404, 409));
  const { admin, members } = await foundFamily({ members: ['Theo Ashdown', 'Rosa Ashdown'] });
  const [theo, rosa] = members as [Person, Person];
  await addWish(theo, 'A telescope', 120_00);
  await addWish(theo, 'A kite', 30_00);
  await addWish(theo, 'A globe', 45_00);
  const path = '/dashboard#wishlist';
  const [hannahs, rosas, theos] = await Promise.all([
    open(admin, { path }),
    open(rosa, { path }),
    open(theo, { path, viewport: phone }),
  ]);
  const received = overhear(theos);
  await expect(wishOn(theos, 'A telescope')).toBeVisible();
  const before = await theos.getByRole('main').innerText();

  // Two members buy the same wish; the second gets a conflict.
  await tickOf(rosas, 'A telescope').click();
  const second = rosas.getByRole('dialog', { name: 'Mark as Purchased' });
  await expect(second.getByText('Are you sure you want to mark "A telescope" as purchased?')).toBeVisible();
  await tickOf(hannahs, 'A telescope').click();
  const first = hannahs.getByRole('dialog', { name: 'Mark as Purchased' });
  await expect(first.getByRole('switch', { name: 'Keep it a surprise for Theo' })).toBeChecked();
  await expectAccessibleInBothLayouts(hannahs, 'marking a wish as purchased');
  await first.getByRole('button', { name: 'Mark as purchased' }).click();
  await expect(hannahs.getByText('A telescope is purchased, and Theo does not know')).toBeVisible();
  await second.getByRole('button', { name: 'Mark as purchased' }).click();
  await expect(second.getByRole('alert')).toHaveText('Somebody has bought this already.');
  // A button loses the focus while it is disabled, and regains it.
  await expect(second.getByRole('button', { name: 'Mark as purchased' })).toBeFocused();
  await rosas.keyboard.press('Escape');
  await expect(rosas.getByText(/^Hannah bought it · Secret until/)).toBeVisible();

  // They share the price of another wish, and comment on it.
  await read(rosas, 'A kite');
  const reader = rosas.getByRole('dialog', { name: 'A kite' });
  await expect(reader.getByText('Theo cannot see this')).toBeVisible();
  await reader.getByRole('button', { name: 'Put in' }).click();
  await expect(reader.getByLabel('What you put in')).toBeFocused();
  await reader.getByLabel('What you put in').fill('31');
  await reader.getByRole('button', { name: 'Put in' }).click();
  await expect(reader.getByText('At most £30.00 is still needed.')).toBeVisible();
  await reader.getByLabel('What you put in').fill('20');
  await reader.getByRole('button', { name: 'Put in' }).click();
  await expect(reader.getByText('£10.00 still needed')).toBeVisible();
  await reader.getByLabel('Comment', { exact: true }).fill(COMMENT);
  await reader.getByRole('button', { name: 'Send' }).click();
  await expect(reader.getByRole('listitem').filter({ hasText: COMMENT })).toBeVisible();
  await expectAccessibleInBothLayouts(rosas, 'a wish among the givers');
  await expect(wishOn(hannahs, 'A kite').getByText('£10.00 still needed · 1 comment')).toBeVisible();

  // Somebody outside takes the third, by a link that is hidden from Theo.
  await hannahs.getByRole('button', { name: 'More for the wishlist' }).click();
  await hannahs.getByRole('menuitem', { name: 'A list for the grandparents' }).click();
  const sharing = hannahs.getByRole('dialog', { name: 'A list for the grandparents' });
  await sharing.getByRole('radio', { name: 'Theo' }).check();
  await sharing.getByRole('button', { name: 'Create link' }).click();
  const link = await sharing.getByRole('textbox', { name: 'Link' }).inputValue();
  await expect(sharing.getByText('Not for Theo: the page shows what is taken.')).toBeVisible();
  await expectAccessibleInBothLayouts(hannahs, 'sharing a list');
  const granny = await open(null, { viewport: phone });
  await granny.goto(link);
  await expect(granny.getByRole('heading', { level: 1, name: 'What Theo wishes for' })).toBeVisible();
  await expect(granny.getByText('Somebody is getting this')).toHaveCount(1);
  await granny.getByRole('button', { name: 'I will get this: A globe' }).click();
  await granny.getByLabel('Your name').fill(GRANNY);
  await expectAccessible(granny, 'taking a wish of a shared list');
  await granny.getByRole('button', { name: 'Yes, I will get it' }).click();
  await granny.reload();
  await expect(granny.getByText(`Thank you, ${GRANNY}!`)).toBeVisible();
  await expectAccessibleInBothLayouts(granny, 'a shared list');
  await expect(sharing.getByRole('listitem').filter({ hasText: 'A globe' })).toContainText(GRANNY);

  // Theo checks every screen. The others' last open change has arrived, so earlier ones would have, too.
  await addWish(admin, 'A garden chair');
  await expect(wishOn(theos, 'A garden chair')).toBeVisible();
  await gql(admin, 'mutation { sendDailyDigest { recipients } }');
  const mail = await mailTo(theo.email, /./);
  for (const title of ['A telescope', 'A kite', 'A globe']) {
    await read(theos, title);
    const own = theos.getByRole('dialog', { name: title });
    await expect(own.getByRole('button', { name: 'Mark as purchased' })).toBeVisible();
    await expect(own.getByText(/cannot see|bought|Put in|Undo/)).toHaveCount(0);
    await theos.keyboard.press('Escape');
  }
  await theos.reload();
  await expect(wishOn(theos, 'A garden chair')).toBeVisible();
  await gql(admin, 'mutation ($id: ID!) { deleteWish(id: $id) { id } }', { id: await idOf(admin, 'A garden chair') });
  await expect(wishOn(theos, 'A garden chair')).toHaveCount(0);
  expect(await theos.getByRole('main').innerText()).toBe(before);
  for (const section of ['dashboard', 'bin', 'family'] as const) {
    await openSection(theos, section);
    await expect(theos.getByRole('main')).not.toContainText(/purchased|surprise|Granny/i);
  }
  await theos.getByRole('button', { name: 'Search' }).click();
  await theos.getByRole('combobox').or(theos.getByRole('searchbox')).first().fill('telescope');
  await expect(
    theos
      .getByRole('option', { name: /telescope/ })
      .or(theos.getByRole('link', { name: /telescope/ }))
      .first(),
  ).toBeVisible();
  await theos.keyboard.press('Escape');
  expect(mail).not.toMatch(/purchased|surprise|Granny/i);
  expect(`${received()}\n${await storedIn(theos)}`).not.toMatch(SECRET);

  // Then Hannah reveals her purchase: a parcel that Theo unwraps.
  await openSection(theos, 'wishlist');
  await hannahs.keyboard.press('Escape');
  await read(hannahs, 'A telescope');
  const gift = hannahs.getByRole('dialog', { name: 'A telescope' });
  await gift.getByRole('button', { name: 'Reveal to Theo' }).click();
  await gift.getByRole('button', { name: 'Yes, reveal it' }).click();
  await expect(gift.getByText('You bought it. It was a surprise. Theo knows about it now.')).toBeFocused();
  const parcel = theos.getByRole('region', { name: 'A surprise for you' });
  await expect(parcel.getByRole('heading', { name: 'A surprise for you' })).toBeVisible();
  await parcel.getByRole('button', { name: 'Open it' }).click();
  await expect(parcel.getByRole('heading', { name: 'A telescope' })).toBeFocused();
  await expect(parcel.getByText('From Hannah')).toBeVisible();
  await expectAccessibleInBothLayouts(theos, 'a gift that was revealed');
  await parcel.getByRole('button', { name: 'Lovely!' }).click();
  await theos.reload();
  await expect(tickOf(theos, 'A telescope')).toBeChecked();
  await expect(parcel).toHaveCount(0);

  // The link is revoked for everybody; what was taken stays taken.
  await hannahs.keyboard.press('Escape');
  await hannahs.getByRole('button', { name: 'More for the wishlist' }).click();
  await hannahs.getByRole('menuitem', { name: 'A list for the grandparents' }).click();
  await sharing.getByRole('button', { name: 'Stop sharing' }).click();
  await sharing.getByRole('button', { name: 'Yes, stop sharing' }).click();
  await expect(sharing.getByRole('button', { name: 'Create link' })).toBeVisible();
  await granny.reload();
  await expect(granny.getByRole('heading', { name: 'This list is no longer shared' })).toBeVisible();
});

async function idOf(person: Person, title: string): Promise<string> {
  const { wishlist } = await gql<{ wishlist: { wishes: { id: string; title: string }[] } }>(
    person,
    '{ wishlist { wishes { id title } } }',
  );
  return wishlist.wishes.find((wish) => wish.title === title)?.id ?? '';
}

test('a device shared by two people keeps no trace of a surprise for the second', async ({ open }) => {
  const { admin, members } = await foundFamily({ members: ['Theo Ashdown'] });
  const [theo] = members as [Person];
  await addWish(theo, 'A telescope', 120_00);
  const page = await open(admin, { path: '/dashboard#wishlist' });
  await read(page, 'A telescope');
  await page.getByRole('dialog', { name: 'A telescope' }).getByLabel('Comment', { exact: true }).fill(COMMENT);
  await page.keyboard.press('Escape');
  await tickOf(page, 'A telescope').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as purchased' }).click();
  await expect(page.getByText('A telescope is purchased, and Theo does not know')).toBeVisible();
  await expect.poll(() => storedIn(page)).toContain(COMMENT);
  await expect.poll(() => storedIn(page)).toMatch(/"isSurprise":true/);

  await choosePersonEntry(page, 'Sign Out');
  await page.getByRole('button', { name: 'Sign In' }).first().click();
  const received = overhear(page);
  await fillSignIn(page, theo);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Theo/);
  await openSection(page, 'wishlist');
  await expect(page.getByText('Theo does not know')).toHaveCount(0);
  await read(page, 'A telescope');
  const own = page.getByRole('dialog', { name: 'A telescope' });
  await expect(own.getByRole('button', { name: 'Mark as purchased' })).toBeVisible();
  await expect(own.getByText(/Undo|cannot see/)).toHaveCount(0);
  expect(`${received()}\n${await storedIn(page)}`).not.toMatch(SECRET);
});
