import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { RootAnswers } from '../../test/network';
import { familyAnswers } from '../../test/answers';
import { freezeDate } from '../../test/clock';
import { setWindow } from '../../test/media';
import { domainError } from '../../test/network';
import { ashdowns, emmaMember, viewer } from '../../test/people';
import { choosePersonEntry } from '../../test/person-menu';
import { FakeSocket } from '../../test/fake-socket';
import { renderPart } from '../../test/render-part';
import { renderRoute } from '../../test/render-route';
import BinPage from './page';
import type { BinItem } from './labels';

beforeEach(() => freezeDate());
afterEach(() => jest.useRealTimers());

const thing = (title: string, deletedAt: string, over: Partial<BinItem> = {}): BinItem => ({
  id: `id-${title}`,
  type: 'calendar_event',
  title,
  detail: 'Tue 20 October, every week',
  emoji: null,
  deletedAt,
  deletedByName: 'Tom',
  restorableUntil: new Date(new Date(deletedAt).getTime() + 30 * 86_400_000).toISOString(),
  mayDeleteForever: true,
  ...over,
});

const family = (): BinItem[] => [
  thing('Swimming', '2026-10-08T09:00:00.000Z', { emoji: '🏊' }),
  thing('Dentist', '2026-10-08T08:00:00.000Z', { deletedByName: 'Emma' }),
  thing('Piano', '2026-10-07T08:00:00.000Z', { mayDeleteForever: false }),
  thing('Old film', '2026-09-08T14:00:00.000Z'),
];

/** A fake server with a bin. */
function binOf(items = family(), answers: RootAnswers = {}) {
  const bin = { items, calls: [] as { name: string; args: object }[] };
  const note = (name: string, args: object): void =>
    void bin.calls.push({ name, args: JSON.parse(JSON.stringify(args)) as object });
  const without = ({ id }: { id: string }): BinItem => {
    const found = bin.items.find((one) => one.id === id);
    if (!found) throw domainError('NOT_FOUND', 'Event not found');
    bin.items = bin.items.filter((one) => one !== found);
    return found;
  };
  const graphql = familyAnswers({
    binItems: ({ first, after }: { first: number; after?: string }) => {
      const start = Number(after ?? 0);
      const end = start + Math.min(first, 10);
      return {
        items: bin.items.slice(start, end),
        total: bin.items.length,
        nextCursor: end < bin.items.length ? String(end) : null,
      };
    },
    restoreFromBin: (args: { id: string; type: string }) => {
      note('restore', args);
      const { id, type, title } = without(args);
      return { id, type, title, date: '2026-12-15' };
    },
    deleteForever: (args: { id: string }) => {
      note('delete', args);
      without(args);
      return true;
    },
    emptyBin: (args: object) => {
      note('empty', args);
      return bin.items.splice(0).length;
    },
    ...answers,
  });
  return { bin, graphql };
}
function showPage() {
  const { bin, graphql } = binOf();
  return { bin, graphql, ...renderRoute('/dashboard#bin', { graphql }) };
}
/** The bin without the frame around it. */
function openBin(...server: Parameters<typeof binOf>) {
  const { bin, graphql } = binOf(...server);
  return { bin, graphql, ...renderPart(<BinPage />, { graphql, path: '/dashboard#bin' }) };
}

const row = async (title: string): Promise<HTMLElement> =>
  (await screen.findByText(title)).closest('li') as HTMLElement;
const press = async (actor: UserEvent, name: string): Promise<void> =>
  actor.click(await screen.findByRole('button', { name }));
const answer = async (actor: UserEvent, question: string, name: string): Promise<void> =>
  actor.click(within(await screen.findByRole('alertdialog', { name: question })).getByRole('button', { name }));

describe('the bin', () => {
  it('shows what was deleted, by whom and for how long it is kept, grouped by day', async () => {
    showPage();
    expect(await row('Swimming')).toHaveTextContent('SwimmingTue 20 October, every weekDeleted by Tom · 30 days left');
    expect(screen.getByRole('heading', { level: 1, name: 'Bin' })).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Today',
      'Yesterday',
      'Tuesday 8 September',
    ]);
    expect(screen.getByText('4 things')).toBeVisible();
    expect(await row('Old film')).toHaveTextContent('last day');
    expect(within(await row('Old film')).getByText('last day')).toHaveAttribute(
      'title',
      'Can be restored until 8 October 2026 at 15:00',
    );
    expect(within(await row('Swimming')).getByText('30 days left')).toHaveAttribute(
      'datetime',
      '2026-11-07T09:00:00.000Z',
    );
  });

  it('shows 30 days for a deletion later than this device’s clock', async () => {
    openBin([thing('Violin', '2026-10-08T13:21:00.000Z')]);
    expect(await row('Violin')).toHaveTextContent('30 days left');
  });

  it('restores at once, keeps the focus in the list, and links to the day', async () => {
    const { actor, bin } = showPage();
    await press(actor, 'Restore Swimming');
    await waitFor(() => expect(screen.queryByText('Swimming')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Restore Dentist' })).toHaveFocus();
    expect(bin.calls).toEqual([{ name: 'restore', args: { type: 'calendar_event', id: 'id-Swimming' } }]);
    const toast = (await screen.findByText('Swimming is back')).parentElement as HTMLElement;
    expect(screen.getByText('3 things')).toBeVisible();
    await actor.click(within(toast).getByRole('button', { name: 'Show', hidden: true }));
    expect(await screen.findByRole('heading', { name: 'December 2026' })).toBeVisible();
  });

  it('is reached from the calendar’s list, the person’s menu and, on a phone, from More', async () => {
    const title = () => screen.findByRole('heading', { level: 1, name: 'Bin' });
    const { actor } = renderRoute('/dashboard#calendar', { graphql: binOf().graphql });
    await actor.click(await screen.findByLabelText('List'));
    await actor.click(await screen.findByText('Open the bin'));
    expect(await title()).toBeVisible();
    await actor.click(screen.getByRole('link', { name: 'Dashboard' }));
    await choosePersonEntry(actor, 'Bin');
    expect(await title()).toBeVisible();
    act(() => setWindow({ width: 390 }));
    await actor.click(await screen.findByRole('button', { name: 'More' }));
    expect(
      within(await screen.findByRole('dialog', { name: 'More' }))
        .getByText('Bin')
        .closest('a'),
    ).toHaveAttribute('href', '/dashboard#bin');
  });

  it('follows what others delete and restore', async () => {
    const { bin } = openBin([]);
    expect(await screen.findByText('The bin is empty')).toBeVisible();
    const change = { type: 'calendar_event', id: 'e', actorMembershipId: 'member-tom', at: '2026-10-08T09:00:00Z' };
    bin.items = [thing('Dentist', '2026-10-08T13:19:00.000Z')];
    await waitFor(() => expect(FakeSocket.push('familyChanged', { ...change, action: 'deleted' })).toBe(1));
    expect(await row('Dentist')).toHaveTextContent('Deleted by Tom · 30 days left');
    bin.items = [];
    act(() => void FakeSocket.push('familyChanged', { ...change, action: 'created' }));
    expect(await screen.findByText('The bin is empty')).toBeVisible();
  });

  it('works with the keyboard alone', async () => {
    const { actor } = openBin(['First', 'Second', 'Third'].map((title) => thing(title, '2026-10-08T09:00:00.000Z')));
    const button = (name: string) => screen.findByRole('button', { name });
    /** The dialog before may still be closing. */
    const asks = (question: string) =>
      waitFor(() =>
        expect(within(screen.getByRole('alertdialog', { name: question })).getByText('Cancel')).toHaveFocus(),
      );
    const first = await button('Restore First');
    act(() => first.focus());
    await actor.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByText('First')).not.toBeInTheDocument());
    expect(await button('Restore Second')).toHaveFocus();
    await actor.tab();
    expect(await button('Delete Second for good')).toHaveFocus();
    await actor.keyboard('{Enter}');
    await asks('Delete “Second” for good?');
    await actor.keyboard('{Escape}');
    await waitFor(async () => expect(await button('Delete Second for good')).toHaveFocus());
    await actor.keyboard('{Enter}');
    await asks('Delete “Second” for good?');
    await actor.tab();
    await actor.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByText('Second')).not.toBeInTheDocument());
    await waitFor(async () => expect(await button('Restore Third')).toHaveFocus());
    const empty = await button('Empty bin');
    act(() => empty.focus());
    await actor.keyboard('{Enter}');
    await asks('Delete 1 thing for good?');
    await actor.tab();
    await actor.keyboard('{Enter}');
    expect(await screen.findByText('The bin is empty')).toBeVisible();
  });

  it('restores a row when the server fails, and offers Retry', async () => {
    let broken = true;
    const { actor } = openBin([thing('Chess', '2026-10-08T09:00:00.000Z')], {
      restoreFromBin: ({ id, type }: { id: string; type: string }) => {
        if (broken) throw domainError('INTERNAL', 'Internal error');
        return { id, type, title: 'Chess', date: null };
      },
    });
    await press(actor, 'Restore Chess');
    const toast = (await screen.findByText('It could not be brought back. Please try again.')).parentElement;
    expect(await row('Chess')).toBeVisible();
    broken = false;
    await actor.click(within(toast as HTMLElement).getByRole('button', { name: 'Retry', hidden: true }));
    expect(await screen.findByText('Chess is back')).toBeInTheDocument();
  });

  it.each([
    ['NOT_FOUND', 'Event not found', 'This is no longer in the bin. Somebody has restored it or deleted it for good.'],
    ['CONFLICT', 'This birthday is already in the calendar again.', 'This birthday is already in the calendar again.'],
  ])('says why an item cannot be restored (%s), and shows the current items', async (code, message, shown) => {
    const { actor, bin } = openBin(family(), {
      restoreFromBin: () => {
        bin.items = bin.items.slice(1);
        throw domainError(code, message);
      },
    });
    await press(actor, 'Restore Swimming');
    expect(await screen.findByText(shown)).toBeInTheDocument();
    await waitFor(() => expect(screen.getByText('3 things')).toBeVisible());
    expect(screen.queryByText('Swimming')).not.toBeInTheDocument();
  });

  it('deletes permanently after confirmation', async () => {
    const { actor, bin } = openBin();
    await row('Piano');
    expect(screen.queryByRole('button', { name: 'Delete Piano for good' })).not.toBeInTheDocument();
    await press(actor, 'Delete Dentist for good');
    await answer(actor, 'Delete “Dentist” for good?', 'Cancel');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(bin.calls).toEqual([]);
    await press(actor, 'Delete Dentist for good');
    await answer(actor, 'Delete “Dentist” for good?', 'Delete for good');
    await waitFor(() => expect(screen.queryByText('Dentist')).not.toBeInTheDocument());
    expect(bin.calls).toEqual([{ name: 'delete', args: { type: 'calendar_event', id: 'id-Dentist' } }]);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Restore Piano' })).toHaveFocus());
  });

  it('stays without what was just deleted when an answer older than that arrives', async () => {
    const { actor, graphql } = openBin();
    await row('Swimming');
    const list = graphql['binItems'] as (args: unknown) => unknown;
    const held: (() => void)[] = [];
    let answered = 0;
    graphql['binItems'] = async (args: unknown) => {
      const older = structuredClone(list(args));
      if (held.length < 1) await new Promise<void>((go) => held.push(go));
      answered += 1;
      return older;
    };
    await press(actor, 'Restore Swimming');
    await waitFor(() => expect(held).toHaveLength(1));
    await press(actor, 'Delete Dentist for good');
    await answer(actor, 'Delete “Dentist” for good?', 'Delete for good');
    await screen.findByText('Deleted Dentist for good');
    for (const go of held) go();
    await waitFor(() => expect(answered).toBe(2));
    await press(actor, 'Empty bin');
    expect(await screen.findByRole('alertdialog', { name: 'Delete 2 things for good?' })).toBeVisible();
  });

  it('is emptied by an admin, except for items not yet seen', async () => {
    const { actor, bin } = openBin();
    await press(actor, 'Empty bin');
    await answer(actor, 'Delete 4 things for good?', 'Delete 4 things');
    expect(await screen.findByText('The bin is empty')).toBeVisible();
    await waitFor(() => expect(bin.calls).toEqual([{ name: 'empty', args: { until: '2026-10-08T09:00:00.000Z' } }]));
    await press(actor, 'Open the calendar');
    expect(window.location.hash).toBe('#calendar');
  });

  it('cannot be emptied by other members', async () => {
    const member = { ...emmaMember, role: 'family_member' };
    openBin(family(), { me: viewer({ membership: member, family: { ...ashdowns, members: [member] } }) });
    await row('Swimming');
    expect(screen.queryByRole('button', { name: 'Empty bin' })).not.toBeInTheDocument();
  });

  it('loads older rows on request', async () => {
    const many = Array.from({ length: 12 }, (_, index) => thing(`Thing ${index + 1}`, '2026-10-08T09:00:00.000Z'));
    const { actor } = openBin(many);
    await row('Thing 10');
    expect(screen.queryByText('Thing 11')).not.toBeInTheDocument();
    expect(screen.getByText('12 things')).toBeVisible();
    await press(actor, 'Load more');
    expect(await row('Thing 12')).toBeVisible();
    expect(screen.getAllByRole('listitem').filter((one) => one.textContent?.startsWith('Thing'))).toHaveLength(12);
    expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
  });

  it('reports a failure to load, and retries', async () => {
    let broken = true;
    const { actor } = openBin([], {
      binItems: () => {
        if (broken) throw domainError('INTERNAL', 'Internal error');
        return { items: [], total: 0, nextCursor: null };
      },
    });
    expect(await screen.findByText('The bin could not be loaded')).toBeVisible();
    broken = false;
    await press(actor, 'Try Again');
    expect(await screen.findByText('The bin is empty')).toBeVisible();
  });
});
