import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { fillIn } from '../../../test/fields';
import type { RootAnswers } from '../../../test/network';
import { renderRoute } from '../../../test/render-route';
import { event, fakeCalendar } from '../calendar.test-kit';
import type { FakeCalendar } from '../calendar.test-kit';

/** Tom's event, today. */
export const dentist = () =>
  event({
    title: 'Dentist',
    description: 'Elm Road',
    eventTime: '15:40',
    eventEndTime: '16:40',
    emoji: '🦷',
    who: 'Tom',
    whoNames: ['Tom'],
    whoMemberIds: ['member-tom'],
  });

/** Renders the calendar over a fake server with these events. */
export function openCalendar(events = [dentist()], answers: RootAnswers = {}) {
  const calendar = fakeCalendar(events, answers);
  return { calendar, ...renderRoute('/dashboard#calendar', { graphql: calendar.graphql }) };
}

/** Today's cell of the month, once rendered. */
export const today = async (): Promise<HTMLElement> =>
  (await screen.findByText(/^Thursday 8 October, today/, { selector: '[role="gridcell"] *' })).closest<HTMLElement>(
    '[role="gridcell"]',
  )!;

/** Sets a date or time. */
export const set = (label: string, value: string) => fillIn(screen.getByLabelText(label), value);

/** Opens Add Event from the header. */
export async function openAdd(actor: UserEvent): Promise<HTMLElement> {
  await today();
  await actor.click(screen.getByText('Add Event', { selector: 'button' }));
  return screen.findByRole('dialog', { name: 'Add Event' });
}

/** Opens Edit Event from today's dialog. */
export async function openEdit(actor: UserEvent, title = 'Dentist'): Promise<HTMLElement> {
  await actor.click(await today());
  await actor.click(await screen.findByLabelText(`Edit ${title}`));
  return screen.findByRole('dialog', { name: 'Edit Event' });
}

/** The arguments of the calls with one name, as plain data. */
export const sent = (calendar: FakeCalendar, name: string): unknown[] =>
  calendar.calls.filter((call) => call.name === name).map(({ args }) => JSON.parse(JSON.stringify(args)) as unknown);
