import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { newcomer } from '../../test/answers';
import { domainError } from '../../test/network';
import { ashdowns, viewer } from '../../test/people';
import { renderRoute } from '../../test/render-route';
import { historySettled } from '../../ui/dialogs/history';
import { button, preview, profile, server, show, step, toChoice } from './onboarding.test-kit';

describe('the welcome', () => {
  it('lists the features and three steps; skipping leads to No Family Found with a way back', async () => {
    const { actor } = renderRoute('/dashboard', { graphql: server().graphql });
    const welcome = await screen.findByRole('dialog', { name: 'Welcome to Homefold' });
    const features = within(welcome).getByRole('list', { name: 'What it does' });
    expect([...features.querySelectorAll('strong')].map((name) => name.textContent)).toEqual([
      'Smart Calendar',
      'Meal Planning',
      'Family Tasks',
      'Smart Shopping',
      'Family Sync',
    ]);
    expect(within(welcome).getByText('Create or join a family')).toBeInTheDocument();
    await actor.click(button('Skip for now'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { name: 'No Family Found' })).toBeInTheDocument();
    await actor.click(button('Complete Your Profile'));
    expect(await step('First, a little about you')).toBeInTheDocument();
  });
});

describe('the wizard', () => {
  it('requires first and display name, prefilled from the account', async () => {
    const { calls, graphql } = server();
    const { actor } = show(graphql);
    await actor.click(await screen.findByRole('button', { name: 'Get Started' }));
    const first = await screen.findByRole('textbox', { name: 'First name' });
    expect(first).toHaveValue('Emma');
    expect(screen.getByRole('textbox', { name: /Last name/ })).toHaveValue('Ashdown');
    expect(screen.getByRole('textbox', { name: 'Email' })).toBeDisabled();
    await actor.clear(first);
    await actor.clear(screen.getByRole('textbox', { name: 'Display name' }));
    await actor.click(button('Continue'));
    expect(await screen.findByText('First name and display name are required')).toBeInTheDocument();
    expect(first).toHaveFocus();
    expect(calls).toEqual([]);
  });

  it('creates a family with the browser’s zone and country, shows the code, then the dashboard without a reload', async () => {
    const { calls, graphql } = server();
    const { actor } = renderRoute('/dashboard', { graphql });
    await toChoice(actor, 'Create a new family');
    await step('Give your home a name');
    expect(screen.getByRole('combobox', { name: 'Country' })).toHaveTextContent('United Kingdom');
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const city = zone.split('/').at(-1)?.replaceAll('_', ' ');
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Time zone' }).value).toContain(city);
    await actor.click(button('Create family'));
    expect(await screen.findByText('Family name is required')).toBeInTheDocument();
    await actor.type(screen.getByRole('textbox', { name: 'Family name' }), 'The Ashdowns');
    await actor.click(button('Create family'));
    expect(await step('Welcome home, Ashdowns')).toBeInTheDocument();
    expect(calls.at(-1)).toEqual({
      name: 'createFamily',
      input: { name: 'The Ashdowns', description: null, country: 'GB', timeZone: zone },
    });
    expect(screen.getByRole('img', { name: 'Invite code H7K 4QP' })).toBeInTheDocument();
    await actor.click(button('Send Invite'));
    expect(await screen.findByText('Please enter an email address')).toBeInTheDocument();
    await actor.type(screen.getByRole('textbox', { name: 'Invite by email' }), 'tom{Enter}');
    expect(await screen.findByText('Please enter a valid email address')).toBeInTheDocument();
    await actor.type(screen.getByRole('textbox', { name: 'Invite by email' }), '@example.org{Enter}');
    expect(await screen.findByText('tom@example.org')).toBeInTheDocument();
    await actor.click(button('Go to Dashboard'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByRole('heading', { name: 'My Family' })).toBeInTheDocument();
    expect(screen.queryByText('No Family Found')).not.toBeInTheDocument();
  });

  it('returns from creating to the choice and keeps the input', async () => {
    const { actor } = show(server().graphql);
    await toChoice(actor, 'Create a new family');
    await actor.type(await screen.findByRole('textbox', { name: 'Family name' }), 'The Ash');
    await actor.click(screen.getAllByRole('button', { name: 'Back' }).at(-1)!);
    await step('Is your family here already?');
    await actor.click(button('Continue'));
    expect(await screen.findByRole('textbox', { name: 'Family name' })).toHaveValue('The Ash');
    // Back in the browser does the same.
    await historySettled();
    window.history.back();
    await step('Is your family here already?');
  });

  it('continues after a reload at the same step with the same input', async () => {
    const first = show(server().graphql);
    await toChoice(first.actor, 'Create a new family');
    await first.actor.type(await screen.findByRole('textbox', { name: 'Family name' }), 'The Ash');
    cleanup();
    await historySettled();

    const { actor } = show(server().graphql);
    await actor.click(await screen.findByRole('button', { name: 'Get Started' }));
    expect(await screen.findByRole('textbox', { name: 'Family name' })).toHaveValue('The Ash');
  });

  it('shows the server’s refusal to create the family', async () => {
    const { graphql } = server({
      createFamily: () => {
        throw domainError('ALREADY_IN_FAMILY', 'You already belong to a family.');
      },
    });
    const { actor } = show(graphql);
    await toChoice(actor, 'Create a new family');
    await actor.type(await screen.findByRole('textbox', { name: 'Family name' }), 'The Ashdowns');
    await actor.click(button('Create family'));
    expect(await screen.findByText('You already belong to a family.')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Family name' })).toHaveValue('The Ashdowns');
  });

  it('joins by code: upper case, at most six characters, previews the family, offers to claim a member, closes by itself', async () => {
    const { calls, graphql } = server();
    const { actor } = renderRoute('/dashboard', { graphql });
    await toChoice(actor, 'Join an existing family');
    await step('Enter your invite code');
    await actor.click(button('Join family'));
    expect(await screen.findByText('Please enter an invite code')).toBeInTheDocument();
    const code = screen.getByRole('textbox', { name: 'Invite code' });
    await actor.type(code, 'h7k-4qpxx');
    expect(code).toHaveValue('H7K4QP');
    expect(await screen.findByText('3 members')).toBeInTheDocument();
    const people = screen.getByRole('group', { name: 'Are you one of these people?' });
    await actor.click(within(people).getByRole('radio', { name: 'Poppy' }));
    await actor.click(button('Join family'));
    expect(await screen.findByText('Successfully joined The Ashdowns!')).toBeInTheDocument();
    expect(calls.at(-1)).toEqual({ name: 'joinFamily', input: { code: 'H7K4QP', membershipId: 'member-poppy' } });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByRole('heading', { name: 'My Family' })).toBeInTheDocument();
  });

  it('waits for an admin’s approval, can withdraw the request, and continues once admitted', async () => {
    let state: string | null = null;
    const { graphql } = server({
      invitePreview: { ...preview, needsApproval: true },
      ownJoinRequest: () => state && { familyName: 'The Ashdowns', state, requestedAt: '2026-10-08T09:00:00.000Z' },
      withdrawJoinRequest: () => {
        state = null;
        return true;
      },
      joinFamily: () => {
        state = 'waiting';
        throw domainError('JOIN_PENDING', 'An admin of The Ashdowns has been asked.');
      },
    });
    const { actor } = renderRoute('/dashboard', { graphql });
    await toChoice(actor, 'Join an existing family');
    await actor.type(await screen.findByRole('textbox', { name: 'Invite code' }), 'H7K4QP');
    expect(await screen.findByText('An admin decides who comes in with the code or the link.')).toBeInTheDocument();
    await actor.click(await screen.findByRole('button', { name: 'Ask to join' }));
    await step('Waiting for The Ashdowns');
    await actor.click(button('Withdraw the request'));
    await step('Enter your invite code');
    await actor.type(screen.getByRole('textbox', { name: 'Invite code' }), 'H7K4QP');
    await actor.click(await screen.findByRole('button', { name: 'Ask to join' }));
    await step('Waiting for The Ashdowns');
    state = 'declined';
    expect(await screen.findByText('The Ashdowns has not let you in')).toBeInTheDocument();
    await actor.click(button('Go on'));
    await step('Enter your invite code');
    await actor.type(screen.getByRole('textbox', { name: 'Invite code' }), 'H7K4QP');
    await actor.click(await screen.findByRole('button', { name: 'Ask to join' }));
    await step('Waiting for The Ashdowns');
    // closed, the pending request is shown in the family's place
    await actor.click(button('Close'));
    expect(await screen.findByRole('heading', { name: 'Waiting for The Ashdowns' })).toBeInTheDocument();
    await actor.click(button('Show the request'));
    await step('Waiting for The Ashdowns');
    expect(screen.getByText('Step 3 of 3')).toBeInTheDocument();
    state = null;
    graphql['me'] = viewer();
    graphql['activities'] = { items: [], nextCursor: null };
    expect(await screen.findByText('The Ashdowns has let you in. Welcome home!')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('says which display name they got when theirs is taken', async () => {
    const { graphql } = server();
    const [me, ...others] = ashdowns.members;
    graphql['joinFamily'] = () => {
      graphql['me'] = viewer();
      graphql['activities'] = { items: [], nextCursor: null };
      return { ...ashdowns, members: [{ ...me, displayName: 'Emma A.' }, ...others] };
    };
    graphql['me'] = { ...newcomer(), profile };
    const { actor } = show(graphql);
    await toChoice(actor, 'Join an existing family');
    await actor.type(await screen.findByRole('textbox', { name: 'Invite code' }), 'H7K4QP');
    await actor.click(button('Join family'));
    expect(await screen.findByText(/You are “Emma A\.” there/)).toBeInTheDocument();
  });

  it('reports a failed save, keeps what was typed, and continues after a retry', async () => {
    const broken = new Set(['saveProfile', 'createFamily', 'joinFamily']);
    const { graphql } = server();
    for (const name of broken) {
      const answer = graphql[name] as (args: { input: unknown }) => unknown;
      graphql[name] = (args: { input: unknown }) => {
        if (broken.has(name)) throw domainError('INTERNAL', 'Something went wrong');
        return answer(args);
      };
    }
    const { actor } = show(graphql);
    await actor.click(await screen.findByRole('button', { name: 'Get Started' }));
    const name = await screen.findByRole('textbox', { name: 'Display name' });
    await actor.clear(name);
    await actor.type(name, 'Emmy');
    await actor.click(button('Continue'));
    expect(await screen.findByText('Failed to save profile')).toBeInTheDocument();
    expect(name).toHaveValue('Emmy');
    broken.delete('saveProfile');
    await actor.click(button('Continue'));
    await step('Is your family here already?');
    await actor.click(screen.getByRole('radio', { name: /Create a new family/ }));
    await actor.click(button('Continue'));
    await actor.type(await screen.findByRole('textbox', { name: 'Family name' }), 'The Lones');
    await actor.click(button('Create family'));
    expect(await screen.findByText('Failed to create family')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Family name' })).toHaveValue('The Lones');
    await actor.click(screen.getAllByRole('button', { name: 'Back' }).at(-1)!);
    await step('Is your family here already?');
    await actor.click(screen.getByRole('radio', { name: /Join an existing family/ }));
    await actor.click(button('Continue'));
    await actor.type(await screen.findByRole('textbox', { name: 'Invite code' }), 'H7K4QP');
    await actor.click(button('Join family'));
    expect(await screen.findByText('Failed to join family')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Invite code' })).toHaveValue('H7K4QP');
    broken.delete('joinFamily');
    await actor.click(button('Join family'));
    expect(await screen.findByText('Successfully joined The Ashdowns!')).toBeInTheDocument();
  });

  it('shows an unknown code as an error of the field', async () => {
    const unknown = (): never => {
      throw domainError('INVITE_CODE_UNKNOWN', 'This invite code is not valid.');
    };
    const { graphql } = server({ invitePreview: unknown, joinFamily: unknown });
    const { actor } = show(graphql);
    await toChoice(actor, 'Join an existing family');
    const code = await screen.findByRole('textbox', { name: 'Invite code' });
    await actor.type(code, 'WWWWWW');
    expect(await screen.findByText('This invite code is not valid.')).toBeInTheDocument();
    expect(code).toBeInvalid();
    expect(code).toHaveValue('WWWWWW');
  });

  it('saves the default avatar for somebody who has chosen none', async () => {
    const { calls, graphql } = server();
    const { actor } = show(graphql);
    await actor.click(await screen.findByRole('button', { name: 'Get Started' }));
    const picture = await screen.findByRole('button', { name: 'Choose a picture' });
    expect(within(picture.closest('form')!).getByText('😊')).toBeInTheDocument();
    await actor.click(screen.getByRole('button', { name: 'Continue' }));
    await step('Is your family here already?');
    await actor.click(screen.getByRole('radio', { name: /Create a new family/ }));
    await actor.click(button('Continue'));
    await actor.type(await screen.findByRole('textbox', { name: 'Family name' }), 'The Ashdowns');
    await actor.click(button('Create family'));
    await step('Welcome home, Ashdowns');
    expect(calls.map(({ name }) => name)).toEqual(['saveProfile', 'setAvatar', 'createFamily']);
    expect(calls[1]?.input).toEqual({ defaultAvatarId: 'avatar-1' });
  });

  it('saves the chosen avatar with the profile', async () => {
    const { calls, graphql } = server();
    const { actor } = show(graphql);
    await actor.click(await screen.findByRole('button', { name: 'Get Started' }));
    await actor.click(await screen.findByRole('button', { name: 'Choose a picture' }));
    await actor.click(await screen.findByRole('radio', { name: 'Relaxed' }));
    await actor.click(button('Done'));
    await actor.click(await screen.findByRole('button', { name: 'Continue' }));
    await step('Is your family here already?');
    expect(calls.map(({ name }) => name)).toEqual(['saveProfile', 'setAvatar']);
    expect(calls[1]?.input).toEqual({ defaultAvatarId: 'avatar-8' });
  });

  it('saves the chosen photo with the profile', async () => {
    URL.createObjectURL = () => 'blob:preview';
    URL.revokeObjectURL = () => undefined;
    const { calls, graphql } = server();
    const uploads = http.post('*/api/uploads', () => HttpResponse.json({ secure_url: '/files/abc', public_id: 'abc' }));
    const { actor } = show(graphql, null, { handlers: [uploads] });
    await actor.click(await screen.findByRole('button', { name: 'Get Started' }));
    await actor.click(await screen.findByRole('button', { name: 'Choose a picture' }));
    const photo = new File(['pixels'], 'holiday.png', { type: 'image/png' });
    await actor.upload(await screen.findByLabelText('Upload photo'), photo);
    await waitFor(() => expect(button('Done')).toBeEnabled());
    await actor.click(button('Done'));
    await actor.click(await screen.findByRole('button', { name: 'Continue' }));
    await step('Is your family here already?');
    expect(calls.map(({ name }) => name)).toEqual(['saveProfile', 'setAvatar']);
    expect(calls[1]?.input).toEqual({ publicId: 'abc' });
  });
});
