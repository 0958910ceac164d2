import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { domainError } from '../../../test/network';
import { renderRoute } from '../../../test/render-route';
import { event, fakeCalendar, freezeDate } from '../test-kit';
import type { FakeCalendar } from '../test-kit';

const dentist = () =>
  event({
    title: 'Dentist',
    description: 'Elm Road',
    eventTime: '15:40',
    eventEndTime: '16:40',
    emoji: '🦷',
    who: 'Tom',
    whoMemberId: 'member-tom',
  });

const open = (events = [dentist()], answers = {}) => {
  const calendar = fakeCalendar(events, answers);
  return { calendar, ...renderRoute('/dashboard#calendar', { graphql: calendar.graphql }) };
};
const today = () => screen.findByRole('gridcell', { name: /Thursday 8 October, today/ });
/** Dates and times have no keys of their own in jsdom. */
const set = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

async function openAdd(actor: UserEvent): Promise<HTMLElement> {
  await today();
  await actor.click(screen.getByRole('button', { name: 'Add Event' }));
  return screen.findByRole('dialog', { name: 'Add Event' });
}

async function openEdit(actor: UserEvent, title = 'Dentist'): Promise<HTMLElement> {
  await actor.click(await today());
  await actor.click(await screen.findByRole('button', { name: `Edit ${title}` }));
  return screen.findByRole('dialog', { name: 'Edit Event' });
}

const sent = (calendar: FakeCalendar, name: string) =>
  calendar.calls.filter((call) => call.name === name).map(({ args }) => JSON.parse(JSON.stringify(args)) as unknown);

beforeEach(() => freezeDate());
afterEach(() => jest.useRealTimers());

describe('Add Event', () => {
  it('needs a title and a date, sends only what was filled, and shows the event at once', async () => {
    const { actor, calendar } = open([]);
    const dialog = await openAdd(actor);
    const submit = within(dialog).getByRole('button', { name: 'Add Event' });
    expect(submit).toBeDisabled();
    expect(screen.getByLabelText('Start date')).toHaveValue('2026-10-08');
    await actor.type(screen.getByLabelText('Title'), '   ');
    expect(submit).toBeDisabled();
    await actor.type(screen.getByLabelText('Title'), 'Orthodontist');
    set('Start date', '');
    expect(submit).toBeDisabled();
    set('Start date', '2026-10-13');
    await actor.click(within(dialog).getByRole('radio', { name: 'Poppy' }));
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
          whoMemberId: 'member-poppy',
          isRecurring: false,
        },
      },
    ]);
    expect(await screen.findByRole('gridcell', { name: /13 October\. 1 event\. Orthodontist/ })).toBeVisible();
    expect(screen.getByRole('group', { name: 'Number of events' })).toHaveTextContent('1 this month 1 in total');
  });

  it('repeats: clears the end date, defaults to every year, makes a bad interval 1, and tells the next dates', async () => {
    const { actor, calendar } = open([]);
    const dialog = await openAdd(actor);
    await actor.type(screen.getByLabelText('Title'), 'Window cleaner');
    set('End date', '2026-10-09');
    await actor.click(within(dialog).getByRole('switch', { name: 'Repeats' }));
    expect(screen.getByLabelText('End date')).toHaveValue('');
    expect(screen.getByLabelText('End date')).toBeDisabled();
    expect(screen.getByLabelText('Repeat every, unit')).toHaveValue('yearly');
    const interval = screen.getByLabelText('Repeat every, number');
    await actor.clear(interval);
    await actor.type(interval, '100');
    await actor.tab();
    expect(interval).toHaveValue(1);
    await actor.clear(interval);
    await actor.type(interval, '6');
    await actor.selectOptions(screen.getByLabelText('Repeat every, unit'), 'weekly');
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

  it('keeps a failed form, takes the event off the screen again, and tries again with the same key', async () => {
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

  it('puts the server’s complaint beside the field it is about', async () => {
    const { actor } = open([], {
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
    const { actor } = open();
    await today();
    await actor.click(screen.getByRole('radio', { name: 'Week' }));
    const hours = await screen.findByRole('region', { name: /hour by hour/ });
    const friday = hours.querySelector('[data-column="2026-10-09"]');
    // jsdom lays nothing out: the column's top is 0, and 9:45 is 312 px below it.
    fireEvent.click(friday as Element, { clientY: 312 });
    await screen.findByRole('dialog', { name: 'Add Event' });
    expect(screen.getByLabelText('Start date')).toHaveValue('2026-10-09');
    expect(screen.getByLabelText('Start time')).toHaveValue('09:30');
    expect(screen.getByLabelText('End time')).toHaveValue('10:30');
  });
});

describe('Edit Event', () => {
  it('shows the event, keeps its times over several days, and sends what was emptied as null', async () => {
    const { actor, calendar } = open();
    const dialog = await openEdit(actor);
    expect(screen.getByLabelText('Title')).toHaveValue('Dentist');
    expect(screen.getByLabelText('End date')).toHaveValue('2026-10-08');
    expect(screen.getByLabelText('End date')).toHaveAttribute('min', '2026-10-08');
    expect(within(dialog).getByRole('radio', { name: 'Tom' })).toBeChecked();
    expect(within(dialog).getByRole('radio', { name: '🦷' })).toBeChecked();
    expect(within(dialog).getByRole('radio', { name: 'Cycling' })).toBeInTheDocument();
    set('End date', '2026-10-09');
    expect(screen.getByLabelText('Start time')).toHaveValue('15:40');
    await actor.clear(screen.getByLabelText(/^Description/));
    await actor.click(within(dialog).getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(sent(calendar, 'update')).toMatchObject([
      { version: 1, input: { title: 'Dentist', description: null, endDate: '2026-10-09', eventTime: '15:40' } },
    ]);
    expect(await screen.findByRole('dialog', { name: 'Today, Thursday 8 October' })).toHaveTextContent(/Until Friday/);
  });

  it('moves the end along with the start', async () => {
    const { actor } = open([event({ title: 'Camp', endDate: '2026-10-10' })]);
    await openEdit(actor, 'Camp');
    set('Start date', '2026-10-20');
    expect(screen.getByLabelText('End date')).toHaveValue('2026-10-22');
  });

  it('says the documented sentence when saving fails, and keeps the form', async () => {
    const { actor } = open([dentist()], {
      updateCalendarEvent: () => {
        throw domainError('INTERNAL', 'Internal error');
      },
    });
    const dialog = await openEdit(actor);
    await actor.type(screen.getByLabelText('Title'), ' again');
    await actor.click(within(dialog).getByRole('button', { name: 'Save changes' }));
    expect(await within(dialog).findByText('Failed to update event. Please try again.')).toBeVisible();
    expect(screen.getByLabelText('Title')).toHaveValue('Dentist again');
    expect(within(dialog).getByRole('button', { name: 'Retry' })).toBeEnabled();
  });

  async function conflict() {
    const stored = dentist();
    const kit = open([stored]);
    const dialog = await openEdit(kit.actor);
    Object.assign(stored, { version: 2, eventTime: '09:00', eventEndTime: '09:30' });
    await kit.actor.clear(screen.getByLabelText('Title'));
    await kit.actor.type(screen.getByLabelText('Title'), 'Orthodontist');
    await kit.actor.click(within(dialog).getByRole('button', { name: 'Save changes' }));
    await within(dialog).findByText('Somebody else changed this event meanwhile');
    return { ...kit, dialog };
  }

  it('shows both versions of a conflict and saves the person’s own over it when asked', async () => {
    const { actor, calendar, dialog } = await conflict();
    const mine = within(dialog).getByRole('article', { name: 'Your version' });
    const theirs = within(dialog).getByRole('article', { name: 'Their version' });
    expect(mine).toHaveTextContent('Orthodontist');
    expect(mine).toHaveTextContent('15:40–16:40');
    expect(theirs).toHaveTextContent('Dentist');
    expect(theirs).toHaveTextContent('09:00–09:30');
    await actor.click(within(mine).getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(sent(calendar, 'update')).toMatchObject([
      { version: 1 },
      { version: 2, input: { title: 'Orthodontist', eventTime: '15:40' } },
    ]);
  });

  it('goes on from the other version of a conflict when asked', async () => {
    const { actor, calendar, dialog } = await conflict();
    await actor.click(within(dialog).getByRole('button', { name: 'Use theirs' }));
    expect(screen.getByLabelText('Title')).toHaveValue('Dentist');
    expect(screen.getByLabelText('Start time')).toHaveValue('09:00');
    await actor.type(screen.getByLabelText('Title'), ' for Tom');
    await actor.click(within(dialog).getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(sent(calendar, 'update')).toMatchObject([
      { version: 1 },
      { version: 2, input: { title: 'Dentist for Tom' } },
    ]);
  });
});

describe('deleting', () => {
  it('asks first, takes the event away, and brings it back with Undo', async () => {
    const { actor, calendar } = open();
    await actor.click(await today());
    await actor.click(await screen.findByRole('button', { name: 'Delete Dentist' }));
    const question = await screen.findByRole('alertdialog', { name: 'Are you sure you want to delete this event?' });
    await actor.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(calendar.events).toHaveLength(1);
    await waitFor(() => expect(question).not.toBeInTheDocument());
    await actor.click(screen.getByRole('button', { name: 'Delete Dentist' }));
    await actor.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('No events today')).toBeVisible();
    await screen.findByText('Deleted Dentist');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    const dialog = screen.getByRole('dialog', { name: 'Today, Thursday 8 October' });
    expect(within(dialog).getByRole('button', { name: 'Add Event' })).toHaveFocus();
    await actor.keyboard('{Escape}');
    expect(await screen.findByRole('gridcell', { name: 'Thursday 8 October, today.' })).toBeVisible();
    await actor.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('gridcell', { name: /1 event\. Dentist/ })).toBeVisible();
    expect(calendar.events).toHaveLength(1);
  });

  it('puts the event back and offers Retry when the server refuses', async () => {
    const { actor } = open([dentist()], {
      deleteCalendarEvent: () => {
        throw domainError('INTERNAL', 'Internal error');
      },
    });
    const dialog = await openEdit(actor);
    await actor.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await actor.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Failed to delete event. Please try again.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Retry', hidden: true })).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Edit Dentist', hidden: true })).toBeInTheDocument();
  });
});

describe('Quick Add Birthdays', () => {
  const openBirthdays = async (events = [dentist()], answers = {}) => {
    const kit = open(events, answers);
    await today();
    await kit.actor.click(screen.getByRole('button', { name: 'Quick Add Birthdays' }));
    const dialog = await screen.findByRole('dialog', { name: 'Quick Add Birthdays' });
    await within(dialog).findAllByRole('group', { name: /^Birthday/ });
    return { ...kit, dialog };
  };
  const rows = (dialog: HTMLElement) => within(dialog).getAllByRole('group', { name: /^Birthday/ });

  it('offers the members without a birthday, counts the valid rows, and sends them', async () => {
    const known = event({
      title: 'Tom’s birthday',
      eventDate: '1984-03-01',
      isRecurring: true,
      recurringType: 'yearly',
      birthdayOfMemberId: 'member-tom',
    });
    const { actor, calendar, dialog } = await openBirthdays([known]);
    expect(rows(dialog).map((row) => (within(row).getByLabelText('Name') as HTMLInputElement).value)).toEqual([
      'Emma',
      'Poppy',
    ]);
    expect(within(dialog).getByRole('button', { name: 'Add 0 Birthdays' })).toBeDisabled();
    const [emma, poppy] = rows(dialog) as [HTMLElement, HTMLElement];
    fireEvent.change(within(poppy).getByLabelText('Date of birth'), { target: { value: '2021-08-15' } });
    expect(within(dialog).getByRole('button', { name: 'Add 1 Birthday' })).toBeEnabled();
    fireEvent.change(within(emma).getByLabelText('Date of birth'), { target: { value: '1985-02-28' } });
    await actor.selectOptions(within(emma).getByLabelText('Emoji'), '🎪');
    await actor.clear(within(emma).getByLabelText('Name'));
    await actor.type(within(emma).getByLabelText('Name'), 'Granny');
    await actor.click(within(dialog).getByRole('button', { name: 'Add 2 Birthdays' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(sent(calendar, 'birthdays')).toEqual([
      {
        birthdays: [
          { memberName: 'Granny', birthDate: '1985-02-28', emoji: '🎪' },
          { memberName: 'Poppy', memberId: 'member-poppy', birthDate: '2021-08-15', emoji: '🎂' },
        ],
      },
    ]);
    expect(await screen.findByText('2 birthdays added')).toBeInTheDocument();
  });

  it('always keeps one row', async () => {
    const { actor, dialog } = await openBirthdays();
    for (const { name } of [{ name: 'Emma' }, { name: 'Tom' }, { name: 'Poppy' }])
      await actor.click(within(dialog).getByRole('button', { name: `Remove ${name}` }));
    expect(rows(dialog)).toHaveLength(1);
    expect(within(dialog).getByLabelText('Name')).toHaveValue('');
    await actor.click(within(dialog).getByRole('button', { name: 'Add another' }));
    expect(rows(dialog)).toHaveLength(2);
  });

  it('says why nothing can be added, and what failed', async () => {
    const { actor, dialog } = await openBirthdays([dentist()], {
      addBirthdays: () => {
        throw domainError('INTERNAL', 'Internal error');
      },
    });
    // Enter in a field submits, although the button is off.
    fireEvent.submit(within(dialog).getAllByLabelText('Name')[0]?.closest('form') as HTMLFormElement);
    expect(await within(dialog).findByText('Please add at least one birthday with both name and date')).toBeVisible();
    fireEvent.change(within(dialog).getAllByLabelText('Date of birth')[0] as Element, {
      target: { value: '1985-02-28' },
    });
    await actor.click(within(dialog).getByRole('button', { name: 'Add 1 Birthday' }));
    expect(await within(dialog).findByText('Failed to add birthdays. Please try again.')).toBeVisible();
  });
});
