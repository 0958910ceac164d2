import { screen, waitFor, within } from '@testing-library/react';
import { freezeDate } from '../../test/clock';
import { caughtUp, countReads, pushChange, streaming } from '../../test/live';
import { dentist, openCalendar, openEdit } from './dialogs/dialogs.test-kit';

beforeAll(() => {
  // The neighbouring months are prefetched at once, not after three seconds as without requestIdleCallback.
  window.requestIdleCallback = (run) => window.setTimeout(run);
  window.cancelIdleCallback = clearTimeout;
});
afterAll(() => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(window, 'cancelIdleCallback');
});
beforeEach(() => freezeDate());
afterEach(() => jest.useRealTimers());

it('does not refetch what the answer to its own change has delivered', async () => {
  const stored = dentist();
  const { actor, calendar } = openCalendar([stored]);
  const fields = ['calendarEvents', 'calendarCounts', 'myRemindedEvents'];
  const reads = countReads(calendar.graphql, 'me', ...fields);
  const dialog = await openEdit(actor);
  await streaming();
  // The page's own reads: the month and its neighbours, and the reminders.
  const byItself = [3, 3, 1];
  const counts = (): (number | undefined)[] => fields.map((field) => reads[field]);
  await waitFor(() => expect(counts()).toEqual(byItself));
  await actor.type(screen.getByLabelText('Title'), 's');
  await actor.click(within(dialog).getByRole('button', { name: 'Save changes' }));
  const toast = (await screen.findByText('Changed Dentists')).parentElement as HTMLElement;
  pushChange('calendar_event', stored.id);
  await caughtUp(reads);
  expect(counts()).toEqual(byItself);
  await actor.click(within(toast).getByRole('button', { name: 'Undo', hidden: true }));
  expect(await screen.findByRole('button', { name: 'Edit Dentist', hidden: true })).toBeInTheDocument();
  // one transaction sends two messages: one for the feed, one for the screens
  pushChange('calendar_event', stored.id);
  pushChange('calendar_event', stored.id);
  await caughtUp(reads);
  expect(counts().slice(0, 2)).toEqual(byItself.slice(0, 2));
});

it('keeps its change on screen when an older answer arrives after it', async () => {
  const stored = dentist();
  const { actor, calendar } = openCalendar([stored]);
  const reads = countReads(calendar.graphql, 'me');
  const dialog = await openEdit(actor);
  await streaming();
  await caughtUp(reads);
  const list = calendar.graphql['calendarEvents'] as (args: unknown) => unknown;
  const held: (() => void)[] = [];
  calendar.graphql['calendarEvents'] = async (args: unknown) => {
    const older = structuredClone(list(args));
    if (held.length < 1) await new Promise<void>((go) => held.push(go));
    return older;
  };
  pushChange('calendar_event', 'event-of-tom', 'member-tom');
  await waitFor(() => expect(held).toHaveLength(1));
  await actor.type(screen.getByLabelText('Title'), 's');
  await actor.click(within(dialog).getByRole('button', { name: 'Save changes' }));
  await screen.findByText('Changed Dentists');
  for (const go of held) go();
  await caughtUp(reads);
  expect(screen.getByRole('gridcell', { name: /Dentists/, hidden: true })).toBeInTheDocument();
});
