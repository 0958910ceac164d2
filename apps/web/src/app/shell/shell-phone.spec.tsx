import { screen, waitFor, within } from '@testing-library/react';
import { familyAnswers } from '../../test/answers';
import { setWindow } from '../../test/media';
import { domainError } from '../../test/network';
import { viewer } from '../../test/people';
import { renderRoute } from '../../test/render-route';
import { sections } from './sections';

const heading = (name: string | RegExp) => screen.findByText(name, { selector: 'h1' });
/** The bin is the cheapest section to show. */
const answers = familyAnswers({ binItems: { items: [], total: 0, nextCursor: null } });

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

  it('has a bar, More with the other sections and the person’s card, and a link to the profile', async () => {
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
    const actions = within(sheet)
      .getAllByRole('button')
      .map((button) => button.textContent);
    expect(actions).toEqual(expect.arrayContaining(['Send Daily Digest', 'Choose the bar', 'Sign Out']));
    await actor.click(within(sheet).getByText('Family'));
    expect(await heading('Profile & Family')).toBeInTheDocument();
    expect(window.location.hash).toBe('#family');
    await actor.click(await screen.findByRole('link', { name: 'Your profile, Emma' }));
    expect(await screen.findByText('Profile', { selector: '[role="tab"]' })).toHaveAttribute('aria-selected', 'true');
  });

  it('shows how many jobs are due on the section', async () => {
    const { counts, ...board } = answers['jobBoard'] as { counts: object };
    const graphql = { ...answers, jobBoard: { ...board, counts: { ...counts, today: 4 } } };
    renderRoute('/dashboard#bin', { graphql });
    await waitFor(async () =>
      expect(
        within(await bar())
          .getByText('Family Jobs')
          .closest('a'),
      ).toHaveAccessibleName(/^4.* Family Jobs$/),
    );
  });

  describe('choosing the bar', () => {
    const profile = viewer()['profile'] as Record<string, unknown>;
    const open = async (
      chooseBar: (variables: { input: { sections: string[] | null } }) => unknown,
      barSections?: string[],
    ) => {
      const me = viewer({ profile: { ...profile, barSections: barSections ?? null } });
      const { actor } = renderRoute('/dashboard#bin', { graphql: { ...answers, me, chooseBar } });
      await actor.click(within(await more(actor)).getByText('Choose the bar'));
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
      const choice = (name: string) => within(sheet).getByLabelText(name);
      expect(within(sheet).queryByText('Back to the usual bar')).not.toBeInTheDocument();
      await actor.click(choice('Place 4: Calendar'));
      await actor.click(choice('Bin'));
      expect(tabsBehind()).toEqual(['Home', 'Family Jobs', 'Meals', 'Bin']);
      await actor.click(choice('Place 2: Family Jobs'));
      await actor.click(choice('Meals'));
      expect(tabsBehind()).toEqual(['Home', 'Meals', 'Family Jobs', 'Bin']);
      await actor.click(choice('Nothing'));
      expect(tabsBehind()).toEqual(['Home', 'Family Jobs', 'Bin']);
      await actor.click(within(sheet).getByText('Back to the usual bar'));
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
      await actor.click(within(sheet).getByLabelText('Place 2: Calendar'));
      await actor.click(within(sheet).getByLabelText('Family Jobs'));
      expect(await screen.findByText(/Something went wrong/)).toBeInTheDocument();
      expect(tabsBehind()).toEqual(['Home', 'Calendar', 'Family']);
    });
  });
});
