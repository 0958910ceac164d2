import { screen, waitFor, within } from '@testing-library/react';
import { chooseOption } from '../../../test/fields';
import type { UserEvent } from '@testing-library/user-event';
import { freezeDate } from '../../../test/clock';
import { domainError } from '../../../test/network';
import { event } from '../calendar.test-kit';
import type { FakeCalendar } from '../calendar.test-kit';
import { openCalendar, openEdit, sent, set, today } from './dialogs.test-kit';
import { button, editForm } from './form.test-kit';

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
  [...document.querySelectorAll('[role="gridcell"]')]
    .map((cell) => cell.textContent ?? '')
    .filter((label) => label.includes(title) && label.includes('October'))
    .map((label) => /(\d+) October/.exec(label)?.[1] ?? '');

const question = (name: string) => screen.findByRole('dialog', { name });

/** Presses Delete in the dialog of today. */
async function askToDelete(actor: UserEvent, title = 'Swimming'): Promise<HTMLElement> {
  await actor.click(await screen.findByLabelText(`Delete ${title}`));
  return question('Delete a repeating event');
}

/** Saves the open form under another title. */
async function saveTitle(actor: UserEvent, title: string): Promise<HTMLElement> {
  await actor.clear(screen.getByLabelText('Title'));
  await actor.paste(title);
  await actor.click(button('Save changes'));
  return question('Change a repeating event');
}

/** Presses Undo in the toast with this text. */
async function undo(actor: UserEvent, message: string): Promise<void> {
  const toast = (await screen.findByText(message)).parentElement as HTMLElement;
  await actor.click(within(toast).getByText('Undo'));
}

/** The undo key of the last call. */
const lastKey = (calendar: FakeCalendar): unknown => calendar.calls.at(-1)?.args['undoKey'];

describe('deleting a repeating event', () => {
  it('asks for the scope, also by keyboard, and names the occurrence', async () => {
    const { actor, calendar } = openCalendar([weekly('Ballet')]);
    await actor.click(await today());
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
    await askToDelete(actor, 'Ballet');
    await actor.keyboard('{Enter}');
    await waitFor(() => expect(sent(calendar, 'delete')).toHaveLength(1));
    expect(sent(calendar, 'delete')).toMatchObject([{ scope: 'this', occurrenceDate: '2026-10-08' }]);
  });

  it('leaves the events outside the scope, and Undo restores everything', async () => {
    const { actor, calendar } = openCalendar([weekly('Judo')]);
    await actor.click(await today());
    for (const [name, scope, left, message] of [
      ['This event', 'this', ['1', '15', '22', '29'], 'Deleted Judo on 8 October. In the bin for 30 days.'],
      ['This and following', 'following', ['1'], 'Deleted Judo from 8 October on. In the bin for 30 days.'],
      ['All events', 'all', [], 'Deleted Judo. In the bin for 30 days.'],
    ] as const) {
      const dialog = await askToDelete(actor, 'Judo');
      await actor.click(within(dialog).getByLabelText(name));
      await actor.click(within(dialog).getByRole('button', { name: 'Delete' }));
      await screen.findByText(message);
      await waitFor(() => expect(daysWith('Judo')).toEqual(left));
      const key = lastKey(calendar);
      expect(calendar.calls.at(-1)).toMatchObject({ name: 'delete', args: { scope, occurrenceDate: '2026-10-08' } });
      await undo(actor, message);
      await waitFor(() => expect(daysWith('Judo')).toEqual(THURSDAYS));
      await waitFor(() => expect(sent(calendar, 'undo').at(-1)).toEqual({ key }));
      expect(daysWith('Judo')).toEqual(THURSDAYS);
    }
  });

  it('rolls back when the server refuses, and keeps somebody’s later change that prevents Undo', async () => {
    const { actor, calendar } = openCalendar([weekly('Tennis')], {
      undo: () => {
        throw domainError('VERSION_CONFLICT', 'Somebody has changed this since');
      },
    });
    const { deleteCalendarEvent } = calendar.graphql;
    calendar.graphql['deleteCalendarEvent'] = () => {
      throw domainError('INVALID', 'The event does not happen on this date', 'occurrenceDate');
    };
    await actor.click(await today());
    const refused = await askToDelete(actor, 'Tennis');
    await actor.click(within(refused).getByRole('button', { name: 'Delete' }));
    await screen.findByText(/no longer there/);
    expect(daysWith('Tennis')).toEqual(THURSDAYS);

    calendar.graphql['deleteCalendarEvent'] = deleteCalendarEvent;
    const dialog = await askToDelete(actor, 'Tennis');
    await actor.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await undo(actor, 'Deleted Tennis on 8 October. In the bin for 30 days.');
    await screen.findByText('Somebody has changed this since, so it was not undone.');
    await waitFor(() => expect(daysWith('Tennis')).toEqual(['1', '15', '22', '29']));
  });
});

describe('changing a repeating event', () => {
  it('changes only its scope, and Undo restores everything', async () => {
    const { actor, calendar } = openCalendar([weekly()]);
    await actor.click(await today());
    for (const [name, scope, changed, left, title, message] of [
      ['This event', 'this', ['8'], ['1', '15', '22', '29'], 'Diving', 'Changed Diving on 8 October'],
      ['This and following', 'following', ['8', '15', '22', '29'], ['1'], 'Rowing', 'Changed Rowing from 8 October on'],
      ['All events', 'all', THURSDAYS, [], 'Sailing', 'Changed every Sailing'],
    ] as const) {
      await actor.click(await screen.findByLabelText('Edit Swimming'));
      await screen.findByRole('dialog', { name: 'Edit Event' });
      const { version } = calendar.events[0] ?? {};
      const dialog = await saveTitle(actor, title);
      await actor.click(within(dialog).getByLabelText(name));
      await actor.click(within(dialog).getByRole('button', { name: 'Save changes' }));
      await screen.findByText(message);
      await waitFor(() => expect(daysWith(title)).toEqual(changed));
      expect(daysWith('Swimming')).toEqual(left);
      expect(sent(calendar, 'update').at(-1)).toMatchObject({ scope, occurrenceDate: '2026-10-08', version });
      const key = lastKey(calendar);
      await undo(actor, message);
      await waitFor(() => expect(daysWith('Swimming')).toEqual(THURSDAYS));
      await waitFor(() => expect(sent(calendar, 'undo').at(-1)).toEqual({ key }));
      expect(daysWith('Swimming')).toEqual(THURSDAYS);
      expect(daysWith(title)).toEqual([]);
    }
  });

  it('moves the whole series by as many days as the occurrence', async () => {
    const { actor, calendar } = openCalendar([weekly()]);
    await openEdit(actor, 'Swimming');
    set('Start date', '2026-10-09');
    await actor.click(button('Save changes'));
    const dialog = await question('Change a repeating event');
    await actor.click(within(dialog).getByLabelText('All events'));
    await actor.click(within(dialog).getByRole('button', { name: 'Save changes' }));
    await screen.findByText('Changed every Swimming');
    expect(sent(calendar, 'update')).toMatchObject([{ input: { eventDate: '2026-10-02', endDate: '2026-10-02' } }]);
    expect(daysWith('Swimming')).toEqual(['2', '9', '16', '23', '30']);
  });

  it('shows the dates of the occurrence and its next ones, and offers no "This event" for a changed rule', async () => {
    const { actor, dialog } = await editForm({ ...weekly(), exceptions: ['2026-10-15'] });
    expect(screen.getByLabelText('Start date')).toHaveValue('8 Oct 2026');
    expect(within(dialog).getByText(/^Next: Thu 22 Oct, 29 Oct/)).toBeVisible();
    expect(screen.queryByText(/every repeat/)).not.toBeInTheDocument();
    await chooseOption(actor, screen.getByLabelText('Repeat every, unit'), 'day');
    await actor.click(button('Save changes'));
    const asked = await question('Change a repeating event');
    expect(within(asked).queryByRole('radio', { name: 'This event' })).not.toBeInTheDocument();
    expect(within(asked).getByRole('radio', { name: 'This and following' })).toBeChecked();
  });

  it('returns to the form on Cancel with all input; shows both versions of a conflict, and asks again', async () => {
    const stored = weekly();
    const { actor, calendar } = await editForm(stored);
    const first = await saveTitle(actor, 'Squash');
    await actor.click(within(first).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(first).not.toBeInTheDocument());
    expect(screen.getByLabelText('Title')).toHaveValue('Squash');
    expect(calendar.calls).toEqual([]);

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
