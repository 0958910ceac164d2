import { act, screen, waitFor, within } from '@testing-library/react';
import { familyAnswers, newcomer } from '../../test/answers';
import { FakeSocket } from '../../test/fake-socket';
import { domainError, emma } from '../../test/network';
import { ashdowns, emmaMember, poppyMember, tomMember, viewer } from '../../test/people';
import { renderRoute } from '../../test/render-route';
import { show, members, asMember } from './family.test-kit';

describe('the family tab', () => {
  it('shows all members with roles, the viewer first and marked, and who has no account', async () => {
    const photographed = { ...tomMember, avatarUrl: '/files/abc' };
    const backwards = { ...ashdowns, members: [poppyMember, photographed, emmaMember] };
    show({ me: viewer({ family: backwards }) });
    const rows = within(await members()).getAllByRole('listitem');
    expect(rows[0]).toHaveTextContent('Emma Ashdown (You)');
    expect(rows[0]).toHaveTextContent('Admin');
    expect(rows[2]).toHaveTextContent('Family member');
    expect(rows[1]).toHaveTextContent('No account yet');
    expect(rows.map((row) => row.querySelector('img')?.getAttribute('src'))).toEqual([
      undefined,
      undefined,
      '/files/abc',
    ]);
    expect(screen.getByText('Created 1 October 2026')).toBeInTheDocument();
    expect(screen.getByText('Open the bin').closest('a')).toHaveAttribute('href', '/dashboard#bin');
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

  it('changes a role, all that an admin may do to themselves, and says why when it is refused', async () => {
    const { actor } = show({
      setMemberRole: ({ membershipId, role }: { membershipId: string; role: string }) => {
        if (membershipId === 'member-emma') throw domainError('LAST_ADMIN', 'The family needs an admin.');
        return { ...tomMember, role };
      },
    });
    const list = await members();
    await actor.click(within(list).getByRole('button', { name: 'More for Emma Ashdown' }));
    const stepDown = await screen.findByRole('menuitem', { name: 'Make family member' });
    expect(screen.getAllByRole('menuitem')).toEqual([stepDown]);
    await actor.click(stepDown);
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
    expect(await screen.findByText('Tom is no longer in the family')).toBeInTheDocument();
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

  it('explains to the only admin why they cannot leave, and what to do', async () => {
    const { actor } = show();
    const lastAdmin = 'You are the only admin. Make somebody else an admin first, or delete the family.';
    expect(await screen.findByText(lastAdmin)).toBeInTheDocument();
    await actor.click(screen.getByRole('button', { name: 'Leave family' }));
    const alert = await screen.findByRole('alertdialog', { name: 'You cannot leave The Ashdowns yet' });
    expect(alert).toHaveTextContent(lastAdmin);
    expect(
      within(alert)
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
    expect(await screen.findByText('This request was already answered or withdrawn.')).toBeInTheDocument();
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

  it('keeps the input when somebody else has changed the family name meanwhile', async () => {
    const { actor } = show({
      updateFamily: () => {
        throw domainError('VERSION_CONFLICT', 'Changed meanwhile');
      },
    });
    await actor.click(await screen.findByRole('button', { name: 'Edit family' }));
    const name = await screen.findByRole('textbox', { name: 'Family name' });
    await actor.clear(name);
    await actor.type(name, 'The Sheffield Ashdowns{Enter}');
    expect(await screen.findByText(/Somebody else changed this in the meantime/)).toBeInTheDocument();
    expect(name).toHaveValue('The Sheffield Ashdowns');
  });

  it('offers a guest of the demo nothing that ends the family, and no code', async () => {
    show({}, '#family', { user: { ...emma, guestOf: 'family-1' } as typeof emma });
    expect(await screen.findByText(/nobody can be invited to it/)).toBeInTheDocument();
    for (const name of ['Leave family', 'Delete family', 'Invite code'])
      expect(screen.queryByText(name)).not.toBeInTheDocument();
  });

  it('follows what others change: the code, one’s own role, the end of the membership', async () => {
    let me = asMember();
    renderRoute('/dashboard#family', { graphql: familyAnswers({ me: () => me }) });
    await screen.findByLabelText('Invite code H7K 4QP');
    const change = { action: 'updated', actorMembershipId: 'member-tom', at: '2026-10-08T09:00:00Z' };
    me = { ...me, family: { ...(me['family'] as object), inviteCode: 'W2WWWW' } };
    await waitFor(() => expect(FakeSocket.push('familyChanged', { ...change, type: 'family', id: 'x' })).toBe(1));
    expect(await screen.findByLabelText('Invite code W2W WWW')).toBeInTheDocument();
    me = viewer();
    await waitFor(() =>
      expect(FakeSocket.push('familyChanged', { ...change, type: 'family_member', id: 'y' })).toBe(1),
    );
    expect(await screen.findByText('Add Member')).toBeInTheDocument();
    me = { ...newcomer(), profile: viewer()['profile'] };
    act(() => FakeSocket.drop(4403));
    expect(await screen.findByRole('heading', { name: 'No Family Found' })).toBeInTheDocument();
    expect(screen.queryByText('Add Member')).not.toBeInTheDocument();
  });
});
