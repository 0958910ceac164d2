import { BUILT_SECTIONS } from '@homefold/domain';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { familyAnswers } from '../../test/answers';
import { FakeSocket } from '../../test/fake-socket';
import { setWindow } from '../../test/media';
import { domainError } from '../../test/network';
import { viewer } from '../../test/people';
import { renderRoute } from '../../test/render-route';
import { sections } from './sections';

it('the sections that texts mention are those in the menus', () => {
  expect(sections.map(({ id }) => id)).toEqual(BUILT_SECTIONS);
});

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
    ).toEqual(['Homefold', ...sections.filter(({ sidebar }) => sidebar).map(({ label }) => label)]);
    await actor.click(within(menu).getByRole('link', { name: 'Calendar' }));
    const title = await heading('Family Calendar');
    expect(window.location.hash).toBe('#calendar');
    expect(title).toHaveFocus();
    expect(within(menu).getByRole('link', { name: 'Calendar' })).toHaveAttribute('aria-current', 'page');
    await waitFor(() => expect(document.title).toBe('Family Calendar · Homefold'));
    window.history.back();
    expect(await heading(/^Good/)).toBeInTheDocument();
  });

  it("keeps an open dialog and what was typed when the window becomes a phone's", async () => {
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
      handlers: [http.get('*/identity/list-sessions', () => HttpResponse.json([]))],
    });
    expect(await heading('Profile & Family')).toBeInTheDocument();
    expect(await screen.findByRole('tab', { name: 'Settings', selected: true })).toBeInTheDocument();
  });

  it('shows the calendar for an unknown section, and corrects the address', async () => {
    renderRoute('/dashboard#attic', { graphql: familyAnswers() });
    expect(await heading('Family Calendar')).toBeInTheDocument();
    await waitFor(() => expect(window.location.hash).toBe('#calendar'));
  });

  it('sends one request for the first screen', async () => {
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
    // Today's jobs have their own query, which the first screen does not wait for.
    expect(asked.filter((name) => name !== 'JobBoard')).toEqual(['Dashboard']);
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
    await actor.click(screen.getByRole('link', { name: 'Profile & Family' }));
    await heading('Profile & Family');
    await actor.keyboard('n');
    expect(await screen.findByRole('dialog', { name: /event/i })).toBeInTheDocument();
    expect(window.location.hash).toBe('#calendar');
  });

  it('treats no key as a shortcut while somebody types', async () => {
    const { actor } = renderRoute('/dashboard#profile', { graphql: familyAnswers() });
    await actor.type(await screen.findByRole('textbox', { name: 'Phone' }), 'n?');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(window.location.hash).toBe('#profile');
  });

  it('reports once that an invitation is of no use to somebody with a family', async () => {
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
    await actor.click(await screen.findByRole('button', { name: 'Sign Out' }));
    expect(await screen.findByText('Sign out failed. Please try again.')).toBeInTheDocument();
    expect(window.location.pathname).toBe('/dashboard');
    broken = false;
    await actor.click(screen.getByRole('button', { name: 'Sign Out' }));
    await waitFor(() => expect(window.location.pathname).toBe('/'));
  });

  it('announces politely that the connection is lost, and that it is back', async () => {
    renderRoute('/dashboard#profile', { graphql: familyAnswers() });
    await heading('Profile & Family');
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    const banner = await screen.findByText('You are offline. What was loaded stays readable.');
    expect(banner.closest('[role="status"]')).not.toBeNull();
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
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

describe('the shell on a phone', () => {
  beforeEach(() => setWindow({ width: 390 }));

  it('has a bar with Home, Calendar and More, and More leads to Profile and Family', async () => {
    const { actor } = renderRoute('/dashboard', { graphql: familyAnswers() });
    expect(await heading('Dashboard')).toBeInTheDocument();
    const bar = screen.getByRole('navigation', { name: 'Main' });
    expect(
      within(bar)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Home', 'Calendar']);
    await actor.click(within(bar).getByRole('button', { name: 'More' }));
    const sheet = await screen.findByRole('dialog', { name: 'More' });
    await actor.click(within(sheet).getByRole('link', { name: 'Family' }));
    expect(await heading('Profile & Family')).toBeInTheDocument();
    expect(window.location.hash).toBe('#family');
  });

  it('shows the dashboard for an unknown section', async () => {
    renderRoute('/dashboard#attic', { graphql: familyAnswers() });
    expect(await heading('Dashboard')).toBeInTheDocument();
    await waitFor(() => expect(window.location.hash).toBe('#dashboard'));
  });

  it('links to the viewer’s profile from the header', async () => {
    const { actor } = renderRoute('/dashboard', { graphql: familyAnswers() });
    await actor.click(await screen.findByRole('link', { name: 'Your profile, Emma' }));
    expect(await screen.findByRole('tab', { name: 'Profile', selected: true })).toBeInTheDocument();
  });
});
