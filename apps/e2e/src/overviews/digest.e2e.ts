import type { Page } from '@playwright/test';
import { addEvent, foundFamily, gql, type Person } from '../kit/api';
import { expectAccessible } from '../kit/axe';
import { plusDays, today } from '../kit/days';
import { mailTo } from '../kit/mail';
import { choosePersonEntry } from '../kit/sections';
import { expect, test } from '../kit/test';

const addJob = (person: Person, title: string): Promise<unknown> =>
  gql(person, 'mutation ($input: JobInput!) { addJob(input: $input) { id } }', { input: { title, dueDate: today() } });

const press = (page: Page) => choosePersonEntry(page, 'Send Daily Digest');

test('the digest is sent, reports recipients and counts, and is not sent again within the hour', async ({ open }) => {
  const { admin, members } = await foundFamily({ members: ['Tom Ashdown'] });
  await addEvent(admin, { title: 'Dentist', eventDate: today(), eventTime: '23:00' });
  await addEvent(admin, { title: 'Choir', eventDate: plusDays(today(), 2) });
  await addJob(admin, 'Put the bins out');
  const page = await open(admin, { path: '/dashboard' });
  await press(page);
  const toast = page.getByText(/^Daily digest sent to/);
  await expect(toast).toHaveText(
    'Daily digest sent to Hannah and Tom.\n1 event today, 2 events in seven days, 1 job with a deadline.',
  );
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectAccessible(page, "the digest's message");
  for (const { email, firstName } of [admin, ...members]) {
    const mail = await mailTo(email, /1 event today, 1 job to do/);
    expect(mail).toContain(`, ${firstName}</h1>`);
    expect(mail).toContain('Dentist');
  }
  await press(page);
  await expect(page.getByText(/^❌ Failed/)).toHaveText(
    /^❌ Failed to send daily digest: The daily digest was sent less than an hour ago\.\nIt can be sent again at \d\d:\d\d\.$/,
  );
});

test('the mail links to the day, and to a page without sign-in that ends and resumes the digest', async ({ open }) => {
  const { admin } = await foundFamily();
  await addEvent(admin, { title: 'Dentist', eventDate: today() });
  await gql(admin, 'mutation { sendDailyDigest { recipients } }');
  const mail = await mailTo(admin.email, /1 event today/);
  const hrefs = [...mail.matchAll(/href="http:\/\/[^/"]+(\/[^"]*)"/g)].map(([, path]) => path ?? '');
  const page = await open(admin, { path: hrefs.find((path) => path.includes('#calendar/')) ?? '' });
  await expect(page.getByRole('heading', { level: 1, name: 'Family Calendar' })).toBeVisible();
  await expect(page.getByText('Dentist').first()).toBeVisible();

  const stranger = await open(null, { path: hrefs.find((path) => path.startsWith('/unsubscribe/')) ?? '' });
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Stop the daily digest?');
  await expectAccessible(stranger, 'the question of an unsubscribe link');
  await stranger.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('You are unsubscribed');
  await expectAccessible(stranger, 'its answer');
  const preferences = () =>
    gql<{ notificationPreferences: { digestEnabled: boolean } }>(
      admin,
      '{ notificationPreferences { digestEnabled } }',
    );
  expect(await preferences()).toEqual({ notificationPreferences: { digestEnabled: false } });
  await stranger.getByRole('button', { name: 'Subscribe again' }).click();
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Welcome back');
  expect(await preferences()).toEqual({ notificationPreferences: { digestEnabled: true } });
});
