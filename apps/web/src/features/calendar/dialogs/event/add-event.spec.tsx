import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { chooseOption } from '../../../../test/fields';
import { freezeDate } from '../../../../test/clock';
import { domainError } from '../../../../test/network';
import type { RootAnswers } from '../../../../test/network';
import { openAdd, openCalendar, sent, set, today } from '../dialogs.test-kit';
import { addForm, button, openForm } from '../form.test-kit';

beforeEach(() => freezeDate());
afterEach(() => jest.useRealTimers());

describe('Add Event on the page', () => {
  it('needs a title and a date, keeps the form after a failure, retries with the same key, and shows the event at once', async () => {
    let broken = true;
    const keys: unknown[] = [];
    const { actor, calendar } = openCalendar([]);
    const add = calendar.graphql['addCalendarEvent'] as (args: unknown) => unknown;
    calendar.graphql['addCalendarEvent'] = (args: { idempotencyKey: string }) => {
      keys.push(args.idempotencyKey);
      if (broken) throw domainError('INTERNAL', 'Internal error');
      return add(args);
    };
    const dialog = await openAdd(actor);
    const submit = within(dialog).getByRole('button', { name: 'Add Event' });
    expect(submit).toBeDisabled();
    expect(screen.getByLabelText('Start date')).toHaveValue('8 Oct 2026');
    await actor.type(screen.getByLabelText('Title'), '   ');
    expect(submit).toBeDisabled();
    await actor.type(screen.getByLabelText('Title'), 'Orthodontist  ');
    set('Start date', '');
    expect(submit).toBeDisabled();
    set('Start date', '2026-10-13');
    await actor.click(within(dialog).getByRole('checkbox', { name: 'Poppy' }));
    await actor.click(within(dialog).getByRole('checkbox', { name: 'Tom' }));
    await actor.click(within(dialog).getByRole('radio', { name: 'Medical' }));
    set('Start time', '15:00');
    await actor.click(submit);
    expect(await within(dialog).findByText('Something went wrong. Please try again.')).toBeVisible();
    expect(screen.getByLabelText('Title')).toHaveValue('   Orthodontist  ');
    expect(document.querySelector('[data-date="2026-10-13"]')).not.toHaveTextContent('Orthodontist');

    broken = false;
    await actor.click(within(dialog).getByRole('button', { name: 'Retry' }));
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
    expect(keys[0]).toBe(keys[1]);
    expect(await screen.findByRole('gridcell', { name: /13 October\. 1 event\. Orthodontist/ })).toBeVisible();
    expect(screen.getByRole('group', { name: 'Number of events' })).toHaveTextContent('1 this month 1 entry in total');
  });

  it('opens on the clicked half hour of a day', async () => {
    const { actor } = openCalendar();
    await today();
    await actor.click(screen.getByLabelText('Week'));
    const hours = await screen.findByLabelText(/hour by hour/);
    const friday = hours.querySelector('[data-column="2026-10-09"]');
    // jsdom has no layout: the column's top is 0, and 9:45 is 312 px below it.
    fireEvent.click(friday as Element, { clientY: 312 });
    await screen.findByRole('dialog', { name: 'Add Event' });
    expect(screen.getByLabelText('Start date')).toHaveValue('9 Oct 2026');
    expect(screen.getByLabelText('Start time')).toHaveValue('09:30');
    expect(screen.getByLabelText('End time')).toHaveValue('10:30');
  });
});

describe('the form of a new event', () => {
  it('suggests titles for the time of day, and previously used ones', async () => {
    localStorage.clear();
    const { actor } = await addForm();
    const title = screen.getByLabelText('Title');
    const offered = () => [...screen.getByRole('listbox').children].map((option) => option.textContent);
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    set('Start time', '19:00');
    await actor.type(title, 'sleep');
    expect(offered()).toEqual(['Sleepover']);
    await actor.type(title, ' clinic{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await openForm(actor);
    await actor.type(screen.getByLabelText('Title'), 'sl');
    expect(offered()).toEqual(['sleep clinic', 'Sleepover']);
  });

  it('repeats: clears the end date, defaults to every year, corrects an invalid interval to 1, and shows the next dates', async () => {
    const { actor, calendar } = await addForm();
    await actor.type(screen.getByLabelText('Title'), 'Window cleaner');
    set('End date', '2026-10-09');
    await actor.click(screen.getByRole('switch', { name: 'Repeats' }));
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
    expect(screen.getByText('Next: Thu 19 Nov, 31 Dec, 11 Feb 2027')).toBeVisible();
    set('Until', '2026-12-31');
    expect(screen.getByText('Next: Thu 19 Nov, 31 Dec')).toBeVisible();
    await actor.click(button('Add Event'));
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

  it('reports a date that it cannot read at its field, keeps it, also in the draft after Back, and sends nothing', async () => {
    const { actor, calendar, dialog } = await addForm();
    await actor.type(screen.getByLabelText('Title'), 'Choir');
    // Turning the repeat on clears the end, readable or not.
    set('End date', 'some day');
    await actor.click(screen.getByLabelText('Repeats'));
    expect(screen.getByLabelText('End date')).toHaveValue('');
    const date = screen.getByLabelText('Start date');
    await actor.clear(date);
    await actor.type(date, 'one fine day');
    await actor.click(button('Add Event'));
    await waitFor(() => expect(date).toHaveAccessibleDescription(/^Not a date that we can read/));
    expect(date).toHaveValue('one fine day');
    expect(sent(calendar, 'add')).toEqual([]);
    await actor.type(date, ' in spr');
    window.history.back();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());

    await openForm(actor);
    await actor.click(button('Continue where you left off'));
    expect(screen.getByLabelText('Start date')).toHaveValue('one fine day in spr');
    set('Start date', '3/10/2031');
    await actor.click(button('Add Event'));
    await waitFor(() => expect(sent(calendar, 'add')).toMatchObject([{ input: { eventDate: '2031-10-03' } }]));
  });

  it('shows a refusal next to its field', async () => {
    const { actor } = await addForm({
      addCalendarEvent: () => {
        throw domainError('INVALID', 'Title must be at most 200 characters', 'input.title');
      },
    });
    await actor.type(screen.getByLabelText('Title'), 'Far too long');
    await actor.click(button('Add Event'));
    await waitFor(() =>
      expect(screen.getByLabelText('Title')).toHaveAccessibleDescription('Title must be at most 200 characters'),
    );
  });
});

describe('words in Add Event', () => {
  const words = () => screen.getByLabelText('Add an event in words');
  const openWithWords = async (text: string, answers: RootAnswers = {}) => {
    const form = await addForm(answers);
    expect(words()).toHaveFocus();
    await form.actor.paste(text);
    return form;
  };

  it('fill in the form; what was changed by hand is kept, whatever is typed afterwards', async () => {
    const { actor, calendar, dialog } = await openWithWords(
      'piano for Tom every Tuesday 4-4:30pm until 18 December 2031',
    );
    await waitFor(() => expect(screen.getByLabelText('Title')).toHaveValue('Piano'));
    expect(screen.getByLabelText('Start date')).toHaveValue('13 Oct 2026');
    expect(screen.getByLabelText('Start time')).toHaveValue('16:00');
    expect(screen.getByLabelText('End time')).toHaveValue('16:30');
    expect(within(dialog).getByRole('checkbox', { name: 'Tom' })).toBeChecked();
    expect(screen.getByLabelText('Repeats')).toBeChecked();
    expect(screen.getByLabelText('Until')).toHaveValue('18 Dec 2031');
    await actor.type(screen.getByLabelText('Title'), ' lesson');
    await actor.clear(words());
    await actor.paste('piano for Tom every Tuesday 5pm');
    expect(screen.getByLabelText('Title')).toHaveValue('Piano lesson');
    expect(screen.getByLabelText('Start time')).toHaveValue('17:00');
    expect(screen.getByLabelText('End time')).toHaveValue('');
    expect(screen.getByLabelText('Until')).toHaveValue('');
    await actor.keyboard('{Enter}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(sent(calendar, 'add')).toMatchObject([
      {
        input: {
          ...{ title: 'Piano lesson', eventDate: '2026-10-13', eventTime: '17:00', whoMemberIds: ['member-tom'] },
          recurringType: 'weekly',
        },
      },
    ]);
    expect(sent(calendar, 'add')).not.toHaveProperty('0.input.recurringEndDate');
  });

  it('become the title alone on request, which then has the focus', async () => {
    const { actor, calendar, dialog } = await openWithWords('Friday night lights 8pm');
    await waitFor(() => expect(screen.getByLabelText('Start time')).toHaveValue('20:00'));
    expect(screen.getByLabelText('Start date')).toHaveValue('9 Oct 2026');
    await actor.click(button('Use as title only'));
    expect(screen.getByLabelText('Title')).toHaveValue('Friday night lights 8pm');
    await waitFor(() => expect(screen.getByLabelText('Title')).toHaveFocus());
    expect(words()).toHaveValue('');
    expect(screen.getByLabelText('Start time')).toHaveValue('');
    await actor.keyboard('{Enter}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(sent(calendar, 'add')).toMatchObject([
      { input: { title: 'Friday night lights 8pm', eventDate: '2026-10-08', isRecurring: false } },
    ]);
    expect(sent(calendar, 'add')).not.toHaveProperty('0.input.eventTime');
  });

  it('with an ambiguity ask first: Enter goes to the question, and its answer fills in the time', async () => {
    const { actor, calendar, dialog } = await openWithWords('dentist tomorrow at 3');
    const question = await within(dialog).findByRole('group', { name: 'At 03:00 or 15:00?' });
    await actor.keyboard('{Enter}');
    expect(question).toContainElement(document.activeElement as HTMLElement);
    expect(sent(calendar, 'add')).toEqual([]);
    await actor.click(within(question).getByLabelText(/15:00/));
    await waitFor(() => expect(screen.getByLabelText('Start time')).toHaveValue('15:00'));
    await actor.click(button('Add Event'));
    await waitFor(() =>
      expect(sent(calendar, 'add')).toMatchObject([{ input: { eventDate: '2026-10-09', eventTime: '15:00' } }]),
    );
  });
});
