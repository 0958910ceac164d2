import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { familyAnswers } from '../../test/answers';
import { domainError, emma } from '../../test/network';
import type { RootAnswers } from '../../test/network';
import { ashdowns, emmaMember, poppyMember, tomMember, viewer } from '../../test/people';
import { renderRoute } from '../../test/render-route';

const show = (over: RootAnswers = {}, hash = '#family', handlers: Parameters<typeof renderRoute>[1] = {}) =>
  renderRoute(`/dashboard${hash}`, { graphql: familyAnswers(over), ...handlers });

const members = async () => (await screen.findByRole('heading', { name: /^Members/ })).closest('section')!;
const asMember = () => {
  const membership = { ...emmaMember, role: 'family_member' };
  return viewer({ membership, family: { ...ashdowns, members: [membership, tomMember, poppyMember] } });
};
const image = (name = 'holiday.png', type = 'image/png') => new File(['pixels'], name, { type });

beforeEach(() => {
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
});

describe('the family tab', () => {
  it('shows all members with roles, the viewer first and marked, and who has no account', async () => {
    const backwards = { ...ashdowns, members: [poppyMember, tomMember, emmaMember] };
    show({ me: viewer({ family: backwards }) });
    const rows = within(await members()).getAllByRole('listitem');
    expect(rows[0]).toHaveTextContent('Emma Ashdown (You)');
    expect(rows[0]).toHaveTextContent('Admin');
    expect(rows[2]).toHaveTextContent('Family member');
    expect(rows[1]).toHaveTextContent('No account yet');
    expect(screen.getByText('Created 1 October 2026')).toBeInTheDocument();
  });

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
  });

  it('invites by email: requires an address, shows a refusal, then sends', async () => {
    let refuse = true;
    const sent: unknown[] = [];
    const { actor } = show({
      sendInvitation: ({ input }: { input: { email: string } }) => {
        if (refuse) throw domainError('INVALID', 'This person is in your family already.', 'email');
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
    expect(await within(dialog).findByText('This person is in your family already.')).toBeInTheDocument();
    expect(email).toHaveFocus();
    refuse = false;
    await actor.click(send);
    expect(await screen.findByText('Invitation sent to tom@example.org')).toBeInTheDocument();
    expect(sent).toEqual([{ email: 'tom@example.org', displayName: null }]);
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
        // closing the device's own sheet is no failure
        refusal = new DOMException('closed', 'AbortError');
        await actor.click(dialog.getByRole('button', { name: 'Share link' }));
        refusal = new DOMException('not here', 'NotAllowedError');
        await actor.click(dialog.getByRole('button', { name: 'Share link' }));
        expect(await screen.findAllByText('The link could not be shared. Copy it instead.')).toHaveLength(1);
      } finally {
        Reflect.deleteProperty(navigator, 'share');
      }
    });

    it('is handed on by any member, who cannot send mails; it says that an admin decides where one does', async () => {
      const me = asMember() as { family: object };
      me.family = { ...me.family, approveJoiners: true };
      const { dialog } = await openInvite({ me });
      expect(dialog.getByText(/can ask to join the Ashdowns. An admin decides/)).toBeInTheDocument();
      expect(dialog.getByRole('button', { name: 'Copy link' })).toBeInTheDocument();
      expect(dialog.queryByRole('button', { name: 'Share link' })).not.toBeInTheDocument();
      expect(dialog.queryByRole('textbox', { name: 'Email' })).not.toBeInTheDocument();
    });
  });

  it('adds a member once, however often the button is pressed', async () => {
    const keys: string[] = [];
    const { actor } = show({
      addFamilyMember: async (args: { input: { displayName: string }; idempotencyKey: string }) => {
        keys.push(args.idempotencyKey);
        return { ...poppyMember, id: 'member-biscuit', displayName: args.input.displayName, firstName: null };
      },
    });
    await actor.click(await screen.findByRole('button', { name: 'Add Member' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add Member' });
    const add = within(dialog).getByRole('button', { name: 'Add Member' });
    await actor.click(add);
    expect(await within(dialog).findByText('Please enter a name')).toBeInTheDocument();
    await actor.type(within(dialog).getByRole('textbox', { name: 'Name' }), ' Biscuit ');
    act(() => {
      add.click();
      add.click();
    });
    expect(await screen.findByText('Biscuit is in the family now')).toBeInTheDocument();
    expect(new Set(keys).size).toBe(1);
    expect(within(await members()).getAllByRole('listitem')).toHaveLength(4);
  });

  it('changes a role, and says why when it is refused', async () => {
    const { actor } = show({
      setMemberRole: ({ membershipId, role }: { membershipId: string; role: string }) => {
        if (membershipId === 'member-emma') throw domainError('LAST_ADMIN', 'The family needs an admin.');
        return { ...tomMember, role };
      },
    });
    const list = await members();
    await actor.click(within(list).getByRole('button', { name: 'More for Emma Ashdown' }));
    await actor.click(await screen.findByRole('menuitem', { name: 'Make family member' }));
    await actor.click(await screen.findByRole('button', { name: 'Give up' }));
    expect(await screen.findByText(/You are the only admin\. Make somebody else an admin first/)).toBeInTheDocument();
    await actor.click(await within(list).findByRole('button', { name: 'More for Tom Ashdown' }));
    await actor.click(await screen.findByRole('menuitem', { name: 'Make admin' }));
    expect(await screen.findByText('Tom is now an admin')).toBeInTheDocument();
    await waitFor(() => expect(within(list).getAllByText('Admin')).toHaveLength(2));
  });

  it('removes a member after confirmation', async () => {
    const { actor } = show({ removeFamilyMember: () => ({ ...ashdowns, members: [emmaMember, poppyMember] }) });
    const list = await members();
    await actor.click(within(list).getByRole('button', { name: 'More for Tom Ashdown' }));
    await actor.click(await screen.findByRole('menuitem', { name: 'Remove from family' }));
    await actor.click(await screen.findByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(2));
  });

  it('renames a member without an account and invites somebody to claim the membership', async () => {
    const asked: unknown[] = [];
    const { actor } = show({
      updateFamilyMember: ({ input }: { input: { displayName: string } }) => ({
        ...poppyMember,
        firstName: null,
        lastName: null,
        displayName: input.displayName,
      }),
      sendInvitation: ({ input }: { input: { email: string } }) => {
        asked.push(input);
        return { id: 'i', email: input.email, displayName: null, expiresAt: '2026-10-15T09:00:00.000Z' };
      },
    });
    const list = await members();
    await actor.click(within(list).getByRole('button', { name: /^More for Poppy/ }));
    await actor.click(await screen.findByRole('menuitem', { name: 'Rename' }));
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await actor.clear(name);
    await actor.type(name, 'Penelope{Enter}');
    expect(await within(list).findByText('Penelope')).toBeInTheDocument();
    await actor.click(await within(list).findByRole('button', { name: 'Invite to claim' }));
    await actor.type(await screen.findByRole('textbox', { name: 'Email' }), 'poppy@example.org{Enter}');
    await screen.findByText('Invitation sent to poppy@example.org');
    expect(asked).toEqual([{ email: 'poppy@example.org', membershipId: 'member-poppy' }]);
  });

  it('offers a plain member the code and pictures of members without an account, and no admin actions', async () => {
    const { actor } = show({ me: asMember() });
    const list = await members();
    for (const name of ['Add Member', 'New code', 'Edit family', 'Delete family', 'Invite to claim'])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Copy' })).toBeInTheDocument();
    expect(within(list).queryByRole('button', { name: 'More for Tom Ashdown' })).not.toBeInTheDocument();
    await actor.click(within(list).getByRole('button', { name: /^More for Poppy/ }));
    expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual(['Change picture']);
  });

  it('offers a demo guest no invitation: the server would refuse it', async () => {
    const guest = { ...emma, guestOf: 'family-1' };
    const { actor } = show({}, '#family', { user: guest });
    const list = await members();
    await actor.click(within(list).getByRole('button', { name: /^More for Poppy/ }));
    expect(await screen.findByRole('menuitem', { name: 'Rename' })).toBeInTheDocument();
    expect(screen.queryByRole('menuitem', { name: 'Invite to claim' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Invite to claim', hidden: true })).not.toBeInTheDocument();
  });

  it('explains to the only admin why they cannot leave, and what to do', async () => {
    const { actor } = show();
    const lastAdmin = 'You are the only admin. Make somebody else an admin first, or delete the family.';
    expect(await screen.findByText(lastAdmin)).toBeInTheDocument();
    await actor.click(screen.getByRole('button', { name: 'Leave family' }));
    const said = await screen.findByRole('alertdialog', { name: 'You cannot leave The Ashdowns yet' });
    expect(said).toHaveTextContent(lastAdmin);
    expect(
      within(said)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Close']);
  });

  it('shows join requests to admins, who admit or decline them', async () => {
    const request = (id: string, fullName: string) => ({
      id,
      displayName: fullName.split(' ')[0],
      fullName,
      email: `${id}@example.org`,
      claims: id === 'ben' ? 'Poppy' : null,
      requestedAt: '2026-10-08T09:00:00.000Z',
    });
    let waiting = [request('ben', 'Ben Miller'), request('cleo', 'Cleo Dane'), request('dan', 'Dan Fox')];
    const calls: string[] = [];
    const answered = (name: string) => (args: { id: string }) => {
      if (args.id === 'dan') {
        waiting = [];
        throw domainError('NOT_FOUND', 'Request not found');
      }
      calls.push(`${name} ${args.id}`);
      waiting = waiting.filter(({ id }) => id !== args.id);
      return name === 'admit' ? ashdowns : true;
    };
    const { actor } = show({
      joinRequests: () => waiting,
      admitJoinRequest: answered('admit'),
      declineJoinRequest: answered('decline'),
    });
    expect(await screen.findByText('Says they are Poppy')).toBeInTheDocument();
    await actor.click(screen.getByRole('button', { name: 'Let in Ben Miller' }));
    expect(await screen.findByText('Ben is in the family now')).toBeInTheDocument();
    await actor.click(screen.getByRole('button', { name: 'Decline Cleo Dane' }));
    await actor.click(await screen.findByRole('button', { name: 'Decline' }));
    expect(await screen.findByText('Cleo was declined')).toBeInTheDocument();
    await actor.click(await screen.findByRole('button', { name: 'Let in Dan Fox' }));
    expect(await screen.findByText('This request was answered or taken back already.')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Waiting to join')).not.toBeInTheDocument());
    expect(calls).toEqual(['admit ben', 'decline cleo']);
  });

  it('leaves the family after confirmation and shows No Family Found', async () => {
    const members = [emmaMember, { ...tomMember, role: 'admin' }];
    const { actor } = show({ leaveFamily: true, me: viewer({ family: { ...ashdowns, members } }) });
    await actor.click(await screen.findByRole('button', { name: 'Leave family' }));
    await actor.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(await screen.findByRole('heading', { name: 'No Family Found' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Complete Your Profile' })).toBeInTheDocument();
  });

  it('deletes the family only after its name was typed', async () => {
    const { actor } = show({ deleteFamily: true });
    await actor.click(await screen.findByRole('button', { name: 'Delete family' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete The Ashdowns?' });
    const name = within(dialog).getByRole('textbox');
    await actor.type(name, 'The Ashdown');
    await actor.click(within(dialog).getByRole('button', { name: 'Delete family' }));
    expect(await within(dialog).findByText('This is not the name of the family')).toBeInTheDocument();
    await actor.type(name, 's');
    await actor.click(within(dialog).getByRole('button', { name: 'Delete family' }));
    expect(await screen.findByRole('heading', { name: 'No Family Found' })).toBeInTheDocument();
  });

  it("keeps what was typed when somebody else changed the family's name meanwhile", async () => {
    const { actor } = show({
      updateFamily: () => {
        throw domainError('VERSION_CONFLICT', 'Changed meanwhile');
      },
    });
    await actor.click(await screen.findByRole('button', { name: 'Edit family' }));
    const name = await screen.findByRole('textbox', { name: 'Family name' });
    await actor.clear(name);
    await actor.type(name, 'The Sheffield Ashdowns{Enter}');
    expect(await screen.findByText(/Somebody else changed this meanwhile/)).toBeInTheDocument();
    expect(name).toHaveValue('The Sheffield Ashdowns');
  });
});

describe('a picture for somebody without an account', () => {
  const open = async (over: RootAnswers, handlers: NonNullable<Parameters<typeof renderRoute>[1]>['handlers'] = []) => {
    const { actor } = show(over, '#family', { handlers });
    await actor.click(within(await members()).getByRole('button', { name: /^More for Poppy/ }));
    await actor.click(await screen.findByRole('menuitem', { name: 'Change picture' }));
    const dialog = await screen.findByRole('dialog', { name: 'Picture of Poppy' });
    return { actor, dialog, file: within(dialog).getByLabelText('Upload photo') };
  };

  it('is refused before uploading when it is too large', async () => {
    const { actor, dialog, file } = await open({});
    const large = image();
    Object.defineProperty(large, 'size', { value: 5 * 1024 * 1024 + 1 });
    await actor.upload(file, large);
    expect(await within(dialog).findByText('File size must be less than 5MB')).toBeInTheDocument();
  });

  it('is uploaded and saved', async () => {
    const set: unknown[] = [];
    const { actor, file } = await open(
      {
        setMemberImage: ({ input }: { input: unknown }) => {
          set.push(input);
          return { ...poppyMember, avatarUrl: '/files/abc' };
        },
      },
      [http.post('*/api/uploads', () => HttpResponse.json({ secure_url: '/files/abc', public_id: 'abc' }))],
    );
    await actor.upload(file, image());
    expect(await screen.findByText('Photo uploaded successfully!')).toBeInTheDocument();
    expect(set).toEqual([{ membershipId: 'member-poppy', publicId: 'abc' }]);
  });

  it('says whether uploading or saving failed', async () => {
    const { actor, dialog, file } = await open(
      {
        setMemberImage: () => {
          throw domainError('NOT_FOUND', 'Member not found');
        },
      },
      [
        http.post('*/api/uploads', () => HttpResponse.json({ secure_url: '/files/abc', public_id: 'abc' }), {
          once: true,
        }),
      ],
    );
    await actor.upload(file, image());
    expect(await within(dialog).findByText('Error saving photo: Member not found')).toBeInTheDocument();
  });
});
