import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { chooseOption } from '../../../../test/fields';
import { freezeDate } from '../../../../test/clock';
import { domainError } from '../../../../test/network';
import { renderRoute } from '../../../../test/render-route';
import { fakeCalendar } from '../../calendar.test-kit';
import { openAdd, openCalendar, sent, set, today } from '../dialogs.test-kit';

beforeEach(() => freezeDate());
afterEach(() => jest.useRealTimers());

describe('Add Event', () => {
  it('needs a title and a date, sends only what was filled, and shows the event at once', async () => {
    const { actor, calendar } = openCalendar([]);
    const dialog = await openAdd(actor);
    const submit = within(dialog).getByRole('button', { name: 'Add Event' });
    expect(submit).toBeDisabled();
    expect(screen.getByLabelText('Start date')).toHaveValue('8 Oct 2026');
    await actor.type(screen.getByLabelText('Title'), '   ');
    expect(submit).toBeDisabled();
    await actor.type(screen.getByLabelText('Title'), 'Orthodontist');
    set('Start date', '');
    expect(submit).toBeDisabled();
    set('Start date', '2026-10-13');
    await actor.click(within(dialog).getByRole('checkbox', { name: 'Poppy' }));
    await actor.click(within(dialog).getByRole('checkbox', { name: 'Tom' }));
    await actor.click(within(dialog).getByRole('radio', { name: 'Medical' }));
    set('Start time', '15:00');
    await actor.click(submit);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(sent(calendar, 'add')).toEqual([
      {
        idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
        input: {
          title: 'Orthodontist',
          eventDate: '2026-10-13',
          endDate: '2026-10-13',
          eventTime: '15:00',
          emoji: '🏥',
          whoMemberIds: ['member-poppy', 'member-tom'],
          isRecurring: false,
        },
      },
    ]);
    expect(await screen.findByRole('gridcell', { name: /13 October\. 1 event\. Orthodontist/ })).toBeVisible();
    expect(screen.getByRole('group', { name: 'Number of events' })).toHaveTextContent('1 this month 1 entry in total');
  });

  it('keeps an unfinished date in its draft after Back', async () => {
    const { actor } = openCalendar([]);
    const dialog = await openAdd(actor);
    const date = screen.getByLabelText('Start date');
    await actor.clear(date);
    await actor.type(date, 'next we');
    window.history.back();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    const again = await openAdd(actor);
    await actor.click(within(again).getByRole('button', { name: 'Continue where you left off' }));
    expect(within(again).getByLabelText('Start date')).toHaveValue('next we');
  });

  it('suggests titles for the time of day, and previously used ones', async () => {
    localStorage.clear();
    const { actor } = openCalendar([]);
    await openAdd(actor);
    const title = screen.getByLabelText('Title');
    const offered = () =>
      within(screen.getByRole('listbox'))
        .getAllByRole('option')
        .map((option) => option.textContent);
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    set('Start time', '19:00');
    await actor.type(title, 'sleep');
    expect(offered()).toEqual(['Sleepover']);
    await actor.type(title, ' clinic{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await openAdd(actor);
    await actor.type(screen.getByLabelText('Title'), 'sl');
    expect(offered()).toEqual(['sleep clinic', 'Sleepover']);
  });

  it('repeats: clears the end date, defaults to every year, corrects an invalid interval to 1, and shows the next dates', async () => {
    const { actor, calendar } = openCalendar([]);
    const dialog = await openAdd(actor);
    await actor.type(screen.getByLabelText('Title'), 'Window cleaner');
    set('End date', '2026-10-09');
    await actor.click(within(dialog).getByRole('switch', { name: 'Repeats' }));
    expect(screen.getByLabelText('End date')).toHaveValue('');
    expect(screen.getByLabelText('End date')).toBeDisabled();
    expect(screen.getByLabelText('Repeat every, unit')).toHaveTextContent('year');
    const interval = screen.getByLabelText('Repeat every, number');
    await actor.clear(interval);
    await actor.type(interval, '100');
    await actor.tab();
    expect(interval).toHaveValue('1');
    await actor.clear(interval);
    await actor.type(interval, '6');
    await chooseOption(actor, screen.getByLabelText('Repeat every, unit'), 'weeks');
    expect(within(dialog).getByText('Next: Thu 19 Nov, 31 Dec, 11 Feb 2027')).toBeVisible();
    set('Until', '2026-12-31');
    expect(within(dialog).getByText('Next: Thu 19 Nov, 31 Dec')).toBeVisible();
    await actor.click(within(dialog).getByRole('button', { name: 'Add Event' }));
    await waitFor(() =>
      expect(sent(calendar, 'add')).toMatchObject([
        {
          input: {
            eventDate: '2026-10-08',
            endDate: '2026-10-08',
            isRecurring: true,
            recurringType: 'weekly',
            recurringInterval: 6,
            recurringEndDate: '2026-12-31',
          },
        },
      ]),
    );
  });

  it('keeps the form after a failure, rolls the event back, and retries with the same key', async () => {
    let broken = true;
    const kit = fakeCalendar([]);
    const add = kit.graphql['addCalendarEvent'] as (args: unknown) => unknown;
    const keys: unknown[] = [];
    const { actor } = renderRoute('/dashboard#calendar', {
      graphql: {
        ...kit.graphql,
        addCalendarEvent: (args: { idempotencyKey: string }) => {
          keys.push(args.idempotencyKey);
          if (broken) throw domainError('INTERNAL', 'Internal error');
          return add(args);
        },
      },
    });
    const dialog = await openAdd(actor);
    await actor.type(screen.getByLabelText('Title'), 'Vet');
    await actor.click(within(dialog).getByRole('button', { name: 'Add Event' }));
    expect(await within(dialog).findByText('Something went wrong. Please try again.')).toBeVisible();
    expect(screen.getByLabelText('Title')).toHaveValue('Vet');
    expect(screen.getByRole('gridcell', { name: 'Thursday 8 October, today.', hidden: true })).toBeInTheDocument();
    broken = false;
    await actor.click(within(dialog).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('gridcell', { name: /Thursday 8 October, today\. 1 event\. Vet/ })).toBeVisible();
    expect(keys[0]).toBe(keys[1]);
  });

  it('shows a refusal next to its field', async () => {
    const { actor } = openCalendar([], {
      addCalendarEvent: () => {
        throw domainError('INVALID', 'Title must be at most 200 characters', 'input.title');
      },
    });
    const dialog = await openAdd(actor);
    await actor.type(screen.getByLabelText('Title'), 'Far too long');
    await actor.click(within(dialog).getByRole('button', { name: 'Add Event' }));
    await waitFor(() =>
      expect(screen.getByLabelText('Title')).toHaveAccessibleDescription('Title must be at most 200 characters'),
    );
  });

  it('opens on the clicked half hour of a day', async () => {
    const { actor } = openCalendar();
    await today();
    await actor.click(screen.getByRole('radio', { name: 'Week' }));
    const hours = await screen.findByRole('region', { name: /hour by hour/ });
    const friday = hours.querySelector('[data-column="2026-10-09"]');
    // jsdom has no layout: the column's top is 0, and 9:45 is 312 px below it.
    fireEvent.click(friday as Element, { clientY: 312 });
    await screen.findByRole('dialog', { name: 'Add Event' });
    expect(screen.getByLabelText('Start date')).toHaveValue('9 Oct 2026');
    expect(screen.getByLabelText('Start time')).toHaveValue('09:30');
    expect(screen.getByLabelText('End time')).toHaveValue('10:30');
  });
});
