import { screen, waitFor, within } from '@testing-library/react';
import { chooseOption } from '../../../test/fields';
import type { UserEvent } from '@testing-library/user-event';
import { freezeDate } from '../../../test/clock';
import { domainError } from '../../../test/network';
import { event } from '../calendar.test-kit';
import type { FakeCalendar } from '../calendar.test-kit';
import { openCalendar, openEdit, sent, set, today } from './dialogs.test-kit';

beforeEach(() => freezeDate());
afterEach(() => jest.useRealTimers());

/** Every Thursday from 1 October to the end of the month: five, the second of them today. */
const weekly = (title = 'Swimming') =>
  event({
    title,
    eventDate: '2026-10-01',
    eventTime: '16:00',
    eventEndTime: '17:00',
    isRecurring: true,
    recurringType: 'weekly',
    recurringInterval: 1,
    recurringEndDate: '2026-10-31',
  });

const THURSDAYS = ['1', '8', '15', '22', '29'];

/** The days of October on which the month shows this title. */
const daysWith = (title: string): string[] =>
  screen
    .getAllByRole('gridcell', { hidden: true })
    .map((cell) => cell.getAttribute('aria-label') ?? cell.textContent ?? '')
    .filter((label) => label.includes(title) && label.includes('October'))
    .map((label) => /(\d+) October/.exec(label)?.[1] ?? '');

const question = (name: string) => screen.findByRole('dialog', { name });

async function askToDelete(actor: UserEvent, title = 'Swimming'): Promise<HTMLElement> {
  await actor.click(await today());
  await actor.click(await screen.findByRole('button', { name: `Delete ${title}` }));
  return question('Delete a repeating event');
}

async function saveTitle(actor: UserEvent, title: string): Promise<HTMLElement> {
  await openEdit(actor, 'Swimming');
  await actor.clear(screen.getByLabelText('Title'));
  await actor.type(screen.getByLabelText('Title'), title);
  await actor.click(screen.getByRole('button', { name: 'Save changes' }));
  return question('Change a repeating event');
}

/** Presses Undo in the toast with this text. Toasts outlive the screen: each test uses its own title. */
async function undo(actor: UserEvent, message: string): Promise<void> {
  const toast = (await screen.findByText(message)).parentElement as HTMLElement;
  await actor.click(within(toast).getByRole('button', { name: 'Undo', hidden: true }));
}

/** The undo key of the last call. */
const lastKey = (calendar: FakeCalendar): unknown => calendar.calls.at(-1)?.args['undoKey'];

describe('deleting a repeating event', () => {
  it('asks for the scope, also by keyboard, and names the occurrence', async () => {
    const { actor, calendar } = openCalendar([weekly('Ballet')]);
    const dialog = await askToDelete(actor, 'Ballet');
    expect(dialog).toHaveAccessibleDescription('Ballet, Thursday 8 October');
    expect(within(dialog).getByRole('group', { name: 'Which events?' })).toBeVisible();
    const [one, following, all] = ['This event', 'This and following', 'All events'].map((name) =>
      within(dialog).getByRole('radio', { name }),
    );
    expect(one).toBeChecked();
    expect(one).toHaveFocus();
    await actor.keyboard('{ArrowDown}');
    expect(following).toBeChecked();
    await actor.keyboard('{ArrowDown}');
    expect(all).toBeChecked();
    await actor.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(calendar.calls).toEqual([]);
    await actor.click(screen.getByRole('button', { name: 'Delete Ballet' }));
    await question('Delete a repeating event');
    await actor.keyboard('{Enter}');
    await waitFor(() => expect(sent(calendar, 'delete')).toHaveLength(1));
    expect(sent(calendar, 'delete')).toMatchObject([{ scope: 'this', occurrenceDate: '2026-10-08' }]);
  });

  it.each([
    ['This event', 'this', ['1', '15', '22', '29'], 'Judo', 'Deleted Judo on 8 October. In the bin for 30 days.'],
    ['This and following', 'following', ['1'], 'Chess', 'Deleted Chess from 8 October on. In the bin for 30 days.'],
    ['All events', 'all', [], 'Piano', 'Deleted Piano. In the bin for 30 days.'],
  ])('%s leaves the others, and Undo restores everything', async (name, scope, left, title, message) => {
    const { actor, calendar } = openCalendar([weekly(title)]);
    const dialog = await askToDelete(actor, title);
    await actor.click(within(dialog).getByRole('radio', { name }));
    await actor.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await screen.findByText(message);
    await waitFor(() => expect(daysWith(title)).toEqual(left));
    const key = lastKey(calendar);
    expect(calendar.calls.at(-1)).toMatchObject({ name: 'delete', args: { scope, occurrenceDate: '2026-10-08' } });
    await undo(actor, message);
    await waitFor(() => expect(daysWith(title)).toEqual(THURSDAYS));
    await waitFor(() => expect(sent(calendar, 'undo')).toEqual([{ key }]));
    expect(daysWith(title)).toEqual(THURSDAYS);
  });

  it('rolls back when the server refuses, and says so when the event no longer exists', async () => {
    const { actor } = openCalendar([weekly()], {
      deleteCalendarEvent: () => {
        throw domainError('INVALID', 'The event does not happen on this date', 'occurrenceDate');
      },
    });
    const dialog = await askToDelete(actor);
    await actor.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await screen.findByText(/no longer there/);
    expect(daysWith('Swimming')).toEqual(THURSDAYS);
  });

  it('says when somebody’s later change prevents Undo, and keeps that change', async () => {
    const { actor } = openCalendar([weekly('Tennis')], {
      undo: () => {
        throw domainError('VERSION_CONFLICT', 'Somebody has changed this since');
      },
    });
    const dialog = await askToDelete(actor, 'Tennis');
    await actor.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await undo(actor, 'Deleted Tennis on 8 October. In the bin for 30 days.');
    await screen.findByText('Somebody has changed this since, so it was not undone.');
    await waitFor(() => expect(daysWith('Tennis')).toEqual(['1', '15', '22', '29']));
  });
});

describe('changing a repeating event', () => {
  it('shows the dates of the occurrence and its next ones', async () => {
    const { actor } = openCalendar([{ ...weekly(), exceptions: ['2026-10-15'] }]);
    const dialog = await openEdit(actor, 'Swimming');
    expect(screen.getByLabelText('Start date')).toHaveValue('8 Oct 2026');
    expect(within(dialog).getByText(/^Next: Thu 22 Oct, 29 Oct/)).toBeVisible();
    expect(screen.queryByText(/every repeat/)).not.toBeInTheDocument();
  });

  it.each([
    ['This event', 'this', ['8'], ['1', '15', '22', '29'], 'Diving', 'Changed Diving on 8 October'],
    ['This and following', 'following', ['8', '15', '22', '29'], ['1'], 'Rowing', 'Changed Rowing from 8 October on'],
    ['All events', 'all', THURSDAYS, [], 'Sailing', 'Changed every Sailing'],
  ])('%s changes only its scope, and Undo restores everything', async (name, scope, changed, left, title, message) => {
    const { actor, calendar } = openCalendar([weekly()]);
    const dialog = await saveTitle(actor, title);
    await actor.click(within(dialog).getByRole('radio', { name }));
    await actor.click(within(dialog).getByRole('button', { name: 'Save changes' }));
    await screen.findByText(message);
    await waitFor(() => expect(daysWith(title)).toEqual(changed));
    expect(daysWith('Swimming')).toEqual(left);
    expect(sent(calendar, 'update')).toMatchObject([{ scope, occurrenceDate: '2026-10-08', version: 1 }]);
    await undo(actor, message);
    await waitFor(() => expect(daysWith('Swimming')).toEqual(THURSDAYS));
    await waitFor(() => expect(sent(calendar, 'undo')).toHaveLength(1));
    expect(daysWith('Swimming')).toEqual(THURSDAYS);
    expect(daysWith(title)).toEqual([]);
  });

  it('moves the whole series by as many days as the occurrence, or a single occurrence', async () => {
    const { actor, calendar } = openCalendar([weekly()]);
    await openEdit(actor, 'Swimming');
    set('Start date', '2026-10-09');
    await actor.click(screen.getByRole('button', { name: 'Save changes' }));
    const dialog = await question('Change a repeating event');
    await actor.click(within(dialog).getByRole('radio', { name: 'All events' }));
    await actor.click(within(dialog).getByRole('button', { name: 'Save changes' }));
    await screen.findByText('Changed every Swimming');
    expect(sent(calendar, 'update')).toMatchObject([{ input: { eventDate: '2026-10-02', endDate: '2026-10-02' } }]);
    expect(daysWith('Swimming')).toEqual(['2', '9', '16', '23', '30']);
  });

  it('does not offer "This event" when the repeat rule was changed', async () => {
    const { actor } = openCalendar([weekly()]);
    await openEdit(actor, 'Swimming');
    await chooseOption(actor, screen.getByLabelText('Repeat every, unit'), 'day');
    await actor.click(screen.getByRole('button', { name: 'Save changes' }));
    const dialog = await question('Change a repeating event');
    expect(within(dialog).queryByRole('radio', { name: 'This event' })).not.toBeInTheDocument();
    expect(within(dialog).getByRole('radio', { name: 'This and following' })).toBeChecked();
  });

  it('returns to the form on Cancel with all input', async () => {
    const { actor, calendar } = openCalendar([weekly()]);
    const dialog = await saveTitle(actor, 'Diving');
    await actor.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(screen.getByLabelText('Title')).toHaveValue('Diving');
    expect(calendar.calls).toEqual([]);
  });

  it('shows both versions of a conflict for the occurrence, and asks for the scope again', async () => {
    const stored = weekly();
    const { actor, calendar } = openCalendar([stored]);
    const dialog = await saveTitle(actor, 'Squash');
    Object.assign(stored, { version: 2, eventTime: '09:00', eventEndTime: '10:00' });
    await actor.click(within(dialog).getByRole('button', { name: 'Save changes' }));
    const theirs = await screen.findByRole('article', { name: 'Their version' });
    expect(theirs).toHaveTextContent('8 October');
    await actor.click(screen.getByRole('button', { name: 'Keep mine' }));
    const again = await question('Change a repeating event');
    await actor.click(within(again).getByRole('button', { name: 'Save changes' }));
    await screen.findByText('Changed Squash on 8 October');
    expect(sent(calendar, 'update')).toMatchObject([{ version: 1 }, { version: 2, scope: 'this' }]);
  });
});
