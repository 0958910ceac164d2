import { screen, waitFor, within } from '@testing-library/react';
import { chooseOption } from '../../../test/fields';
import type { UserEvent } from '@testing-library/user-event';
import { freezeDate } from '../../../test/clock';
import { setWindow } from '../../../test/media';
import { renderRoute } from '../../../test/render-route';
import { dentist, openAdd, openCalendar, sent, set, today } from '../dialogs/dialogs.test-kit';
import { addForm, editForm } from '../dialogs/form.test-kit';
import { fakeCalendar } from '../calendar.test-kit';

beforeEach(() => {
  freezeDate();
  setWindow({ width: 1280 });
  sessionStorage.clear();
});

const part = () => within(screen.getByRole('region', { name: 'Reminders' }));
const choose = async (actor: UserEvent, name: string) => {
  await actor.click(part().getByRole('button', { name: 'Add reminder' }));
  await actor.click(await screen.findByRole('menuitem', { name }));
};
const input = (reminders: object[]) => [expect.objectContaining({ input: expect.objectContaining({ reminders }) })];

it('are added to a new event from the presets, for oneself and for others, and seen on the page', async () => {
  const { calendar, actor } = openCalendar([]);
  const dialog = await openAdd(actor);
  await actor.type(within(dialog).getByLabelText('Title'), 'Dentist');
  set('Start time', '15:00');
  expect(part().getByText('Nobody is reminded yet.')).toBeInTheDocument();
  await choose(actor, '30 min before');
  expect(part().getByText('30 min before · Me')).toBeInTheDocument();
  await choose(actor, '30 min before');
  await chooseOption(actor, part().getByRole('combobox', { name: 'For' }), 'Tom');
  await choose(actor, '1 day before at 18:00');
  await choose(actor, '10 min before');
  await actor.click(part().getByRole('button', { name: 'Remove reminder: 10 min before, Tom' }));
  await actor.click(within(dialog).getByRole('button', { name: 'Add Event' }));
  await waitFor(() =>
    expect(sent(calendar, 'add')).toEqual(
      input([
        { memberId: 'member-emma', amount: 30, unit: 'minutes', at: null },
        { memberId: 'member-tom', amount: 1, unit: 'days', at: '18:00' },
      ]),
    ),
  );
  expect(await within(await today()).findByText(', reminder set')).toBeInTheDocument();
});

it('of an all-day event are days before; another time can be chosen', async () => {
  const { calendar, actor, dialog } = await addForm();
  await actor.type(within(dialog).getByLabelText('Title'), 'Camp');
  await actor.click(part().getByRole('button', { name: 'Add reminder' }));
  expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
    'On the day at 09:00',
    '1 day before at 18:00',
    '2 days before at 18:00',
    '1 week before at 18:00',
    'Another time',
  ]);
  await actor.click(screen.getByRole('menuitem', { name: 'Another time' }));
  const custom = within(screen.getByRole('group', { name: 'Another time' }));
  const amount = custom.getByLabelText('How long before, number');
  await actor.clear(amount);
  await actor.type(amount, '13');
  await chooseOption(actor, custom.getByLabelText('How long before, unit'), 'weeks');
  expect(custom.getByRole('status')).toHaveTextContent('A reminder comes at most 12 weeks before');
  expect(custom.getByRole('button', { name: 'Add' })).toBeDisabled();
  await actor.clear(amount);
  await actor.type(amount, '3');
  await actor.click(custom.getByRole('button', { name: 'Add' }));
  expect(part().getByText('3 weeks before at 18:00 · Me')).toBeInTheDocument();
  await actor.click(within(dialog).getByRole('button', { name: 'Add Event' }));
  await waitFor(() =>
    expect(sent(calendar, 'add')).toEqual(input([{ memberId: 'member-emma', amount: 3, unit: 'weeks', at: '18:00' }])),
  );
});

it('of a stored event are shown, kept when untouched, and name people who cannot get any', async () => {
  const stored = { id: 'r', memberId: 'member-tom', amount: 1, unit: 'hours', at: null, isWanted: false };
  const { calendar, actor, dialog } = await editForm(dentist(), { calendarReminders: [stored] });
  expect(await part().findByText('1 h before · Tom')).toBeInTheDocument();
  expect(part().getByText('People who have switched off reminder mails get none.')).toBeInTheDocument();
  await actor.type(within(dialog).getByLabelText('Title'), '!');
  await actor.click(within(dialog).getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(sent(calendar, 'update')).toHaveLength(1));
  expect(sent(calendar, 'update')).not.toEqual(input([expect.anything() as object]));
});

it('open the day from the mail’s link', async () => {
  const calendar = fakeCalendar([]);
  renderRoute('/dashboard#calendar/2027-03-14', { graphql: calendar.graphql });
  expect(await screen.findByRole('heading', { name: 'March 2027' })).toBeInTheDocument();
  await waitFor(() => expect(window.location.hash).toBe('#calendar'));
});
