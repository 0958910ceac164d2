import type { Page } from '@playwright/test';
import { tryDemo } from '../kit/api';
import { expectAccessible } from '../kit/axe';
import { chooseView, eventDialog, openCalendar, openCell, startEvent } from '../kit/calendar';
import { today } from '../kit/days';
import { openJobs, say } from '../kit/jobs';
import { openForEdit } from '../kit/reader';
import { choosePersonEntry, openSection } from '../kit/sections';
import { desktop, expect, phone, test } from '../kit/test';
import { inspect, inspectBriefly, inspectDialog, inspectInEach } from './screens';

// Every section and its main dialogs with the full demo family: accessible, at every width, in both layouts and schemes.
// newcomer.e2e.ts has the public screens and a family without data.

const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name }).first();

test('the demo family: dashboard, frame, search and jobs', async ({ open }) => {
  const page = await open(await tryDemo(), { path: '/dashboard' });
  const escape = () => page.keyboard.press('Escape');

  await test.step('dashboard', async () => {
    await openSection(page, 'dashboard');
    await expect(button(page, /Boiler service/)).toBeVisible();
    await inspect(page, 'the dashboard');
    const line = page.getByRole('textbox', { name: 'Add an event in words' });
    await line.fill('dentist on 3 Dec at 3');
    await expect(page.getByRole('group', { name: 'At 03:00 or 15:00?' })).toBeVisible();
    await inspect(page, 'what was understood, and a question');
    await line.fill('');
  });

  await test.step('frame', async () => {
    await page.setViewportSize({ ...desktop, width: 1100 });
    await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Calendar' }).hover();
    await expect(page.getByRole('tooltip')).toHaveText('Calendar');
    await expectAccessible(page, 'the rail with a tooltip');
    await page.mouse.move(600, 600);
    await page.getByRole('navigation', { name: 'Account' }).getByRole('button').click();
    await expect(page.getByRole('menu')).toBeVisible();
    await expectAccessible(page, 'the menu of the person');
    await escape();
    await choosePersonEntry(page, 'Send Daily Digest');
    await expect(page.getByRole('dialog').getByRole('article')).toBeVisible();
    await inspectDialog(page, /digest/i);
    await page.keyboard.press('?');
    await inspectDialog(page, 'Keyboard shortcuts');
    await page.setViewportSize(phone);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'More' })).toBeVisible();
    await inspect(page, 'what else there is on a phone', { among: ['phone'] });
    await page.getByRole('button', { name: 'Choose the bar' }).click();
    await expect(page.getByRole('dialog', { name: 'Choose the bar' })).toBeVisible();
    await inspect(page, 'the choice of the bar', { among: ['phone'] });
    await escape();
    // single keys do nothing while a dialog is open
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.setViewportSize(desktop);
    await expect(page.getByRole('navigation', { name: 'Sections' })).toBeVisible();
  });

  await test.step('search', async () => {
    const field = page.getByRole('combobox', { name: 'Search everything' });
    await page.keyboard.press('/');
    await expect(page.getByRole('option', { name: 'Add event' })).toBeVisible();
    await inspect(page, 'the search before anything is typed');
    await field.fill('swimming');
    await expect(page.getByRole('option', { name: /Swimming gala/ })).toBeVisible();
    await inspect(page, 'results');
    // Not the browser's own box, which is grey on every theme.
    await expect(page.getByRole('checkbox', { name: 'Events' })).toHaveCSS('appearance', 'none');
    await field.fill('xylophone');
    await expect(page.getByText('No results found for "xylophone"')).toBeVisible();
    await inspectBriefly(page, 'a search without results');
    await page.setViewportSize(desktop);
    await field.fill('');
    await escape();
    await expect(field).toBeHidden();
  });

  await test.step('jobs', async () => {
    await openJobs(page);
    await button(page, /^Parts of/).click();
    await expect(button(page, /^Approve/)).toBeVisible();
    await inspect(page, 'the jobs');
    await inspectInEach(page, 'Put the bins out', () => button(page, /^Put the bins out/).click());
    await button(page, /^Put the bins out/).click();
    await openForEdit(page, 'Put the bins out');
    await inspectDialog(page, /^Edit /);
    await say(page, 'hoover every Saturday, Emma and Tom in turn, 5 points');
    await inspect(page, 'a job that was understood');
    await page.getByRole('button', { name: /^Turns/ }).click();
    await inspectDialog(page, 'Turns');
    await page.getByRole('textbox', { name: 'Add a job in words' }).press('Escape');
    await page.getByRole('button', { name: 'Who approves' }).click();
    await inspectDialog(page, 'Who approves points');
  });
});

test('the demo family: calendar', async ({ open }) => {
  const page = await open(await tryDemo());
  const escape = () => page.keyboard.press('Escape');
  await openCalendar(page);
  const people = page.getByRole('group', { name: 'Show events of' });
  for (const view of ['List', 'Entries', 'Week', 'Day', 'Month'] as const) {
    await chooseView(page, view);
    await people.getByRole('button', { name: view === 'Day' ? 'Theo' : 'Everyone' }).click();
    await inspect(page, `the ${view} view`);
  }
  await openCell(page, today());
  const day = page.getByRole('dialog', { name: /^Today/ });
  await expect(day).toBeVisible();
  await inspect(page, 'the day dialog');
  await inspectInEach(page, /^Video call/, () => day.getByRole('button', { name: /^Video call/ }).click());
  await day.getByRole('button', { name: 'Delete Video call with Grandad' }).click();
  await inspectDialog(page, 'Are you sure you want to delete this event?');
  await day.getByRole('button', { name: 'Edit Video call with Grandad' }).click();
  await eventDialog(page).getByLabel('Repeats').check();
  await inspect(page, 'the dialog Edit Event');
  await escape();
  await inspectDialog(page, 'Keep your changes?');
  await eventDialog(page).getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(day).toBeVisible();
  await escape();
  await expect(day).toBeHidden();
  await startEvent(page);
  await inspectDialog(page, 'Add Event');
  await page.getByRole('button', { name: 'Quick Add Birthdays' }).click();
  await inspectDialog(page, 'Quick Add Birthdays');
  // On a phone it is in a menu.
  await page.setViewportSize(phone);
  await page.getByRole('button', { name: 'More for the calendar' }).click();
  await page.getByRole('menuitem', { name: 'Quick Add Birthdays' }).click();
  await expect(page.getByRole('dialog', { name: 'Quick Add Birthdays' })).toBeVisible();
  await page.setViewportSize(desktop);
});

test('the demo family: meals, shopping, kitchen, wishes, forum and bin', async ({ open }) => {
  const page = await open(await tryDemo(), { path: '/dashboard#meal-planner' });
  const escape = () => page.keyboard.press('Escape');

  await test.step('the week of meals', async () => {
    await openSection(page, 'meal-planner');
    await inspect(page, 'the week of meals', { among: ['desktop'] });
    await button(page, /^Fish pie/).click();
    await expect(page.getByRole('dialog', { name: 'Fish pie' })).toBeVisible();
    await inspect(page, 'a meal that is read', { among: ['desktop'] });
    await escape();
    await page.getByRole('button', { name: 'Plan All Meals' }).click();
    await expect(page.getByRole('button', { name: /^Accept/ })).toBeVisible();
    await inspectDialog(page, /^Plan \d/);
    await page.setViewportSize(phone);
    await openSection(page, 'meal-planner');
    await inspect(page, 'a day of meals', { among: ['phone'] });
    await page.getByRole('tab', { name: 'Week', exact: true }).click();
    await inspect(page, 'the week of meals on a phone', { among: ['phone'] });
    await button(page, /^Add lunch on/).click();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Plan from Recipes' })).toBeVisible();
    await inspect(page, 'the menu of a slot on a phone', { among: ['phone'] });
    await escape();
    await page.setViewportSize(desktop);
  });

  await test.step('recipes', async () => {
    await page.goto('/dashboard#meal-planner/recipes');
    await expect(page.getByRole('article', { name: 'Fish pie' })).toBeVisible();
    await inspect(page, 'recipes');
    await page.getByRole('button', { name: 'Add Recipe' }).first().click();
    await expect(page.getByRole('button', { name: /^Paste a link/ })).toBeVisible();
    await inspect(page, 'the ways to add a recipe');
    await escape();
    await page.getByRole('article', { name: 'Fish pie' }).getByRole('link').first().click();
    await expect(page.getByRole('spinbutton', { name: 'Servings' })).toBeVisible();
    await inspect(page, 'a recipe');
  });

  await test.step('shopping list', async () => {
    await openSection(page, 'shopping');
    await button(page, /^In the basket/).click();
    await inspect(page, 'the shopping list');
    await page.getByRole('button', { name: /Start shopping|Back to the shop/ }).click();
    await expect(page.getByRole('dialog', { name: 'Shopping' })).toBeVisible();
    await inspect(page, 'the shopping mode');
    await escape();
  });

  await test.step('kitchen', async () => {
    await openSection(page, 'kitchen');
    await inspect(page, 'the kitchen');
    await page.getByRole('button', { name: 'Add Ingredients' }).click();
    await inspectDialog(page, /Ingredients/);
    await openSection(page, 'dashboard');
    await page.getByRole('button', { name: 'Use It Up!' }).click();
    await page.getByRole('button', { name: 'Generate Quick Meals' }).click();
    await expect(page.getByRole('region', { name: 'Quick meals' }).getByRole('article').first()).toBeVisible();
    await inspect(page, 'Use It Up');
  });

  await test.step('wishlist', async () => {
    await openSection(page, 'wishlist');
    await inspect(page, 'the wishlist');
    await inspectInEach(page, 'Wooden train set', () => button(page, 'Wooden train set').click());
    await page.getByRole('button', { name: 'Add Wishlist Item' }).first().click();
    await inspectDialog(page, 'Add Wishlist Item');
  });

  await test.step('forum', async () => {
    await openSection(page, 'forum');
    const post = page.getByRole('article', { name: 'The front door has a new code' });
    await post.getByRole('button', { name: /^Show \d repl/ }).click();
    await post
      .getByRole('button', { name: /^Reply/ })
      .first()
      .click();
    await inspect(page, 'the forum');
    await post.getByRole('link').first().click();
    await expect(page.getByRole('article')).toHaveCount(1);
    await inspect(page, 'a post');
    await page.getByRole('button', { name: 'New Post' }).first().click();
    await inspectDialog(page, /Post/);
  });

  await test.step('bin', async () => {
    await openSection(page, 'bin');
    await expect(page.getByText('Guitar taster lesson').first()).toBeVisible();
    await inspect(page, 'the bin');
    await page.getByRole('button', { name: 'Empty bin' }).click();
    await inspectDialog(page, /for good\?$/);
  });
});
