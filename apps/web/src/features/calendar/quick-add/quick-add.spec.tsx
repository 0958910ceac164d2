import { screen, waitFor, within } from '@testing-library/react';
import { chooseOption } from '../../../test/fields';
import type { UserEvent } from '@testing-library/user-event';
import { freezeDate } from '../../../test/clock';
import { familyAnswers } from '../../../test/answers';
import { domainError } from '../../../test/network';
import type { RootAnswers } from '../../../test/network';
import { ashdowns, viewer } from '../../../test/people';
import { renderRoute } from '../../../test/render-route';
import { set } from '../dialogs/dialogs.test-kit';
import { event, fakeCalendar } from '../calendar.test-kit';
import { renderPart } from '../part.test-kit';
import './panel';
import { QuickAdd } from './quick-add';

// Thursday 8 October 2026, 14:20 in London.
beforeEach(() => freezeDate());
afterEach(() => jest.useRealTimers());

/** Opens the dashboard with the field, over a fake server that records calls. */
function openDashboard() {
  const calendar = fakeCalendar([]);
  const graphql = familyAnswers(calendar.graphql);
  return { ...renderRoute('/dashboard', { graphql }), calendar, graphql };
}

/** The field alone. */
function openField(answers: RootAnswers = {}, events = [] as ReturnType<typeof event>[]) {
  const calendar = fakeCalendar(events, answers);
  const rendered = renderPart(<QuickAdd onShow={() => undefined} />, calendar.graphql);
  const inputs = () =>
    calendar.calls.map(({ args }) => JSON.parse(JSON.stringify(args)) as { input: object; idempotencyKey: string });
  return { ...rendered, calendar, inputs };
}

const findField = () => screen.findByLabelText('Add an event in words');
const chips = () => screen.findByRole('group', { name: 'Understood' });
const chipTexts = async () =>
  within(await chips())
    .getAllByRole('button')
    // An avatar may be an emoji.
    .map((chip) => chip.textContent?.replace(/^.*?(?=[A-Z][a-z]+: )/u, ''));

async function write(actor: UserEvent, text: string) {
  const field = await findField();
  await actor.clear(field);
  await actor.paste(text);
  await chips();
  return field;
}

/** A button of one toast; toasts of other tests may still be there. */
const inToast = async (text: string, name: string) =>
  within((await screen.findByText(text)).parentElement as HTMLElement).getByText(name);

describe('quick add on the dashboard', () => {
  it('shows the event before the server has answered, undoes the addition, and goes to its day in the calendar', async () => {
    const { actor, calendar, graphql } = openDashboard();
    const add = calendar.graphql['addCalendarEvent'] as (args: unknown) => unknown;
    let answer: () => void = () => undefined;
    graphql['addCalendarEvent'] = async (args: unknown) => {
      await new Promise<void>((go) => (answer = go));
      return add(args);
    };
    await write(actor, 'film night tonight 7pm');
    await actor.keyboard('{Enter}');
    const today = (await screen.findByText('Today', { selector: 'h2, h3' })).closest('section')!;
    expect(await within(today).findByText('Film night')).toBeInTheDocument();
    answer();
    await actor.click(await inToast('Added Film night, Thu 8 Oct', 'Undo'));
    expect(await screen.findByText('Film night was removed again')).toBeInTheDocument();
    expect(calendar.calls.map(({ name }) => name)).toEqual(['add', 'delete']);
    graphql['addCalendarEvent'] = add;
    await write(actor, 'vet 6 November');
    await actor.keyboard('{Enter}');
    await actor.click(await inToast('Added Vet, Fri 6 Nov', 'Show'));
    expect(await screen.findByRole('heading', { level: 2, name: /November 2026/ })).toBeVisible();
  });
});

describe('quick add', () => {
  it('shows and announces what it understood, saves with Enter, and is ready for the next line', async () => {
    const { actor, inputs } = openField();
    const field = await findField();
    await actor.type(field, 'dentist for Tom next Tuesday at 3pm');
    expect(await chipTexts()).toEqual(['Date: Tue 13 Oct', 'Time: 15:00', 'Who: Tom']);
    expect(screen.getByText('Dentist')).toBeVisible();
    expect(field).toHaveAccessibleDescription(/Enter adds it/);
    // once the user pauses
    const said = 'Dentist. Tuesday 13 October, 15:00, for Tom. Enter adds it.';
    expect(await screen.findByText(said, { selector: '[role=status] *' })).toBeInTheDocument();
    await actor.keyboard('{Enter}{Enter}');
    expect(field).toHaveValue('');
    expect(field).toHaveFocus();
    expect(await screen.findByText('Added Dentist, Tue 13 Oct')).toBeVisible();
    expect(inputs()).toEqual([
      {
        idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
        input: {
          title: 'Dentist',
          eventDate: '2026-10-13',
          endDate: '2026-10-13',
          eventTime: '15:00',
          whoMemberIds: ['member-tom'],
          isRecurring: false,
        },
      },
    ]);
    // Empty input and spaces are not submitted.
    await actor.keyboard('{Enter}   {Enter}');
    expect(inputs()).toHaveLength(1);
  });

  it('fills in dates, times, repeats and people', async () => {
    const { actor, inputs } = openField();
    for (const [text, expected, saved] of [
      [
        'swimming every other Friday 4-5pm until Christmas',
        ['Tomorrow, Fri 9 Oct', '16:00–17:00', 'Every 2 weeks until Fri 25 Dec'],
        {
          title: 'Swimming',
          eventDate: '2026-10-09',
          endDate: '2026-10-09',
          eventTime: '16:00',
          eventEndTime: '17:00',
          isRecurring: true,
          recurringType: 'weekly',
          recurringInterval: 2,
          recurringEndDate: '2026-12-25',
        },
      ],
      [
        'half term 26-30 Oct',
        ['26–30 October 2026', 'All day'],
        { title: 'Half term', eventDate: '2026-10-26', endDate: '2026-10-30', isRecurring: false },
      ],
      [
        "Granny's birthday 5 June",
        ['Sat, 5 Jun 2027', 'All day', 'Every year'],
        {
          title: "Granny's birthday",
          eventDate: '2027-06-05',
          endDate: '2027-06-05',
          isRecurring: true,
          recurringType: 'yearly',
          recurringInterval: 1,
        },
      ],
      [
        'pizza for Emma and Tom Saturday 18:00-19:30',
        ['Sat 10 Oct', '18:00–19:30', 'Emma, Tom'],
        { title: 'Pizza', eventDate: '2026-10-10', eventTime: '18:00', eventEndTime: '19:30', isRecurring: false },
      ],
    ] as const) {
      await write(actor, text);
      const shown = (await chipTexts()).map((chip) => chip?.replace(/^\w+: /, ''));
      expect(shown.filter((chip) => chip !== 'Family')).toEqual(expected);
      await actor.keyboard('{Enter}');
      expect(await screen.findByText(new RegExp(`^Added ${saved.title}, `))).toBeVisible();
      expect(inputs().at(-1)).toMatchObject({ input: saved });
    }
    expect(inputs()).toHaveLength(4);
  });

  it('parses places, reminders, several weekdays and an end that the calendar knows', async () => {
    const terms = [event({ title: 'Half term', eventDate: '2026-10-26', endDate: '2026-10-30' })];
    const { actor, inputs } = openField({}, terms);
    await write(
      actor,
      'judo every Mon and Wed 5pm at the sports hall with Tom until half term remind me an hour before',
    );
    await waitFor(async () =>
      expect(await chipTexts()).toEqual([
        'Date: Mon 12 Oct',
        'Time: 17:00',
        'Place: Sports hall',
        'Repeats: Every week on Mon and Wed until Sun 25 Oct',
        'Who: Tom',
        'Reminders: 1 h before',
      ]),
    );
    await actor.click(screen.getByRole('button', { name: /^Place: Sports hall/ }));
    const place = await screen.findByRole('textbox', { name: 'Place' });
    await actor.clear(place);
    await actor.type(place, 'Dojo');
    await actor.click(screen.getByRole('button', { name: 'Done' }));
    await actor.type(await findField(), '{Enter}');
    await screen.findByText('Added Judo, Mon 12 Oct');
    expect(inputs()).toMatchObject([
      {
        input: {
          title: 'Judo',
          eventDate: '2026-10-12',
          place: 'Dojo',
          recurringType: 'weekly',
          recurringDays: ['MO', 'WE'],
          recurringEndDate: '2026-10-25',
          reminders: [{ memberId: 'member-emma', amount: 1, unit: 'hours' }],
        },
      },
    ]);
  });

  it('parses dates in the family’s format', async () => {
    const me = viewer({ family: { ...ashdowns, settings: { ...ashdowns.settings, locale: 'en-US' } } });
    const { actor } = openField({ me });
    await write(actor, 'dentist 11/10 3pm');
    expect((await chipTexts()).slice(0, 2)).toEqual(['Date: Tue, Nov 10', 'Time: 3:00 PM']);
  });

  it('is corrected chip by chip: date, time, people, repeat, and words that belong to the title', async () => {
    const { actor, inputs } = openField();
    const field = await write(actor, 'sunday roast tomorrow 1pm weekly with Tom');
    const open = async (name: RegExp) => actor.click(within(await chips()).getByRole('button', { name }));
    await open(/^Time/);
    set('Ends', '15:00');
    // the end moves along with the start
    set('Starts', '12:30');
    await actor.click(screen.getByRole('button', { name: 'Done' }));
    await open(/^Who/);
    await actor.click(screen.getByRole('checkbox', { name: 'Poppy' }));
    await actor.keyboard('{Escape}');
    await open(/^Repeats/);
    await chooseOption(actor, screen.getByRole('combobox', { name: 'Repeat every, unit' }), 'month');
    set('Until', '2027-01-31');
    await actor.click(screen.getByRole('button', { name: 'Done' }));
    await open(/^Date/);
    set('First day', '2026-10-11');
    await actor.keyboard('{Escape}');
    expect(await chipTexts()).toEqual([
      'Date: Sun 11 Oct',
      'Time: 12:30–14:30',
      'Repeats: Every month until Sun, 31 Jan 2027',
      'Who: Tom, Poppy',
    ]);
    // Further words keep corrections.
    await actor.click(field);
    await actor.keyboard(' at home');
    expect(await chipTexts()).toContain('Date: Sun 11 Oct');
    await actor.keyboard('{Enter}');
    await waitFor(() => expect(inputs()).toHaveLength(1));
    expect(inputs()[0]?.input).toMatchObject({
      eventDate: '2026-10-11',
      eventTime: '12:30',
      eventEndTime: '14:30',
      recurringType: 'monthly',
      recurringInterval: 1,
      recurringEndDate: '2027-01-31',
      whoMemberIds: ['member-tom', 'member-poppy'],
    });
  });

  it('returns words to the title', async () => {
    const { actor } = openField();
    await write(actor, 'watch the 10pm news tomorrow');
    await actor.click(within(await chips()).getByRole('button', { name: /^Time/ }));
    await actor.click(await screen.findByRole('button', { name: /Not a time/ }));
    expect(await screen.findByText('Watch the 10pm news')).toBeVisible();
    expect(await chipTexts()).toEqual(['Date: Tomorrow, Fri 9 Oct', 'Time: All day', 'Who: Family']);
    await waitFor(async () => expect(await findField()).toHaveFocus());
  });

  it('asks about ambiguities, and never guesses', async () => {
    const { actor, inputs } = openField();
    await write(actor, 'dentist on 3 Dec at 3');
    const question = screen.getByRole('group', { name: 'At 03:00 or 15:00?' });
    await actor.keyboard('{Enter}{Enter}');
    expect(inputs()).toEqual([]);
    for (const answer of within(question).getAllByRole('radio')) expect(answer).not.toBeChecked();
    expect(question).toContainElement(document.activeElement as HTMLElement);
    await actor.keyboard('2');
    expect(within(question).getByRole('radio', { name: '03:00' })).toBeChecked();
    await actor.keyboard('1');
    expect(await chipTexts()).toContain('Time: 15:00');
    await actor.keyboard('{Enter}');
    await waitFor(() => expect(inputs()).toMatchObject([{ input: { eventDate: '2026-12-03', eventTime: '15:00' } }]));
    expect(await findField()).toHaveValue('');
  });

  it('offers days when the text names none', async () => {
    const { actor, inputs } = openField();
    await write(actor, 'bike service');
    const question = screen.getByRole('group', { name: 'When is it?' });
    expect(
      within(question)
        .getAllByRole('radio')
        .map((radio) => radio.closest('label')?.textContent),
    ).toEqual(['1Today', '2Tomorrow', '3Sat 10 Oct']);
    await actor.type(screen.getByLabelText('Another day'), '2 Nov');
    await actor.tab();
    expect(await chipTexts()).toContain('Date: Mon 2 Nov');
    await actor.click(within(question).getByRole('radio', { name: 'Tomorrow' }));
    await actor.click(screen.getByRole('button', { name: 'Add' }));
    await waitFor(() =>
      expect(inputs()).toMatchObject([{ input: { title: 'Bike service', eventDate: '2026-10-09' } }]),
    );
  });

  it('shows why a line cannot be saved, and clears it with Escape', async () => {
    const { actor } = openField();
    const field = await write(actor, 'book club fifth Monday of every month 8pm');
    expect(screen.getByText(/The calendar cannot repeat/)).toBeVisible();
    await actor.keyboard('{Escape}');
    expect(field).toHaveValue('');
    expect(screen.queryByRole('group', { name: 'Understood' })).not.toBeInTheDocument();
  });

  it('keeps the text after a failure, and Retry adds the event once', async () => {
    let broken = true;
    const keys: unknown[] = [];
    const { actor } = openField({
      addCalendarEvent: ({ idempotencyKey }: { idempotencyKey: string }) => {
        keys.push(idempotencyKey);
        if (broken) throw domainError('INTERNAL', 'Internal error');
        return event({ title: 'Vet', eventDate: '2026-10-09' });
      },
    });
    const field = await write(actor, 'vet tomorrow');
    await actor.keyboard('{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('It could not be saved. What you typed is still here.');
    expect(field).toHaveValue('vet tomorrow');
    broken = false;
    await actor.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Added Vet, Fri 9 Oct')).toBeVisible();
    expect(field).toHaveValue('');
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });

  it('keeps the year of birth of a member’s birthday, and adds no second one', async () => {
    const poppys = event({
      title: "Poppy's birthday",
      eventDate: '2022-06-05',
      isRecurring: true,
      recurringType: 'yearly',
      recurringInterval: 1,
      birthdayOfMemberId: 'member-poppy',
    });
    const { actor, calendar } = openField({}, [poppys]);
    await write(actor, "Poppy's birthday 5 June");
    await actor.keyboard('{Enter}');
    expect(await screen.findByText("Poppy's birthday is in the calendar already")).toBeInTheDocument();
    expect(calendar.calls).toEqual([]);
    await write(actor, "Poppy's birthday 6 June");
    await actor.keyboard('{Enter}');
    await waitFor(() =>
      expect(calendar.calls).toMatchObject([
        { name: 'birthdays', args: { birthdays: [{ memberId: 'member-poppy', birthDate: '2022-06-06' }] } },
      ]),
    );
  });
});
