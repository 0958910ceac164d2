import { DEFAULT_SEARCH_TYPES, isBuiltResource } from '@homefold/domain';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { chooseOption } from '../../test/fields';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { sections } from '../../app/shell/sections';
import { familyAnswers } from '../../test/answers';
import { domainError } from '../../test/network';
import { renderPart } from '../../test/render-part';
import { renderRoute } from '../../test/render-route';
import SearchPanel from './search-panel';

interface Asked {
  query: string;
  input: Record<string, unknown>;
}
const hit = (id: string, title: string, over: Record<string, unknown> = {}) => ({
  id,
  type: 'calendar_event',
  title,
  content: null,
  author: 'Tom',
  authorMemberId: 'member-tom',
  date: '2026-10-08',
  category: null,
  metadata: { eventDate: '2026-10-08' },
  ...over,
});
const swimming = hit('1', 'Swimming', { content: 'Leisure centre, bring the swimming cap' });
const gala = hit('2', 'Swimming gala', { metadata: { eventDate: '2027-01-17' } });

const noSessions = http.get('*/identity/list-sessions', () => HttpResponse.json([]));
/** A server that answers searches; `answer` may throw or wait. */
function server(answer: (asked: Asked) => unknown = () => ({ totalResults: 2, results: [swimming, gala] })) {
  const asked: Asked[] = [];
  const graphql = familyAnswers({
    search: (variables: Asked) => {
      asked.push(variables);
      return answer(variables);
    },
  });
  return { asked, graphql };
}
/** The dashboard, whose search is still closed. */
const open = (answer?: Parameters<typeof server>[0]) => {
  const { asked, graphql } = server(answer);
  return { asked, ...renderRoute('/dashboard', { graphql, handlers: [noSessions] }) };
};
/** The open search alone, without commands. */
function Panel() {
  const [text, setText] = useState('');
  return (
    <SearchPanel open text={text} onText={setText} onClose={() => undefined} commands={[]} understand={() => []} />
  );
}
const openPanel = (answer?: Parameters<typeof server>[0]) => {
  const { asked, graphql } = server(answer);
  return { asked, ...renderPart(<Panel />, { graphql }) };
};
const field = () => screen.findByRole('combobox', { name: 'Search everything' });
const list = () => screen.getByRole('listbox', { name: 'Results' });
const options = () => within(list()).getAllByRole('option');
const found = async () => within(await screen.findByRole('listbox', { name: 'Results' })).findAllByRole('option');
const activeOption = async () =>
  document.getElementById((await field()).getAttribute('aria-activedescendant') ?? '')?.textContent;

/** Presses the search's key once the one before has closed: within a dialog it is a letter. */
async function again(actor: ReturnType<typeof open>['actor']): Promise<void> {
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await actor.keyboard('/');
}

/** Opens the search of the dashboard with its key, and types. */
async function search(actor: ReturnType<typeof open>['actor'], text: string): Promise<void> {
  await screen.findByRole('heading', { level: 1, name: /^Good/ });
  await actor.keyboard('/');
  await write(text);
}

/** Typed at once, because on a busy machine the time between two letters may exceed the debounce. */
const write = async (value: string) => fireEvent.change(await field(), { target: { value } });

describe('search', () => {
  it('opens with /, sends one request for what is typed, highlights the matches, and Enter opens the chosen one on its date', async () => {
    const { actor, asked } = open();
    await screen.findByRole('heading', { level: 1, name: /^Good/ });
    await actor.keyboard('/');
    const input = await field();
    for (const value of ['s', 'sw', 'swi', 'swim']) fireEvent.change(input, { target: { value } });
    expect(await found()).toHaveLength(2);
    expect(asked.map(({ query }) => query)).toEqual(['swim']);
    const types = DEFAULT_SEARCH_TYPES.filter(isBuiltResource);
    expect(asked[0]?.input).toMatchObject({ types, sortBy: 'relevance', status: 'all' });
    const [first] = options();
    expect(await within(first as HTMLElement).findByText('Swim', { selector: 'mark' })).toBeInTheDocument();
    expect(screen.getAllByText('2 results').length).toBeGreaterThan(0);
    expect(await activeOption()).toMatch(/^Swimming/);
    // the arrows wrap around
    await actor.keyboard('{ArrowUp}');
    expect(await activeOption()).toMatch(/^Swimming gala/);
    await actor.keyboard('{ArrowDown}{ArrowDown}');
    expect(await activeOption()).toMatch(/^Swimming gala/);
    await actor.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Family Calendar' })).toBeInTheDocument();
    expect(await screen.findByText('January 2027')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('loses no keystroke while it loads', async () => {
    const { actor, asked } = open();
    await screen.findByRole('heading', { level: 1, name: /^Good/ });
    await actor.keyboard('/swim');
    expect(await field()).toHaveValue('swim');
    expect(await field()).toHaveFocus();
    expect(await found()).toHaveLength(2);
    expect(asked.at(-1)?.query).toBe('swim');
  });

  it('opens with Ctrl+K also from a field, and closes when the address changes', async () => {
    const { actor } = open();
    await screen.findByRole('heading', { level: 1, name: /^Good/ });
    await actor.click(screen.getByRole('textbox', { name: 'Add an event in words' }));
    await actor.keyboard('{Control>}k{/Control}');
    await field();
    act(() => void (window.location.hash = '#family'));
    await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Search everything' })).not.toBeInTheDocument());
    expect(await screen.findByRole('heading', { level: 1, name: 'Profile & Family' })).toBeInTheDocument();
  });

  it('is cleared by one Escape and closed by the next, which returns the focus', async () => {
    const { actor } = open();
    await screen.findByRole('heading', { level: 1, name: /^Good/ });
    await actor.click(screen.getByRole('button', { name: /^Search/ }));
    await actor.type(await field(), 'swim');
    await found();
    await actor.keyboard('{Escape}');
    expect(await field()).toHaveValue('');
    await waitFor(() => expect(within(list()).queryByRole('group', { name: 'Results' })).not.toBeInTheDocument());
    await actor.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: /^Search/ })).toHaveFocus();
  });

  it('offers recent searches, jumps to a date also from within the calendar, and clears them on request', async () => {
    const { actor } = open();
    await search(actor, 'swim');
    await found();
    await actor.keyboard('{Enter}');
    await screen.findByRole('heading', { level: 1, name: 'Family Calendar' });
    await again(actor);
    const recent = within(await screen.findByRole('group', { name: 'Recent' }));
    await actor.click(recent.getByText('swim'));
    expect(await field()).toHaveValue('swim');
    expect(await field()).toHaveFocus();
    await actor.click((await found())[1] as HTMLElement);
    expect(await screen.findByText('January 2027')).toBeInTheDocument();
    await again(actor);
    await actor.type(await field(), 's');
    expect(within(await screen.findByRole('group', { name: 'Earlier' })).getByText('swim')).toBeVisible();
    await actor.clear(await field());
    await actor.click(screen.getByText('Clear'));
    expect(screen.queryByRole('group', { name: 'Recent' })).not.toBeInTheDocument();
  });
});

describe('the open search', () => {
  it('names the outside calendar that an event comes from', async () => {
    const club = { author: 'Hillside school', authorMemberId: null, category: 'Hillside school' };
    const results = [hit('outside:1', 'Football match', club), hit('2', 'Birthday', { ...club, author: 'Unknown' })];
    openPanel(() => ({ totalResults: 2, results }));
    await write('match');
    const [match, birthday] = await found();
    expect(match).toHaveTextContent('Hillside school');
    expect(birthday).not.toHaveTextContent('Hillside school');
  });

  it('shows only the answer to the latest text, however late others arrive, and the last one until then', async () => {
    const held = new Map<string, () => void>();
    const { asked } = openPanel(async ({ query }) => {
      if (query !== 'sw') await new Promise<void>((release) => held.set(query, release));
      return { totalResults: 1, results: [hit(query, `About ${query}`)] };
    });
    await write('sw');
    expect(await screen.findByRole('option', { name: /About sw\b/ })).toBeInTheDocument();
    await write('swim');
    await waitFor(() => expect(asked).toHaveLength(2));
    await write('swimming');
    await waitFor(() => expect(asked).toHaveLength(3));
    expect(screen.getByRole('option', { name: /About sw\b/ })).toBeInTheDocument();
    held.get('swimming')?.();
    expect(await screen.findByRole('option', { name: /About swimming/ })).toBeInTheDocument();
    held.get('swim')?.();
    expect(options()).toHaveLength(1);
  });

  it('says that nothing was found, and what to try', async () => {
    openPanel(() => ({ totalResults: 0, results: [] }));
    await write('piano');
    expect(await screen.findByText('No results found for "piano"')).toBeInTheDocument();
    expect(screen.getByText(/create something first/)).toBeInTheDocument();
  });

  it('reports a failure, keeps the text, and retries', async () => {
    let down = true;
    const { actor } = openPanel(() => {
      if (down) throw domainError('INTERNAL', 'Something went wrong');
      return { totalResults: 1, results: [swimming] };
    });
    await write('swim');
    expect(await screen.findByText(/did not work/)).toBeInTheDocument();
    expect(await field()).toHaveValue('swim');
    down = false;
    await actor.click(screen.getByRole('button', { name: 'Try Again' }));
    expect((await found())[0]).toHaveTextContent('Swimming');
  });

  it('sends no request for quotes and wildcards alone', async () => {
    const { actor, asked } = openPanel();
    await write(`"%*'`);
    expect(await screen.findByText(/Find anything/)).toBeInTheDocument();
    await actor.type(await field(), ' a');
    await waitFor(() => expect(asked).toHaveLength(1));
  });

  it('filters and sorts, and resets the filters', async () => {
    const { actor, asked } = openPanel();
    await write('swim');
    await found();
    await chooseOption(actor, screen.getByRole('combobox', { name: 'Status' }), 'Done or over');
    await actor.click(screen.getByRole('button', { name: 'Tom', pressed: false }));
    await chooseOption(actor, screen.getByRole('combobox', { name: 'Sort results' }), 'Newest first');
    await waitFor(() =>
      expect(asked.at(-1)?.input).toMatchObject({
        status: 'completed',
        authors: ['member-tom'],
        sortBy: 'date',
        sortOrder: 'desc',
      }),
    );
    await actor.click(screen.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(asked.at(-1)?.input).toMatchObject({ status: 'all', authors: [], sortBy: 'relevance' }));
  });
});

describe('commands', () => {
  const nothing = () => ({ totalResults: 0, results: [] });
  const commands = async () => {
    const group = await screen.findByRole('group', { name: 'Commands' });
    return within(group)
      .getAllByRole('option')
      .map((option) => option.querySelector('span')?.textContent);
  };

  it('are offered before anything is typed, include every section and what it adds, and run with Enter', async () => {
    const { actor } = open(nothing);
    await screen.findByRole('heading', { level: 1, name: /^Good/ });
    await actor.keyboard('/');
    expect((await commands()).slice(0, 2)).toEqual(['Add event', 'Add Family Job']);
    // Enter runs none of them by itself
    await actor.keyboard('{Enter}');
    expect(await field()).toHaveValue('');
    await actor.keyboard('{ArrowDown}');
    expect(await activeOption()).toMatch(/^Add event/);
    await write('add');
    const adds = sections.flatMap(({ addAction }) => (addAction ? [addAction.label] : []));
    expect(await commands()).toEqual(adds.slice(0, 5));
    await write('go to');
    expect(await commands()).toEqual(sections.slice(0, 5).map(({ label }) => `Go to ${label}`));
    for (const command of ['Send Daily Digest', 'Sign Out', 'Settings']) {
      await write(command.toLowerCase());
      expect(await commands()).toEqual([command]);
    }
    await write('add job');
    expect(await commands()).toEqual(['Add Family Job']);
    await actor.keyboard('{Enter}');
    const quickAdd = await screen.findByLabelText('Add a job in words');
    await waitFor(() => expect(quickAdd).toHaveFocus());
    expect(window.location.hash).toBe('#todos');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('change the theme and mark the current one, and go to the person’s pages and a month of the calendar', async () => {
    const { actor } = open(nothing);
    await search(actor, 'dark');
    await actor.keyboard('{Enter}');
    await waitFor(() => expect(document.documentElement.dataset['theme']).toBe('dark'));
    await again(actor);
    await write('theme');
    expect(await screen.findByRole('option', { name: 'Dark theme in use' })).toBeInTheDocument();
    await actor.click(await screen.findByRole('option', { name: 'Light theme' }));
    await waitFor(() => expect(document.documentElement.dataset['theme']).toBe('light'));
    for (const [text, hash] of [
      ['settings', '#profile/settings'],
      ['bin', '#bin'],
    ] as const) {
      await again(actor);
      await write(text);
      await commands();
      await actor.keyboard('{Enter}');
      await waitFor(() => expect(window.location.hash).toBe(hash));
    }
    await again(actor);
    await write('go to march 2031');
    await screen.findByRole('option', { name: 'Go to March 2031' });
    await actor.keyboard('{Enter}');
    expect(await screen.findByText('March 2031')).toBeInTheDocument();
    await waitFor(() => expect(window.location.hash).toBe('#calendar'));
  });
});
