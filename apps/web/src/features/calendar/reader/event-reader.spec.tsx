import { screen, waitFor, within } from '@testing-library/react';
import { fillIn } from '../../../test/fields';
import type { UserEvent } from '@testing-library/user-event';
import { freezeDate } from '../../../test/clock';
import { setWindow } from '../../../test/media';
import { event } from '../calendar.test-kit';
import { dentist, openCalendar, sent, today } from '../dialogs/dialogs.test-kit';
import './event-reader';

beforeEach(() => freezeDate());
afterEach(() => jest.useRealTimers());

/** Clicks an event in the month. */
async function read(actor: UserEvent, title = 'Dentist'): Promise<HTMLElement> {
  await actor.click(within(await today()).getByText(title));
  return screen.findByRole('dialog', { name: new RegExp(`^${title}`) });
}
const closed = (name: RegExp) => waitFor(() => expect(screen.queryByRole('dialog', { name })).not.toBeInTheDocument());
const fill = (reader: HTMLElement, label: string, value: string) => fillIn(within(reader).getByLabelText(label), value);
const action = (reader: HTMLElement, name: string) => within(reader).getByRole('button', { name });

it('opens an event of the month for reading, without changing it; one more click edits or deletes it', async () => {
  const { actor, calendar } = openCalendar();
  const reader = await read(actor);
  expect(reader).toHaveTextContent('Thursday 8 October');
  expect(reader).toHaveTextContent('15:40–16:40');
  expect(reader).toHaveTextContent('Tom');
  expect(reader).toHaveTextContent('Elm Road');
  expect(within(reader).queryByRole('textbox')).not.toBeInTheDocument();
  await actor.keyboard('{Escape}');
  await closed(/^Dentist/);
  expect(calendar.calls).toEqual([]);

  await actor.click(action(await read(actor), 'Edit'));
  const form = await screen.findByRole('dialog', { name: 'Edit Event' });
  expect(screen.getByLabelText('Title')).toHaveValue('Dentist');
  await closed(/^Dentist/);
  await actor.keyboard('{Escape}');
  await waitFor(() => expect(form).not.toBeInTheDocument());

  await actor.click(action(await read(actor), 'Delete'));
  const question = await screen.findByRole('alertdialog');
  await actor.click(within(question).getByRole('button', { name: 'Delete' }));
  await closed(/^Dentist/);
  expect(await screen.findByText(/^Deleted Dentist/)).toBeInTheDocument();
  expect(within(await today()).queryByText('Dentist')).not.toBeInTheDocument();
});

it('names the evening of a night, and both days of a journey', async () => {
  const times = { eventDate: '2026-10-08', endDate: '2026-10-09' };
  const { actor } = openCalendar([
    event({ title: 'Disco', ...times, eventTime: '22:00', eventEndTime: '01:00' }),
    event({ title: 'Ferry', ...times, eventTime: '09:00', eventEndTime: '17:00' }),
  ]);
  const disco = await read(actor, 'Disco');
  expect(disco).toHaveTextContent('Thursday 8 October22:00–01:00');
  await actor.keyboard('{Escape}');
  await closed(/^Disco/);
  expect(await read(actor, 'Ferry')).toHaveTextContent('8–9 October 2026');
});

it('can be opened by keyboard from the day, takes the focus and returns it', async () => {
  const { actor } = openCalendar();
  (await today()).focus();
  await actor.keyboard('{Enter}');
  const title = await within(await screen.findByRole('dialog', { name: /Today/ })).findByRole('button', {
    name: /^Dentist/,
  });
  title.focus();
  await actor.keyboard('{Enter}');
  const reader = await screen.findByRole('dialog', { name: /^Dentist/ });
  await waitFor(() => expect(reader).toContainElement(document.activeElement as HTMLElement));
  for (let step = 0; step < 8; step += 1) {
    await actor.tab();
    expect(reader.parentElement).toContainElement(document.activeElement as HTMLElement);
  }
  await actor.keyboard('{Escape}');
  await closed(/^Dentist/);
  expect(title).toHaveFocus();
});

it('moves to another day and time without the form, keeping the length, with Undo in the reader', async () => {
  const { actor, calendar } = openCalendar();
  const reader = await read(actor);
  await actor.click(action(reader, 'Move'));
  expect(within(reader).getByLabelText('Day')).toHaveValue('8 Oct 2026');
  fill(reader, 'Day', '2026-10-10');
  fill(reader, 'Time', '09:05');
  await actor.click(within(within(reader).getByRole('form')).getByRole('button', { name: 'Move' }));
  await closed(/^Dentist/);
  await waitFor(() =>
    expect(sent(calendar, 'update')).toMatchObject([
      { input: { eventDate: '2026-10-10', endDate: '2026-10-10', eventTime: '09:05', eventEndTime: '10:05' } },
    ]),
  );
  const cell = await screen.findByRole('gridcell', { name: /Saturday 10 October/ });
  await actor.click(await within(cell).findByText('Dentist'));
  await actor.click(action(await screen.findByRole('dialog', { name: /^Dentist/ }), 'Undo'));
  await waitFor(() => expect(within(screen.getByRole('gridcell', { name: /8 October, today/ })).getByText('Dentist')));
});

it('asks which of a series to move, moves none when that is cancelled, and copies the occurrence alone', async () => {
  const { actor, calendar } = openCalendar([{ ...dentist(), isRecurring: true, recurringType: 'weekly' }]);
  const reader = await read(actor);
  expect(reader).toHaveTextContent('Every week');
  await actor.click(action(reader, 'Copy'));
  const dialog = await screen.findByRole('dialog', { name: 'Add Event' });
  expect(within(dialog).getByLabelText('Title')).toHaveValue('Dentist');
  await actor.click(within(dialog).getByRole('button', { name: 'Add Event' }));
  await closed(/Add Event/);
  expect(sent(calendar, 'add')).toMatchObject([
    {
      input: {
        title: 'Dentist',
        eventDate: '2026-10-08',
        eventTime: '15:40',
        eventEndTime: '16:40',
        description: 'Elm Road',
        isRecurring: false,
      },
    },
  ]);

  await actor.click(within(await today()).getAllByText('Dentist')[0] as HTMLElement);
  const again = await screen.findByRole('dialog', { name: /^Dentist/ });
  await actor.click(action(again, 'Move'));
  fill(again, 'Day', '2026-10-10');
  await actor.click(within(within(again).getByRole('form')).getByRole('button', { name: 'Move' }));
  const question = await screen.findByRole('dialog', { name: /Change/ });
  expect(within(question).getByLabelText('This event')).toBeChecked();
  await actor.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(sent(calendar, 'update')).toEqual([]);
});

it('is a half sheet on a phone', async () => {
  setWindow({ width: 390 });
  const { actor } = openCalendar();
  await actor.click(await screen.findByRole('button', { name: /^Dentist/ }));
  const sheet = await screen.findByRole('dialog', { name: /^Dentist/ });
  expect(sheet).toHaveAttribute('aria-modal', 'true');
  await actor.click(action(sheet, 'Edit'));
  expect(await screen.findByRole('dialog', { name: 'Edit Event' })).toBeVisible();
});

it('follows a search result to its day and opens it there', async () => {
  const choir = event({ title: 'Choir', eventDate: '2026-12-03', endDate: '2026-12-03', eventTime: '18:00' });
  sessionStorage.setItem(
    'homefold-user-hand-off',
    JSON.stringify({ section: 'calendar', resourceId: choir.id, resource: 'calendar_event', eventDate: '2026-12-03' }),
  );
  openCalendar([choir]);
  expect(await screen.findByRole('dialog', { name: 'Choir' })).toHaveTextContent('Thursday 3 December');
  expect(await screen.findByRole('gridcell', { name: /Thursday 3 December/ })).toHaveTextContent('Choir');
});
