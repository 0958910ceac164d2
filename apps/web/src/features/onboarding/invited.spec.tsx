import { screen } from '@testing-library/react';
import { domainError } from '../../test/network';
import type { RootAnswers } from '../../test/network';
import { renderRoute } from '../../test/render-route';
import { button, preview, server, show, step } from './onboarding.test-kit';

describe('the wizard with an invitation', () => {
  const invited = (over: object): RootAnswers => ({
    invitePreview: ({ token }: { token: string | null }) =>
      token === 'tok123' ? { ...preview, invitedBy: 'Hannah', ...over } : preview,
  });
  beforeEach(() => sessionStorage.setItem('homefold-invite', 'tok123'));

  it('names the family, asks only for the profile, and joins with it', async () => {
    const { calls, graphql } = server(invited({ displayName: 'Mum', membershipId: 'member-mum' }));
    const { actor } = renderRoute('/dashboard', { graphql });
    await step('Join the Ashdowns');
    expect(screen.getByText(/^Hannah invites you\./)).toBeInTheDocument();
    expect(screen.getByText('Step 1 of 2')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Display name' })).toHaveValue('Mum');
    await actor.click(button('Join family'));
    await screen.findByText('Successfully joined The Ashdowns!');
    expect(screen.getByText('Step 2 of 2')).toBeInTheDocument();
    expect(calls.at(-1)).toEqual({
      name: 'joinFamily',
      input: { invitationToken: 'tok123', membershipId: 'member-mum' },
    });
    expect(sessionStorage.getItem('homefold-invite')).toBeNull();
    expect(screen.queryByText(/You already belong to a family/)).not.toBeInTheDocument();
  });

  it('asks which member to claim, and not for a code', async () => {
    const { calls, graphql } = server(invited({}));
    const { actor } = show(graphql, 'tok123');
    await step('Join the Ashdowns');
    await actor.click(button('Continue'));
    await actor.click(await screen.findByRole('radio', { name: 'Poppy' }));
    expect(screen.queryByRole('textbox', { name: 'Invite code' })).not.toBeInTheDocument();
    await actor.click(button('Join family'));
    await screen.findByText('Successfully joined The Ashdowns!');
    expect(calls.at(-1)?.input).toEqual({ invitationToken: 'tok123', membershipId: 'member-poppy' });
  });

  it('still allows another family, and says when it has expired meanwhile', async () => {
    const { graphql } = server({
      ...invited({}),
      joinFamily: () => {
        throw domainError('INVITE_CODE_UNKNOWN', 'This invitation has expired or was already used.');
      },
    });
    const { actor } = renderRoute('/dashboard', { graphql });
    await step('Join the Ashdowns');
    await actor.click(button('Continue'));
    await actor.click(await screen.findByRole('button', { name: 'Join family' }));
    expect(await screen.findByText('This invitation has expired or was already used.')).toBeInTheDocument();
    await actor.click(button('Another family, or one of my own'));
    await step('Is your family here already?');
    expect(screen.getByRole('radio', { name: /Create a new family/ })).toBeChecked();
    expect(sessionStorage.getItem('homefold-invite')).toBeNull();
  });

  it('shows its form once the invitation has loaded', async () => {
    let answer = (): void => undefined;
    const { graphql } = server({
      invitePreview: async () => {
        await new Promise<void>((done) => (answer = done));
        return { ...preview, displayName: 'Mum', membershipId: 'member-mum' };
      },
    });
    show(graphql, 'tok123');
    await screen.findByText('Opening your invitation...');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    answer();
    await step('Join the Ashdowns');
    expect(screen.getByRole('textbox', { name: 'Display name' })).toHaveValue('Mum');
  });

  it('keeps the invitation after a temporary failure', async () => {
    let isDown = true;
    const { graphql } = server({
      invitePreview: () => {
        if (isDown) throw domainError('RATE_LIMITED', 'Too many requests.');
        return { ...preview, displayName: 'Mum', membershipId: 'member-mum' };
      },
    });
    const { actor, onInviteUsed } = show(graphql, 'tok123');
    await step('Your invitation could not be opened');
    expect(onInviteUsed).not.toHaveBeenCalled();
    isDown = false;
    await actor.click(button('Try Again'));
    await step('Join the Ashdowns');
  });

  it('discards an expired one, and continues without it', async () => {
    const { graphql } = server({
      invitePreview: () => {
        throw domainError('INVITE_CODE_UNKNOWN', 'This invitation has expired or was already used.');
      },
    });
    renderRoute('/dashboard', { graphql });
    await step('First, a little about you');
    expect(sessionStorage.getItem('homefold-invite')).toBeNull();
  });
});
