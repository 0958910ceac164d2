import { screen, waitFor, within } from '@testing-library/react';
import { chooseOption } from '../../../../test/fields';
import { freezeDate } from '../../../../test/clock';
import { event } from '../../calendar.test-kit';
import { openCalendar, sent, set, today } from '../dialogs.test-kit';
import { addForm, button } from '../form.test-kit';

// Thursday 8 October 2026.
beforeEach(() => freezeDate());
afterEach(() => jest.useRealTimers());

const judo = () =>
  event({
    ...{ title: 'Judo', eventDate: '2026-09-07', endDate: '2026-09-07', eventTime: '17:00', eventEndTime: '18:00' },
    ...{ isRecurring: true, recurringType: 'weekly', recurringInterval: 1, recurringDays: ['MO', 'WE'] },
  });

describe('the days of a repeat', () => {
  it('are chips of the week; the series begins on the first of them', async () => {
    const { actor, calendar, dialog } = await addForm();
    await actor.type(screen.getByLabelText('Title'), 'Judo');
    await actor.click(screen.getByLabelText('Repeats'));
    await chooseOption(actor, within(dialog).getByLabelText('Repeat every, unit'), 'week');
    const day = (name: string) => within(dialog).getByRole('checkbox', { name });
    expect(day('Thursday')).toBeChecked();
    await actor.click(day('Wednesday'));
    await actor.click(day('Monday'));
    await actor.click(day('Thursday'));
    expect(screen.getByLabelText('Start date')).toHaveValue('12 Oct 2026');
    expect(within(dialog).getByText('Next: Wed 14 Oct, 19 Oct, 21 Oct')).toBeVisible();
    // a new date takes them along
    set('Start date', '2026-10-13');
    expect([day('Tuesday'), day('Thursday')].map((chip) => (chip as HTMLInputElement).checked)).toEqual([true, true]);
    await actor.click(button('Add Event'));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(sent(calendar, 'add')).toMatchObject([
      { input: { eventDate: '2026-10-13', recurringType: 'weekly', recurringDays: ['TU', 'TH'] } },
    ]);
  });

  it('are the day of the month or its weekday', async () => {
    const { actor, calendar, dialog } = await addForm();
    await actor.type(screen.getByLabelText('Title'), 'Book club');
    set('Start date', '2026-10-27');
    await actor.click(screen.getByLabelText('Repeats'));
    await chooseOption(actor, within(dialog).getByLabelText('Repeat every, unit'), 'month');
    const on = within(dialog).getByLabelText('On');
    await actor.click(on);
    const options = within(dialog).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'the 27th',
      'the fourth Tuesday',
      'the last Tuesday',
    ]);
    await actor.click(options[2]!);
    expect(within(dialog).getByText('Next: Tue 24 Nov, 29 Dec, 26 Jan 2027')).toBeVisible();
    await actor.click(button('Add Event'));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(sent(calendar, 'add')).toMatchObject([{ input: { recurringType: 'monthly', recurringDays: ['-1TU'] } }]);
  });

  it('move along when one occurrence of all is dragged', async () => {
    const { actor, calendar } = openCalendar([judo()]);
    await today();
    await actor.click(screen.getByLabelText('Week'));
    const [monday] = await screen.findAllByRole('button', { name: /^Judo ?, .*17:00/ });
    monday?.focus();
    await actor.keyboard('m');
    await screen.findByText(/^Picked up Judo/);
    await actor.keyboard('{ArrowRight}{Enter}');
    const dialog = await screen.findByRole('dialog');
    await actor.click(within(dialog).getByRole('radio', { name: /All events/ }));
    await actor.click(within(dialog).getByRole('button', { name: /Save|Change/ }));
    await waitFor(() => expect(sent(calendar, 'update')).toHaveLength(1));
    expect(sent(calendar, 'update')).toMatchObject([
      { scope: 'all', input: { eventDate: '2026-09-08', recurringDays: ['TU', 'TH'] } },
    ]);
  });
});

it('a place is suggested from earlier ones, and links to the map in a new tab', async () => {
  const { actor, calendar, dialog } = await addForm({ calendarPlaces: () => ['Sports hall'] });
  await actor.type(screen.getByLabelText('Title'), 'Judo');
  const place = within(dialog).getByRole('combobox', { name: /^Place/ });
  expect(within(dialog).queryByRole('link')).not.toBeInTheDocument();
  await actor.type(place, 'sp');
  expect(await within(dialog).findByRole('option', { name: 'Sports hall' })).toBeVisible();
  await actor.clear(place);
  await actor.type(place, 'Mill Lane 5');
  const map = within(dialog).getByRole('link', { name: 'Show on the map, opens in a new tab' });
  expect(map).toHaveAttribute('href', 'https://www.openstreetmap.org/search?query=Mill%20Lane%205');
  expect(map).toHaveAttribute('target', '_blank');
  expect(map.getAttribute('rel')).toContain('noopener');
  await actor.click(button('Add Event'));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(sent(calendar, 'add')).toMatchObject([{ input: { place: 'Mill Lane 5' } }]);
});
