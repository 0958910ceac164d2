import { foundFamily } from '../kit/api';
import { expectAccessible, expectAccessibleInBothLayouts } from '../kit/axe';
import { goOffline, unreachable } from '../kit/offline';
import { png } from '../kit/pixels';
import { expect, phone, test } from '../kit/test';

const picture = (name: string, width: number, height: number) => ({
  name,
  mimeType: 'image/png',
  buffer: png(width, height),
});

test('a post with a mention, pictures and a poll arrives elsewhere, where it is read, voted in and confirmed', async ({
  open,
  allow,
}) => {
  const { admin, members } = await foundFamily({ members: ['Tom Ashdown', 'Rosa Ashdown'] });
  const page = await open(admin, { path: '/dashboard#forum' });
  const tom = await open(members[0] ?? null, { path: '/dashboard#forum', viewport: phone, hasTouch: true });
  await expect(tom.getByText('No posts yet. Be the first to share something!')).toBeVisible();

  // A template never overwrites typed text without a confirmation.
  await page.getByRole('button', { name: 'New Post' }).first().click();
  const form = page.getByRole('dialog', { name: 'New Post' });
  const content = form.getByRole('textbox', { name: 'Content' });
  await expect(content).toBeFocused();
  await content.pressSequentially('The hatch is stuck. ');
  await form.getByRole('button', { name: 'Announcement' }).click();
  const question = page.getByRole('dialog', { name: 'Replace what you wrote?' });
  await expectAccessible(page, 'the question of a template');
  await question.getByRole('button', { name: 'Add it below' }).click();
  await expect(content).toHaveValue(/^The hatch is stuck\.\n\n\*\*What is new:\*\*/);
  await expect(form.getByRole('combobox', { name: 'Category' })).toHaveText('Important');

  // Back closes the form without losing anything.
  await page.goBack();
  await expect(form).toBeHidden();
  await page.getByRole('button', { name: 'New Post' }).first().click();
  await form.getByRole('button', { name: 'Continue where you left off' }).click();
  await expect(content).toHaveValue(/^The hatch is stuck\./);

  // A mention by keyboard, and bold text.
  await content.fill('Please help, @t');
  await content.press('End');
  await expect(page.getByRole('option', { name: /Tom/ })).toBeVisible();
  await expectAccessible(page, 'people to mention');
  await content.press('Enter');
  await content.pressSequentially('on ');
  await content.press('Control+b');
  await content.pressSequentially('Saturday');
  await expect(content).toHaveValue('Please help, @Tom on **Saturday**');
  await content.press('Control+z');
  await expect(content).not.toHaveValue(/Saturday\*\*$/);
  await content.press('Control+Shift+z');
  await expect(content).toHaveValue('Please help, @Tom on **Saturday**');
  await form.getByRole('button', { name: 'Preview' }).click();
  await expect(form.getByRole('region', { name: 'Preview' }).locator('strong')).toHaveText('Saturday');

  // Pictures: chosen, described and reordered.
  await form.getByLabel('Add pictures').setInputFiles([picture('a.png', 640, 480), picture('b.png', 480, 640)]);
  await form.getByLabel('Description of picture 2').fill('The hatch from below');
  await form.getByRole('button', { name: 'Move picture 2', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Move up' }).click();
  await expect(form.getByLabel('Description of picture 1')).toHaveValue('The hatch from below');

  await form.getByRole('button', { name: 'Add a poll' }).click();
  await form.getByLabel(/^Question/).fill('Who helps?');
  await form.getByLabel('Answer 1', { exact: true }).fill('I do');
  await form.getByLabel('Answer 2', { exact: true }).fill('Not me');
  await expect(form.getByRole('switch', { name: 'Ask everyone to confirm that they have read it' })).toBeChecked();
  await expectAccessibleInBothLayouts(page, 'the form of a post');
  await form.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(form).toBeHidden();

  // It arrives live on the other phone: text, chip, and pictures, whose space is reserved before they load.
  const post = tom.getByRole('article').filter({ hasText: 'Please help' });
  await expect(post.locator('strong')).toHaveText('Saturday');
  await expect(post.locator('[data-me]'), 'the chip of whoever is meant').toHaveText(/Tom$/);
  await expectAccessible(tom, 'a post with everything');

  // A picture opens in the lightbox: keys move between pictures, Back closes it.
  await post.getByRole('button', { name: 'Open picture 1 of 2: The hatch from below' }).tap();
  const lightbox = tom.getByRole('dialog', { name: 'Pictures' });
  await expect(lightbox.getByRole('img', { name: 'Picture 1 of 2: The hatch from below' })).toBeVisible();
  await expectAccessible(tom, 'a picture');
  await tom.keyboard.press('ArrowRight');
  await expect(lightbox.getByText('2 of 2', { exact: true })).toBeVisible();
  await tom.goBack();
  await expect(lightbox).toBeHidden();
  await expect(post.getByRole('button', { name: /^Open picture 1/ }), 'the focus is back').toBeFocused();
  await expect(post).toBeVisible();

  // A vote is counted live for both, changed by another tap, and queued while offline.
  const own = page.getByRole('article').filter({ hasText: 'Please help' });
  await post.getByRole('button', { name: /^I do/ }).tap();
  await expect(own.getByRole('button', { name: /^I do.*1 vote, 100%/ })).toBeVisible();
  await expect(own.getByText('1 person voted', { exact: false })).toBeVisible();
  allow(unreachable);
  await goOffline(tom);
  await post.getByRole('button', { name: /^Not me/ }).tap();
  await expect(tom.getByText('Your vote will be counted when you are back online.')).toBeVisible();
  await expect(post.getByRole('button', { name: /^Not me/, pressed: true })).toBeVisible();
  await post.getByRole('button', { name: 'I have read it' }).tap();
  await expect(post.getByRole('button', { name: 'Read by 1 of 2' })).toBeVisible();
  await tom.context().setOffline(false);
  await expect(own.getByRole('button', { name: /^Not me.*1 vote, 100%/ })).toBeVisible();
  await expect(own.getByRole('button', { name: 'Read by 1 of 2' })).toBeVisible();

  // Ending the poll ends it for everybody.
  await own.getByRole('button', { name: 'End the poll' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End the poll' }).click();
  await expect(post.getByText('This poll has ended')).toBeVisible();
  await expect(post.getByRole('button', { name: /^Not me/ })).toHaveCount(0);
});
