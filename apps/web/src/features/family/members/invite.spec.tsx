import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { domainError, emma } from '../../../test/network';
import type { RootAnswers } from '../../../test/network';
import { ashdowns } from '../../../test/people';
import { show, members, asMember } from '../family.test-kit';

describe('inviting', () => {
  it('copies the code and confirms it for two seconds', async () => {
    const { actor } = show();
    await members();
    // user-event's own clipboard is in place.
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'performance'] });
    try {
      fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
      await act(async () => void (await Promise.resolve()));
      expect(screen.getByRole('button', { name: 'Copied!' })).toBeInTheDocument();
      act(() => void jest.advanceTimersByTime(1900));
      expect(screen.getByRole('button', { name: 'Copied!' })).toBeInTheDocument();
      act(() => void jest.advanceTimersByTime(200));
      expect(screen.getByRole('button', { name: 'Copy' })).toBeInTheDocument();
    } finally {
      jest.useRealTimers();
    }
    expect(await navigator.clipboard.readText()).toBe('H7K4QP');
    expect(actor).toBeDefined();
  });

  it('copies also on an insecure page, where browsers offer no clipboard', async () => {
    const { actor } = show();
    await members();
    const copied: string[] = [];
    const kept = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
    document.execCommand = (command) => {
      const field = document.activeElement as HTMLTextAreaElement;
      if (command === 'copy') copied.push(field.value.slice(field.selectionStart, field.selectionEnd));
      return true;
    };
    try {
      await actor.click(screen.getByRole('button', { name: 'Copy' }));
      expect(await screen.findByRole('button', { name: 'Copied!' })).toHaveFocus();
    } finally {
      if (kept) Object.defineProperty(navigator, 'clipboard', kept);
      Reflect.deleteProperty(document, 'execCommand');
    }
    expect(copied).toEqual(['H7K4QP']);
  });

  it('reports that copying failed', async () => {
    const { actor } = show();
    await members();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'));
    await actor.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('Failed to copy invite code')).toBeInTheDocument();
  });

  it('creates a new code only after confirmation', async () => {
    let rotated = 0;
    const { actor } = show({ rotateInviteCode: () => ({ ...ashdowns, inviteCode: `W${++rotated}WWWW` }) });
    await actor.click(await screen.findByRole('button', { name: 'New code' }));
    await actor.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(rotated).toBe(0);
    await actor.click(screen.getByRole('button', { name: 'New code' }));
    await actor.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'New code' }));
    expect(await screen.findByRole('img', { name: 'Invite code W1W WWW' })).toBeInTheDocument();
    expect(await screen.findByText('The family has a new invite code')).toBeInTheDocument();
  });

  it('invites by email: requires an address, shows a refusal, then sends', async () => {
    let refuse = true;
    const sent: unknown[] = [];
    const { actor } = show({
      sendInvitation: ({ input }: { input: { email: string } }) => {
        if (refuse) throw domainError('INVALID', 'This person is already in your family.', 'email');
        sent.push(input);
        return { id: 'i', email: input.email, displayName: null, expiresAt: '2026-10-15T09:00:00.000Z' };
      },
    });
    await actor.click(await screen.findByRole('button', { name: 'Send Invite' }));
    const dialog = await screen.findByRole('dialog', { name: 'Send Invite' });
    expect(window.location.hash).toBe('#family/invite');
    const send = within(dialog).getByRole('button', { name: 'Send Invite' });
    await actor.click(send);
    expect(await within(dialog).findByText('Please enter an email address')).toBeInTheDocument();
    const email = within(dialog).getByRole('textbox', { name: 'Email' });
    await actor.type(email, 'tom@example.org');
    await actor.click(send);
    expect(await within(dialog).findByText('This person is already in your family.')).toBeInTheDocument();
    expect(email).toHaveFocus();
    await actor.type(within(dialog).getByLabelText(/^Display name/), 'Tommy');
    refuse = false;
    await actor.click(send);
    expect(await screen.findByText('Invitation sent to tom@example.org')).toBeInTheDocument();
    expect(sent).toEqual([{ email: 'tom@example.org', displayName: 'Tommy' }]);
    await waitFor(() => expect(window.location.hash).toBe('#family'));
  });

  describe('the link of the invitation', () => {
    const url = `${window.location.origin}/join?invite=a-token-of-the-ashdowns`;
    const openInvite = async (graphql: RootAnswers = {}) => {
      const { actor } = show(graphql, '#family/invite');
      return { actor, dialog: within(await screen.findByRole('dialog', { name: 'Send Invite' })) };
    };

    it('can be copied, scanned, and shared by the device where that is possible', async () => {
      const shared: unknown[] = [];
      let refusal: Error | null = null;
      Object.assign(navigator, {
        share: (what: unknown) => (refusal ? Promise.reject(refusal) : Promise.resolve(void shared.push(what))),
      });
      try {
        const { actor, dialog } = await openInvite();
        expect(dialog.getByText('Whoever opens this link can join the Ashdowns.')).toBeInTheDocument();
        expect(dialog.getByRole('img', { name: 'Code that leads to the Ashdowns' })).toBeInTheDocument();
        expect(dialog.getByRole('textbox', { name: 'Link' })).toHaveValue(url);
        await actor.click(dialog.getByRole('button', { name: 'Copy link' }));
        expect(await dialog.findByRole('button', { name: 'Copied!' })).toHaveFocus();
        expect(await navigator.clipboard.readText()).toBe(url);
        await actor.click(dialog.getByRole('button', { name: 'Share link' }));
        expect(shared).toEqual([
          { url, title: 'Join the Ashdowns', text: expect.stringContaining('the Ashdowns') as unknown },
        ]);
        // closing the share sheet is not an error
        refusal = new DOMException('closed', 'AbortError');
        await actor.click(dialog.getByRole('button', { name: 'Share link' }));
        refusal = new DOMException('not here', 'NotAllowedError');
        await actor.click(dialog.getByRole('button', { name: 'Share link' }));
        expect(await screen.findAllByText('The link could not be shared. Copy it instead.')).toHaveLength(1);
      } finally {
        Reflect.deleteProperty(navigator, 'share');
      }
    });

    it('can be shared by any member, without mails; mentions approval if the family requires it', async () => {
      const me = asMember() as { family: object };
      me.family = { ...me.family, approveJoiners: true };
      const { dialog } = await openInvite({ me });
      expect(dialog.getByText(/can ask to join the Ashdowns. An admin decides/)).toBeInTheDocument();
      expect(dialog.getByRole('button', { name: 'Copy link' })).toBeInTheDocument();
      expect(dialog.queryByRole('button', { name: 'Share link' })).not.toBeInTheDocument();
      expect(dialog.queryByRole('textbox', { name: 'Email' })).not.toBeInTheDocument();
    });
  });

  it('offers no invitation to a demo guest, for whom the server would refuse it', async () => {
    const guest = { ...emma, guestOf: 'family-1' };
    const { actor } = show({}, '#family', { user: guest });
    const list = await members();
    await actor.click(within(list).getByRole('button', { name: /^More for Poppy/ }));
    expect(await screen.findByRole('menuitem', { name: 'Rename' })).toBeInTheDocument();
    expect(screen.queryByRole('menuitem', { name: 'Invite to claim' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Invite to claim', hidden: true })).not.toBeInTheDocument();
  });
});
