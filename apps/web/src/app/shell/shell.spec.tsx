import { BUILT_SECTIONS, groupOf, SECTION_GROUPS } from '@homefold/domain';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { familyAnswers } from '../../test/answers';
import { FakeSocket } from '../../test/fake-socket';
import { goOffline } from '../../test/go-offline';
import { setWindow } from '../../test/media';
import { domainError } from '../../test/network';
import { viewer } from '../../test/people';
import { choosePersonEntry, personButton } from '../../test/person-menu';
import { renderRoute } from '../../test/render-route';
import { sections } from './sections';

it('texts mention only sections that are in the menus', () => {
  expect(sections.map(({ id }) => id)).toEqual(BUILT_SECTIONS);
});

const noSessions = http.get('*/identity/list-sessions', () => HttpResponse.json([]));
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

describe('the shell on a desktop', () => {
  it('goes from section to section by the menu, mirrors it in the hash, and Back returns', async () => {
    const { actor } = renderRoute('/dashboard', { graphql: familyAnswers() });
    expect(await heading(/^Good (morning|afternoon|evening), Emma$/)).toBeInTheDocument();
    const menu = screen.getByRole('navigation', { name: 'Sections' });
    expect(
      within(menu)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Homefold', ...sections.filter(({ id }) => groupOf(id) !== null).map(({ label }) => label)]);
    await actor.click(within(menu).getByRole('link', { name: 'Calendar' }));
    const title = await heading('Family Calendar');
    expect(window.location.hash).toBe('#calendar');
    expect(title).toHaveFocus();
    expect(within(menu).getByRole('link', { name: 'Calendar' })).toHaveAttribute('aria-current', 'page');
    await waitFor(() => expect(document.title).toBe('Family Calendar · Homefold'));
    window.history.back();
    expect(await heading(/^Good/)).toBeInTheDocument();
  });

  it('lists the sections in their groups, without empty groups', async () => {
    renderRoute('/dashboard', { graphql: familyAnswers() });
    const menu = await screen.findByRole('navigation', { name: 'Sections' });
    const shown = within(menu)
      .getAllByRole('list')
      .map((list) => [
        list.previousElementSibling?.textContent,
        within(list)
          .getAllByRole('link')
          .map((link) => link.textContent),
      ]);
    const labelsOf = (group: string) => sections.filter(({ id }) => groupOf(id) === group).map(({ label }) => label);
    const groups = Object.entries(SECTION_GROUPS).map(([id, label]) => [label, labelsOf(id)]);
    expect(shown).toEqual(groups.filter(([, labels]) => labels?.length));
    expect(shown[1]).toEqual(['Plan', expect.arrayContaining(['Calendar', 'Family Jobs'])]);
  });

  it('opens the person’s menu from their name, also by keyboard', async () => {
    const { actor } = renderRoute('/dashboard', { graphql: familyAnswers(), handlers: [noSessions] });
    await heading(/^Good/);
    const button = await personButton();
    expect(button).toHaveAccessibleName(/^Emma Ashdown emma@/);
    button.focus();
    await actor.keyboard('{Enter}');
    const menu = await screen.findByRole('menu');
    expect(
      within(menu)
        .getAllByRole('menuitem')
        .map((entry) => entry.textContent),
    ).toEqual(['Profile & Family', 'Settings', 'Bin', 'Send Daily Digest', 'Keyboard shortcuts', 'Sign Out']);
    await actor.keyboard('{Escape}');
    await waitFor(() => expect(menu).not.toBeInTheDocument());
    expect(button).toHaveFocus();
    await actor.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Profile & Family' })).toHaveFocus());
    await actor.keyboard('{ArrowDown}{Enter}');
    const title = await heading('Profile & Family');
    await waitFor(() => expect(title).toHaveFocus());
    expect(window.location.hash).toBe('#profile/settings');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it('goes to a section with g and its letter, as listed in the shortcuts', async () => {
    const { actor } = renderRoute('/dashboard', { graphql: familyAnswers() });
    await heading(/^Good/);
    await actor.keyboard('?');
    const list = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    const keys = within(list)
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(keys).toEqual(
      expect.arrayContaining([
        ['Calendar', 'g then c'],
        ['Family Jobs', 'g then j'],
      ]),
    );
    await actor.keyboard('{Escape}');
    await waitFor(() => expect(list).not.toBeInTheDocument());
    await actor.keyboard('gj');
    const jobs = await heading('Family Jobs');
    await waitFor(() => expect(jobs).toHaveFocus());
    // Other letters keep their own meaning.
    await actor.keyboard('g?');
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeInTheDocument();
    await actor.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await actor.keyboard('c');
    expect(window.location.hash).toBe('#todos');
  });

  it('is a rail of icons between a phone and 1100 px, whose names show on hover and focus until Escape', async () => {
    setWindow({ width: 1100 });
    const { actor } = renderRoute('/dashboard', { graphql: familyAnswers() });
    const calendar = within(await screen.findByRole('navigation', { name: 'Sections' })).getByRole('link', {
      name: 'Calendar',
    });
    await actor.hover(calendar);
    const name = await screen.findByRole('tooltip');
    expect(name).toHaveTextContent('Calendar');
    await actor.keyboard('{Escape}');
    expect(name).not.toBeInTheDocument();
    await actor.unhover(calendar);
    for (let presses = 0; document.activeElement !== calendar && presses < 9; presses += 1) await actor.tab();
    expect(screen.getByRole('tooltip')).toHaveTextContent('Calendar');
    await actor.tab();
    expect(screen.getByRole('tooltip')).toHaveTextContent('Family Jobs');
    act(() => setWindow({ width: 1101 }));
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });

  it('keeps an open dialog and its input when the window becomes narrow', async () => {
    const { actor } = renderRoute('/dashboard#calendar', { graphql: familyAnswers() });
    await actor.click((await screen.findAllByRole('button', { name: 'Add Event' }))[0] as HTMLElement);
    const title = within(await screen.findByRole('dialog', { name: 'Add Event' })).getByLabelText('Title');
    await actor.type(title, 'Dentist');
    act(() => setWindow({ width: 600 }));
    expect(await screen.findByRole('navigation', { name: 'Main', hidden: true })).toBeInTheDocument();
    expect(title).toBeInTheDocument();
    expect(title).toHaveValue('Dentist');
  });

  it('opens the section of a link', async () => {
    renderRoute('/dashboard#profile/settings', {
      graphql: familyAnswers(),
      handlers: [noSessions],
    });
    expect(await heading('Profile & Family')).toBeInTheDocument();
    expect(await screen.findByRole('tab', { name: 'Settings', selected: true })).toBeInTheDocument();
  });

  it('shows the calendar for an unknown section, and corrects the address', async () => {
    renderRoute('/dashboard#attic', { graphql: familyAnswers() });
    expect(await heading('Family Calendar')).toBeInTheDocument();
    await waitFor(() => expect(window.location.hash).toBe('#calendar'));
  });

  it('sends one request for the first screen, and one for the rows to reserve', async () => {
    const asked: string[] = [];
    renderRoute('/dashboard', {
      graphql: familyAnswers(),
      handlers: [
        http.post('*/graphql', async ({ request }) => {
          const { operationName } = (await request.clone().json()) as { operationName: string };
          asked.push(operationName);
          return undefined;
        }),
      ],
    });
    expect(await screen.findByRole('heading', { name: 'Recent Activity' })).toBeInTheDocument();
    // Today's jobs, dinner, shopping, the forum, wishes and expiring food have separate queries, which the first screen
    // does not wait for.
    const later = [
      'JobBoard',
      'TonightsDinner',
      'ShoppingLists',
      'KitchenToUse',
      'WishesSoon',
      'ForumUnread',
      'ForumGlance',
    ];
    expect(asked.filter((name) => !later.includes(name))).toEqual(['Dashboard', 'DashboardRows']);
    expect(asked[0]).toBe('Dashboard');
  });

  it('offers Try Again when the family check fails, and never the set-up', async () => {
    let down = true;
    const { actor } = renderRoute('/dashboard#calendar', {
      graphql: familyAnswers({
        me: () => {
          if (down) throw domainError('INTERNAL', 'Something went wrong');
          return viewer();
        },
      }),
    });
    const again = await screen.findByRole('button', { name: 'Try Again' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    down = false;
    await actor.click(again);
    expect(await heading('Family Calendar')).toBeInTheDocument();
  });

  it('lists the shortcuts on ?, and n focuses quick add or opens the calendar’s add dialog', async () => {
    const { actor } = renderRoute('/dashboard', { graphql: familyAnswers() });
    await heading(/^Good/);
    await actor.keyboard('?');
    const list = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(within(list).getByText('New event or job')).toBeInTheDocument();
    await actor.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await actor.keyboard('n');
    expect(screen.getByRole('textbox', { name: 'Add an event in words' })).toHaveFocus();
    await choosePersonEntry(actor, 'Profile & Family');
    await heading('Profile & Family');
    await actor.keyboard('n');
    expect(await screen.findByRole('dialog', { name: /event/i })).toBeInTheDocument();
    expect(window.location.hash).toBe('#calendar');
  });

  it('turns off single-key shortcuts on this device, but not those with Ctrl', async () => {
    const { actor } = renderRoute('/dashboard', { graphql: familyAnswers() });
    await heading(/^Good/);
    const single = () => screen.findByRole('switch', { name: /^Single keys/ });
    await actor.keyboard('?');
    await actor.click(await single());
    await actor.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await actor.keyboard('?gc/');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(window.location.hash).toBe('');
    await choosePersonEntry(actor, 'Keyboard shortcuts');
    expect(await single()).not.toBeChecked();
    await actor.click(await single());
    await actor.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await actor.keyboard('gc');
    expect(window.location.hash).toBe('#calendar');
  });

  it('treats no key as a shortcut during typing', async () => {
    const { actor } = renderRoute('/dashboard#profile', { graphql: familyAnswers() });
    await actor.type(await screen.findByRole('textbox', { name: 'Phone' }), 'n?');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(window.location.hash).toBe('#profile');
  });

  it('reports once that an invitation cannot be used by somebody with a family', async () => {
    sessionStorage.setItem('homefold-invite', 'tok123');
    renderRoute('/dashboard#profile', { graphql: familyAnswers() });
    expect(await screen.findByText(/You already belong to a family/)).toBeInTheDocument();
    expect(sessionStorage.getItem('homefold-invite')).toBeNull();
  });

  it('reports a failed sign-out, and goes to the landing page after a successful one', async () => {
    let broken = true;
    const { actor } = renderRoute('/dashboard', {
      graphql: familyAnswers(),
      handlers: [
        http.post('*/identity/sign-out', () =>
          broken ? HttpResponse.json({ code: 'INTERNAL' }, { status: 500 }) : HttpResponse.json({ success: true }),
        ),
      ],
    });
    await choosePersonEntry(actor, 'Sign Out');
    expect(await screen.findByText('Sign out failed. Please try again.')).toBeInTheDocument();
    expect(window.location.pathname).toBe('/dashboard');
    broken = false;
    await choosePersonEntry(actor, 'Sign Out');
    await waitFor(() => expect(window.location.pathname).toBe('/'));
  });

  it('announces politely when the connection is lost and restored', async () => {
    renderRoute('/dashboard#profile', { graphql: familyAnswers() });
    await heading('Profile & Family');
    goOffline(true);
    const banner = await screen.findByText('You are offline. What was loaded stays readable.');
    expect(banner.closest('[role="status"]')).not.toBeNull();
    goOffline(false);
    await waitFor(() => expect(banner).not.toBeInTheDocument());
  });

  it('keeps the open dialog while somebody else changes the family', async () => {
    let name = 'The Ashdowns';
    const { actor } = renderRoute('/dashboard#family', {
      graphql: familyAnswers({
        me: () => {
          const me = viewer() as { family: Record<string, unknown> };
          return { ...me, family: { ...me.family, name } };
        },
      }),
    });
    await actor.click(await screen.findByRole('button', { name: 'Add Member' }));
    const field = await screen.findByRole('textbox', { name: 'Name' });
    await actor.type(field, 'Biscuit');
    name = 'The Ashdowns of Sheffield';
    const change = {
      type: 'family',
      id: 'family-ashdown',
      action: 'updated',
      actorMembershipId: null,
      at: '2026-10-08',
    };
    expect(FakeSocket.push('familyChanged', change)).toBe(1);
    expect(await screen.findByText('The Ashdowns of Sheffield')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Biscuit');
  });
});
