import { screen, waitFor, within } from '@testing-library/react';
import { familyAnswers } from '../../test/answers';
import { setWindow } from '../../test/media';
import { domainError } from '../../test/network';
import { viewer } from '../../test/people';
import { renderRoute } from '../../test/render-route';
import { sections } from './sections';

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

describe('the shell on a phone', () => {
  beforeEach(() => setWindow({ width: 390 }));

  const bar = () => screen.findByRole('navigation', { name: 'Main' });
  const tabs = async () =>
    within(await bar())
      .getAllByRole('link')
      .map((link) => link.textContent);
  const more = async (actor: ReturnType<typeof renderRoute>['actor']) => {
    await actor.click(within(await bar()).getByRole('button', { name: 'More' }));
    return screen.findByRole('dialog', { name: 'More' });
  };

  it('has Family Jobs in the bar for a section that does not exist; More has the others and the person’s card', async () => {
    const { actor } = renderRoute('/dashboard', { graphql: familyAnswers() });
    expect(await heading('Dashboard')).toBeInTheDocument();
    expect(await tabs()).toEqual(['Home', 'Family Jobs', 'Meals', 'Calendar']);
    const sheet = await more(actor);
    const elsewhere = ['dashboard', 'todos', 'meal-planner', 'calendar', 'bin'];
    const others = sections.map(({ id }) => id).filter((id) => !elsewhere.includes(id));
    expect(
      within(sheet)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual([...others, 'profile', 'profile/settings', 'bin'].map((hash) => `/dashboard#${hash}`));
    for (const name of ['Send Daily Digest', 'Choose the bar', 'Sign Out'])
      expect(within(sheet).getByRole('button', { name })).toBeInTheDocument();
    await actor.click(within(sheet).getByRole('link', { name: 'Family' }));
    expect(await heading('Profile & Family')).toBeInTheDocument();
    expect(window.location.hash).toBe('#family');
  });

  it('shows how many jobs are due on the section, in the bar or on its tile in More', async () => {
    const { counts, ...board } = familyAnswers()['jobBoard'] as { counts: object };
    const graphql = familyAnswers({ jobBoard: { ...board, counts: { ...counts, today: 4 } } });
    renderRoute('/dashboard#calendar', { graphql });
    await waitFor(async () =>
      expect(within(await bar()).getByRole('link', { name: /^4.* Family Jobs$/ })).toBeInTheDocument(),
    );
  });

  describe('choosing the bar', () => {
    const profile = viewer()['profile'] as Record<string, unknown>;
    const open = async (
      chooseBar: (variables: { input: { sections: string[] | null } }) => unknown,
      barSections?: string[],
    ) => {
      const { actor } = renderRoute('/dashboard', {
        graphql: familyAnswers({
          me: viewer({ profile: { ...profile, barSections: barSections ?? null } }),
          chooseBar,
        }),
      });
      await actor.click(within(await more(actor)).getByRole('button', { name: 'Choose the bar' }));
      return { actor, sheet: await screen.findByRole('dialog', { name: 'Choose the bar' }) };
    };
    const tabsBehind = () =>
      within(screen.getByRole('navigation', { name: 'Main', hidden: true }))
        .getAllByRole('link', { hidden: true })
        .map((link) => link.textContent);

    it('puts a section into a place, swaps two, leaves one empty, and restores the default bar', async () => {
      const asked: unknown[] = [];
      const { actor, sheet } = await open(({ input: { sections } }) => {
        asked.push(sections);
        return { ...profile, barSections: sections };
      });
      const within_ = within(sheet);
      expect(within_.queryByRole('button', { name: 'Back to the usual bar' })).not.toBeInTheDocument();
      await actor.click(within_.getByRole('radio', { name: 'Place 4: Calendar' }));
      await actor.click(within_.getByRole('radio', { name: 'Bin' }));
      expect(tabsBehind()).toEqual(['Home', 'Family Jobs', 'Meals', 'Bin']);
      await actor.click(within_.getByRole('radio', { name: 'Place 2: Family Jobs' }));
      await actor.click(within_.getByRole('radio', { name: 'Meals' }));
      expect(tabsBehind()).toEqual(['Home', 'Meals', 'Family Jobs', 'Bin']);
      await actor.click(within_.getByRole('radio', { name: 'Nothing' }));
      expect(tabsBehind()).toEqual(['Home', 'Family Jobs', 'Bin']);
      await actor.click(within_.getByRole('button', { name: 'Back to the usual bar' }));
      expect(tabsBehind()).toEqual(['Home', 'Family Jobs', 'Meals', 'Calendar']);
      await waitFor(() =>
        expect(asked).toEqual([
          ['todos', 'meal-planner', 'bin'],
          ['meal-planner', 'todos', 'bin'],
          ['todos', 'bin'],
          null,
        ]),
      );
    });

    it('rolls back and reports a failed save', async () => {
      const { actor, sheet } = await open(() => {
        throw domainError('INTERNAL', 'Something went wrong');
      }, ['calendar', 'family']);
      expect(tabsBehind()).toEqual(['Home', 'Calendar', 'Family']);
      await actor.click(within(sheet).getByRole('radio', { name: 'Place 2: Calendar' }));
      await actor.click(within(sheet).getByRole('radio', { name: 'Family Jobs' }));
      expect(await screen.findByText(/Something went wrong/)).toBeInTheDocument();
      expect(tabsBehind()).toEqual(['Home', 'Calendar', 'Family']);
    });
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
