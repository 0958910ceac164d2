import { stranger } from '../kit/api';
import { cell } from '../kit/calendar';
import { dayOfMonth, today } from '../kit/days';
import { calendarFile, icalDate } from '../kit/feeds';
import { fillSignUp } from '../kit/forms';
import { mailTo } from '../kit/mail';
import { sharedUrl } from '../kit/server';
import { expect, phone, test } from '../kit/test';

/** The server's address on the home network: neither https nor localhost (playwright.config.ts resolves the name). */
const home = (): string => sharedUrl().replace('localhost', 'homefold-box');

test('a family starts and plans under a local host name, which is not a secure context', async ({
  open,
  tab,
  allow,
}) => {
  allow(/Cross-Origin-Opener-Policy header has been ignored/);
  const hannah = stranger('Hannah Ashdown');
  const page = await open(null, { url: home(), path: '/sign-up', viewport: phone });
  expect(await page.evaluate(() => window.isSecureContext)).toBe(false);

  await fillSignUp(page, hannah);
  await page.getByRole('button', { name: 'Get Started' }).click();
  const wizard = page.getByRole('dialog');
  await wizard.getByRole('button', { name: 'Continue' }).click();
  await wizard.getByRole('button', { name: 'Continue' }).click();
  await wizard.getByLabel('Family name').fill('The Ashdowns');
  await wizard.getByRole('button', { name: 'Create family' }).click();

  // Copying works without the clipboard API, which is limited to secure origins.
  await wizard.getByRole('button', { name: 'Copy code' }).click();
  await expect(wizard.getByRole('button', { name: 'Copied!' })).toBeFocused();
  const field = wizard.getByLabel('Invite by email');
  await field.focus();
  await page.keyboard.press('Control+V');
  await expect(field).toHaveValue(/^[A-Z0-9]{6}$/);

  // Mailed links use the same name.
  const granny = stranger('Granny Smith');
  await field.fill(granny.email);
  await wizard.getByRole('button', { name: 'Send Invite' }).click();
  await expect(wizard.getByRole('listitem').filter({ hasText: granny.email })).toBeVisible();
  expect(await mailTo(granny.email, /invites you/)).toContain(`href="${home()}/join?invite=`);
  await wizard.getByRole('button', { name: 'Go to Dashboard' }).click();
  await expect(wizard).toBeHidden();

  // A second screen receives live updates over the socket.
  const month = await tab(page, '/dashboard#calendar');
  await expect(month.getByRole('grid')).toHaveAttribute('aria-busy', 'false');
  const family = await tab(page, '/dashboard#family');
  await page.goto('/dashboard#family');
  await page.getByRole('button', { name: 'Add Member' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Theo');
  await page.getByRole('dialog').getByRole('button', { name: 'Add Member' }).click();
  await expect(family.getByRole('listitem').filter({ hasText: /Theo.*No account yet/ })).toBeVisible();

  await page.goto('/dashboard#calendar');
  await page.getByRole('button', { name: 'More for the calendar' }).click();
  await page.getByRole('menuitem', { name: 'Import a file…' }).click();
  const day = dayOfMonth(today(), 9);
  const text = calendarFile([['SUMMARY:Term begins', `DTSTART;VALUE=DATE:${icalDate(day)}`]]);
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'terms.ics', mimeType: 'text/calendar', buffer: Buffer.from(text) });
  await page.getByRole('button', { name: 'Add 1 event' }).click();
  await expect(page.getByRole('dialog', { name: 'Import finished' })).toContainText('1 event added');
  await expect(cell(month, day)).toHaveAccessibleName(/1 event/);
});
