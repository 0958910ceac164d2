import { BUILT_SECTIONS, groupOf, SECTION_GROUPS } from '@homefold/domain';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { lazy } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { familyAnswers, newcomer } from '../../test/answers';
import { FakeSocket } from '../../test/fake-socket';
import { goOffline } from '../../test/go-offline';
import { setWindow } from '../../test/media';
import { domainError } from '../../test/network';
import type { RootAnswers } from '../../test/network';
import { viewer } from '../../test/people';
import { choosePersonEntry, personButton } from '../../test/person-menu';
import { renderRoute } from '../../test/render-route';
import { sectionEntry, sections } from './sections';

it('texts mention only sections that are in the menus', () => {
  expect(sections.map(({ id }) => id)).toEqual(BUILT_SECTIONS);
});

/** The bin is the cheapest section to show. */
const answers = (over: RootAnswers = {}) =>
  familyAnswers({ binItems: { items: [], total: 0, nextCursor: null }, ...over });
const heading = (name: string | RegExp) => screen.findByText(name, { selector: 'h1' });
const menu = () => screen.findByRole('navigation', { name: 'Sections' });
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

describe('the shell on a desktop', () => {
  it('lists the sections in their groups, goes to one, mirrors it in the hash, and Back returns', async () => {
    const { actor } = renderRoute('/dashboard', { graphql: answers() });
    expect(await heading(/^Good (morning|afternoon|evening), Emma$/)).toBeInTheDocument();
    const links = (within_: HTMLElement) => within(within_).getAllByRole('link');
    const shown = within(await menu())
      .getAllByRole('list')
      .map((list) => [list.previousElementSibling?.textContent, links(list).map((link) => link.textContent)]);
    const labelsOf = (group: string) => sections.filter(({ id }) => groupOf(id) === group).map(({ label }) => label);
    const groups = Object.entries(SECTION_GROUPS).map(([id, label]) => [label, labelsOf(id)]);
    // Empty groups are left out.
    expect(shown).toEqual(groups.filter(([, labels]) => labels?.length));
    expect(shown[1]).toEqual(['Plan', expect.arrayContaining(['Calendar', 'Family Jobs'])]);
    expect(links(await menu())).toHaveLength(1 + shown.flatMap(([, labels]) => labels).length);

    const calendar = within(await menu()).getByRole('link', { name: 'Calendar' });
    await actor.click(calendar);
    const title = await heading('Family Calendar');
    expect(window.location.hash).toBe('#calendar');
    expect(title).toHaveFocus();
    expect(calendar).toHaveAttribute('aria-current', 'page');
    await waitFor(() => expect(document.title).toBe('Family Calendar · Homefold'));
    window.history.back();
    expect(await heading(/^Good/)).toBeInTheDocument();
  });

  it('opens the person’s menu from their name, also by keyboard', async () => {
    const { actor } = renderRoute('/dashboard', {
      graphql: answers(),
      handlers: [http.get('*/identity/list-sessions', () => HttpResponse.json([]))],
    });
    await heading(/^Good/);
    const button = await personButton();
    expect(button).toHaveAccessibleName(/^Emma Ashdown emma@/);
    act(() => button.focus());
    await actor.keyboard('{Enter}');
    const opened = await screen.findByRole('menu');
    expect(button).toHaveAttribute('aria-expanded', 'true');
    const entries = within(opened).getAllByRole('menuitem');
    expect(entries.map((entry) => entry.textContent)).toEqual([
      'Profile & Family',
      'Settings',
      'Bin',
      'Send Daily Digest',
      'Keyboard shortcuts',
      'Sign Out',
    ]);
    await actor.keyboard('{Escape}');
    await waitFor(() => expect(opened).not.toBeInTheDocument());
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await actor.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByText('Profile & Family')).toHaveFocus());
    await actor.keyboard('{ArrowDown}{Enter}');
    const title = await screen.findByText('Profile & Family', { selector: 'h1' });
    await waitFor(() => expect(title).toHaveFocus());
    expect(window.location.hash).toBe('#profile/settings');
    expect(await screen.findByText('Settings', { selector: '[role="tab"]' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it('lists the shortcuts on ?, goes to a section with g and its letter, and adds with n', async () => {
    const { actor } = renderRoute('/dashboard', { graphql: answers() });
    await heading(/^Good/);
    await actor.keyboard('?');
    const list = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    const keys = [...list.querySelectorAll('dt')].map((term) => [
      term.textContent,
      term.nextElementSibling?.textContent,
    ]);
    expect(keys).toEqual(
      expect.arrayContaining([
        ['New event or job', 'n'],
        ['Calendar', 'g then c'],
        ['Family Jobs', 'g then j'],
      ]),
    );
    await actor.keyboard('{Escape}');
    await noDialog();
    await actor.keyboard('n');
    expect(screen.getByLabelText('Add an event in words')).toHaveFocus();
    await actor.keyboard('{Escape}');
    act(() => (document.activeElement as HTMLElement).blur());
    await actor.keyboard('gj');
    const jobs = await heading('Family Jobs');
    await waitFor(() => expect(jobs).toHaveFocus());
    // The profile has nothing to add.
    await choosePersonEntry(actor, 'Profile & Family');
    await screen.findByText('Profile & Family', { selector: 'h1' });
    await actor.keyboard('n');
    expect(await screen.findByRole('dialog', { name: /event/i })).toBeInTheDocument();
    expect(window.location.hash).toBe('#calendar');
  });

  it('turns off single-key shortcuts on this device, and on again', async () => {
    const { actor } = renderRoute('/dashboard#bin', { graphql: answers() });
    await heading('Bin');
    const single = () => screen.findByRole('switch', { name: /^Single keys/ });
    await actor.keyboard('?');
    await actor.click(await single());
    await actor.keyboard('{Escape}');
    await noDialog();
    await actor.keyboard('?gc/');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(window.location.hash).toBe('#bin');
    await choosePersonEntry(actor, 'Keyboard shortcuts');
    expect(await single()).not.toBeChecked();
    await actor.click(await single());
    await actor.keyboard('{Escape}');
    await noDialog();
    await actor.keyboard('gc');
    expect(window.location.hash).toBe('#calendar');
  });

  it('is a rail of icons between a phone and 1100 px, whose names show on hover and focus until Escape', async () => {
    setWindow({ width: 1100 });
    const { actor } = renderRoute('/dashboard#bin', { graphql: answers() });
    const calendar = within(await menu()).getByRole('link', { name: 'Calendar' });
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

  it('keeps an open dialog and its input when the family changes, the window narrows or the connection is lost', async () => {
    let name = 'The Ashdowns';
    const { actor } = renderRoute('/dashboard#family', {
      graphql: answers({
        me: () => {
          const me = viewer() as { family: Record<string, unknown> };
          return { ...me, family: { ...me.family, name } };
        },
      }),
    });
    await actor.click(await screen.findByText('Add Member'));
    await screen.findByRole('dialog', { name: 'Add Member' });
    const field = screen.getByLabelText('Name');
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
    act(() => setWindow({ width: 600 }));
    expect(await screen.findByRole('navigation', { name: 'Main', hidden: true })).toBeInTheDocument();
    goOffline(true);
    const banner = await screen.findByText('You are offline. What was loaded stays readable.');
    // Announced politely.
    expect(banner.closest('[role="status"]')).not.toBeNull();
    goOffline(false);
    await waitFor(() => expect(banner).not.toBeInTheDocument());
    expect(field).toBeInTheDocument();
    expect(field).toHaveValue('Biscuit');
  });

  it('sends one request for the first screen, and one for the rows to reserve', async () => {
    const asked: string[] = [];
    renderRoute('/dashboard', {
      graphql: answers(),
      handlers: [
        http.post('*/graphql', async ({ request }) => {
          const { operationName } = (await request.clone().json()) as { operationName: string };
          asked.push(operationName);
          return undefined;
        }),
      ],
    });
    expect(await screen.findByText('Recent Activity')).toBeInTheDocument();
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

  it('reports once that an invitation cannot be used by somebody with a family', async () => {
    sessionStorage.setItem('homefold-invite', 'tok123');
    renderRoute('/dashboard#bin', { graphql: answers() });
    expect(await screen.findByText(/You already belong to a family/)).toBeInTheDocument();
    expect(sessionStorage.getItem('homefold-invite')).toBeNull();
  });

  it('reports a failed sign-out, and goes to the landing page after a successful one', async () => {
    let broken = true;
    const { actor } = renderRoute('/dashboard#bin', {
      graphql: answers(),
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
});

describe('what fails', () => {
  afterEach(() => jest.restoreAllMocks());

  it('the family check offers Try Again, and never the set-up', async () => {
    let down = true;
    const { actor } = renderRoute('/dashboard#bin', {
      graphql: answers({
        me: () => {
          if (down) throw domainError('INTERNAL', 'Something went wrong');
          return viewer();
        },
      }),
    });
    expect(
      await screen.findByText('We could not load your family. Nothing is lost; please try again.'),
    ).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    down = false;
    await actor.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await heading('Bin')).toBeInTheDocument();
  });

  it('a section leaves the rest of the shell usable', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const Missing = lazy(() => Promise.reject<{ default: ComponentType }>(new TypeError('no network')));
    jest.replaceProperty(sectionEntry('bin'), 'Page', Missing);
    const { actor } = renderRoute('/dashboard#bin', { graphql: answers() });
    expect(await screen.findByRole('alert')).toHaveTextContent('Bin could not be loaded');
    expect(screen.getByRole('button', { name: 'Reload Page' })).toHaveAccessibleDescription('Bin could not be loaded');
    await actor.click(within(await menu()).getByText('Family Jobs'));
    expect(await heading('Family Jobs')).toBeInTheDocument();
  });

  it('the frame itself shows the full page', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    jest
      .spyOn(sectionEntry('dashboard') as { Heading: (props: object) => ReactNode }, 'Heading')
      .mockImplementation(() => {
        throw new Error('the roof leaks');
      });
    renderRoute('/dashboard', { graphql: answers() });
    expect(await heading('Something went wrong')).toBeInTheDocument();
  });

  it('a set-up that was skipped is not asked for again until the browser is closed', async () => {
    sessionStorage.setItem('homefold-user-skipped-setup', 'yes');
    renderRoute('/dashboard#calendar', { graphql: { me: newcomer(), ownJoinRequest: null } });
    expect(await screen.findByText('No Family Found', { selector: 'h2' })).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
