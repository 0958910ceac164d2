import { addEvent, addMember, foundFamily, gql, stranger } from './kit/api';
import { fillSignUp } from './kit/forms';
import { linkIn, mailTo } from './kit/mail';
import { expect, test } from './kit/test';

test('an e-mailed invitation prefills the code for somebody new', async ({ open }) => {
  const { admin, code } = await foundFamily();
  const granny = stranger('Granny Smith');
  const page = await open(admin, { path: '/dashboard#family' });
  await page.getByRole('button', { name: 'Send Invite' }).click();
  await page.getByRole('dialog').getByLabel('Email').fill(granny.email);
  await page.getByRole('dialog').getByLabel('Display name').fill('Granny');
  await page.getByRole('dialog').getByRole('button', { name: 'Send Invite' }).click();
  await expect(page.getByText(`Invitation sent to ${granny.email}`)).toBeVisible();

  const link = linkIn(await mailTo(granny.email, /Hannah invites you to join The Ashdowns/), '/join');
  const invited = await open(null, { path: link });
  await expect(invited.getByText('You have been invited to a family.')).toBeVisible();
  await fillSignUp(invited, granny);
  await invited.getByRole('button', { name: 'Get Started' }).click();
  const wizard = invited.getByRole('dialog');
  await wizard.getByRole('button', { name: 'Continue' }).click();
  await expect(wizard.getByRole('radio', { name: /You are invited to The Ashdowns/ })).toBeChecked();
  await wizard.getByRole('button', { name: 'Continue' }).click();
  await expect(wizard.getByLabel('Invite code')).toHaveValue(code);
  await expect(wizard.getByText('You are invited as Granny.')).toBeVisible();
  await wizard.getByRole('button', { name: 'Join family' }).click();
  await expect(wizard.getByText('Successfully joined The Ashdowns!')).toBeVisible();
  await expect(wizard).toBeHidden();
  await expect(page.getByRole('listitem').filter({ hasText: 'Granny Smith' })).toBeVisible();

  // A link works once: a second person cannot come in with it.
  const late = await open(null, { path: link });
  await fillSignUp(late, stranger('Late Comer'));
  await late.getByRole('button', { name: 'Get Started' }).click();
  await late.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();
  await late
    .getByRole('dialog')
    .getByRole('radio', { name: /Join an existing family/ })
    .check();
  await late.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();
  await expect(late.getByRole('dialog').getByLabel('Invite code')).toHaveValue('');
});

test('who joins can take the place of a member without an account, with what was planned for them', async ({
  open,
}) => {
  const { admin, code } = await foundFamily();
  const membership = await addMember(admin, 'Theo');
  const eventId = await addEvent(admin, { title: 'Choir', eventDate: '2031-05-05' });
  await gql(
    admin,
    'mutation ($id: ID!, $input: CalendarEventInput!) { updateCalendarEvent(id: $id, input: $input) { id } }',
    { id: eventId, input: { title: 'Choir', eventDate: '2031-05-05', whoMemberId: membership } },
  );

  const page = await open(null, { path: '/sign-up' });
  await fillSignUp(page, stranger('Theodore Ashdown'));
  await page.getByRole('button', { name: 'Get Started' }).click();
  const wizard = page.getByRole('dialog');
  await wizard.getByLabel('Display name').fill('Theo A');
  await wizard.getByRole('button', { name: 'Continue' }).click();
  await wizard.getByRole('radio', { name: /Join an existing family/ }).check();
  await wizard.getByRole('button', { name: 'Continue' }).click();
  await wizard.getByLabel('Invite code').fill(code);
  await wizard.getByRole('radio', { name: 'Theo', exact: true }).check();
  await wizard.getByRole('button', { name: 'Join family' }).click();
  await expect(wizard).toBeHidden();

  const { family, calendarEvent } = await gql<{
    family: { members: { id: string; displayName: string; hasUserAccount: boolean }[] };
    calendarEvent: { who: string; whoMemberId: string };
  }>(
    admin,
    'query ($id: ID!) { family { members { id displayName hasUserAccount } } calendarEvent(id: $id) { who whoMemberId } }',
    { id: eventId },
  );
  expect(family.members.filter(({ id }) => id === membership)).toEqual([
    { id: membership, displayName: 'Theo A', hasUserAccount: true },
  ]);
  expect(family.members).toHaveLength(2);
  expect(calendarEvent).toEqual({ who: 'Theo A', whoMemberId: membership });
});
