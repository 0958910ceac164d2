import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { familyAnswers, newcomer } from '../../../test/answers';
import { emma } from '../../../test/network';
import { renderRoute } from '../../../test/render-route';

afterEach(() => sessionStorage.clear());

const invitation = {
  familyName: 'The Ashdowns',
  invitedBy: 'Hannah',
  displayName: null,
  email: null,
  needsApproval: false,
  standing: 'none',
};
const link = '/join?invite=tok123';
const answers = (over: object) => http.post('*/api/invitation', () => HttpResponse.json({ ...invitation, ...over }));
const refuses = (status: number, code: string) =>
  http.post('*/api/invitation', () => HttpResponse.json({ error: 'No', code }, { status }));
const show = (over: object, options: Omit<Parameters<typeof renderRoute>[1] & object, 'handlers'> = { user: null }) =>
  renderRoute(link, { ...options, handlers: [answers(over)] });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

it('names family and inviter above the sign-up, and keeps the invitation while switching forms', async () => {
  const { actor } = show({ email: 'granny@example.org' });
  expect(await heading('Join the Ashdowns')).toBeInTheDocument();
  expect(screen.getByText('Hannah invites you. Create an account, and you are in.')).toBeInTheDocument();
  expect(screen.getByLabelText('Email')).toHaveValue('granny@example.org');
  expect(sessionStorage.getItem('homefold-invite')).toBe('tok123');
  await actor.click(screen.getByRole('link', { name: 'Sign in' }));
  expect(await screen.findByText('Sign in, and you join the Ashdowns.')).toBeInTheDocument();
  expect(screen.getByLabelText('Email')).toHaveValue('granny@example.org');
  await actor.click(screen.getByRole('link', { name: 'Sign up' }));
  expect(await heading('Join the Ashdowns')).toBeInTheDocument();
});

it('mentions the admin’s approval, and does not name an inviter who has left', async () => {
  show({ needsApproval: true, invitedBy: null });
  expect(
    await screen.findByText('You are invited. Create an account, and an admin of the family lets you in.'),
  ).toBeInTheDocument();
});

it('continues with the set-up for somebody without a family', async () => {
  show({}, { user: emma, graphql: familyAnswers({ me: newcomer(), invitePreview: null }) });
  await waitFor(() => expect(window.location.pathname).toBe('/dashboard'));
});

it.each([
  ['member', 'You are in the Ashdowns already'],
  ['elsewhere', 'You are invited to the Ashdowns, but in another family already'],
])('shows to somebody who is %s: %s', async (standing, title) => {
  sessionStorage.setItem('homefold-invite', 'tok123');
  const { actor } = show({ standing }, { user: emma, graphql: familyAnswers() });
  expect(await heading(title)).toBeInTheDocument();
  expect(sessionStorage.getItem('homefold-invite')).toBeNull();
  await actor.click(screen.getByRole('link', { name: 'Open your dashboard' }));
  await waitFor(() => expect(window.location.pathname).toBe('/dashboard'));
});

it.each([
  [404, 'INVITE_CODE_UNKNOWN', 'This invitation does not work any more'],
  [403, 'DEMO_FAMILY', 'That is a demo family'],
  [429, 'RATE_LIMITED', 'Too many tries'],
])('a refusal with %s %s has a separate page', async (status, code, title) => {
  renderRoute(link, { user: null, handlers: [refuses(status, code)] });
  expect(await heading(title)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Create account' })).toHaveAttribute('href', '/sign-up');
  expect(sessionStorage.getItem('homefold-invite')).toBeNull();
});

it('can be tried again when the server was not reached', async () => {
  let down = true;
  const { actor } = renderRoute(link, {
    user: null,
    handlers: [http.post('*/api/invitation', () => (down ? HttpResponse.error() : HttpResponse.json(invitation)))],
  });
  expect(await heading('The invitation could not be opened')).toBeInTheDocument();
  down = false;
  await actor.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await heading('Join the Ashdowns')).toBeInTheDocument();
});
