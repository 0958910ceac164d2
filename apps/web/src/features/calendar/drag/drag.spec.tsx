import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { freezeDate } from '../../../test/clock';
import { domainError } from '../../../test/network';
import { dentist, openCalendar, sent, today } from '../dialogs/dialogs.test-kit';
import '../dialogs/move-conflict-dialog';
import { event } from '../calendar.test-kit';

beforeEach(() => freezeDate());
afterEach(() => jest.useRealTimers());

const block = (title: string, times: RegExp) =>
  screen.findByRole('button', { name: new RegExp(`^${title} ?, .*${times.source}`) });

async function openWeek(actor: UserEvent): Promise<void> {
  await today();
  await actor.click(screen.getByLabelText('Week'));
}

/** Picks up an event of the week by keyboard. */
async function pickUp(actor: UserEvent, title: string, times: RegExp): Promise<void> {
  await openWeek(actor);
  (await block(title, times)).focus();
  await actor.keyboard('m');
  await screen.findByText(new RegExp(`^Picked up ${title}`));
}

const announcements = () => [...document.querySelectorAll('[role="status"]')].map(({ textContent }) => textContent);

describe('moving an event with the keyboard', () => {
  it('saves nothing after Escape, or when dropped in its old place; announces each step, saves the drop and offers Undo', async () => {
    const { actor, calendar } = openCalendar();
    await pickUp(actor, 'Dentist', /15:40/);
    expect(announcements()).toContain(
      'Picked up Dentist, Thursday 8 October, 15:40–16:40. Use the arrow keys to move it, ' +
        'Shift with the arrow keys to change its length, Enter to drop, Escape to cancel.',
    );
    await actor.keyboard('{ArrowUp}{Escape}');
    expect(announcements()).toContain('Dentist stays where it was.');
    await actor.keyboard('m{ArrowRight}{ArrowLeft}{Enter}');
    expect(await block('Dentist', /15:40–16:40/)).toHaveFocus();
    expect(calendar.calls).toEqual([]);

    await actor.keyboard('m{ArrowRight}{ArrowDown}');
    expect(announcements()).toContain('Friday 9 October, 15:45–16:45');
    await actor.keyboard('{Shift>}{ArrowDown}{/Shift}');
    expect(announcements()).toContain('Friday 9 October, 15:45–17:00');
    expect(calendar.calls).toEqual([]);
    await actor.keyboard('{Enter}');
    const toast = await screen.findByText('Dentist is on Friday 9 October, 15:45–17:00 now');
    expect(sent(calendar, 'update')).toMatchObject([
      {
        version: 1,
        input: { title: 'Dentist', eventDate: '2026-10-09', eventTime: '15:45', eventEndTime: '17:00' },
      },
    ]);
    expect(sent(calendar, 'update')[0]).not.toHaveProperty('input.whoMemberIds');
    await waitFor(async () => expect(await block('Dentist', /15:45–17:00/)).toHaveFocus());
    await actor.click(within(toast.parentElement as HTMLElement).getByText('Undo'));
    expect(await block('Dentist', /15:40–16:40/)).toBeVisible();

    const calls = calendar.calls.length;
    await actor.click(screen.getByLabelText('Day'));
    (await block('Dentist', /15:40/)).focus();
    // In the day by person also to another person. jsdom has no layout: every column is at 0, and the event counts as
    // the family's.
    await actor.keyboard('m{ArrowRight}');
    await waitFor(() => expect(announcements().join()).toMatch(/for (Emma|Tom|Poppy)/));
    await actor.keyboard('{Escape}');
    expect(calendar.calls).toHaveLength(calls);
  });

  it('does not move holidays', async () => {
    const holiday = { isSystemEvent: true, eventTime: '09:00', eventEndTime: '10:00' };
    const { actor } = openCalendar([event({ title: 'Clocks go back', ...holiday })]);
    const cell = await today();
    cell.focus();
    await actor.keyboard('m');
    expect(announcements().join()).not.toMatch(/Picked up/);
  });

  it('names the new day, and keeps the focus on it when that shows another month, however late it is rendered', async () => {
    const { actor } = openCalendar([{ ...dentist(), title: 'Piano' }]);
    (await today()).focus();
    jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => {
      queueMicrotask(() => frame(0));
      return 0;
    });
    await actor.keyboard('m{ArrowUp}');
    expect(screen.getByText('Thu 1 Oct', { selector: '[data-ghost] *' })).toBeInTheDocument();
    await actor.keyboard('{ArrowLeft}{Enter}');
    await screen.findByRole('grid', { name: /September 2026/ });
    await waitFor(() => expect(screen.getByRole('gridcell', { name: /30 September.*Piano/ })).toHaveFocus());
  });
});

describe('the server’s answer to a move', () => {
  it('rolls back when it is refused, and retries on request', async () => {
    let broken = true;
    const stored = { ...dentist(), title: 'Physio' };
    const { actor, calendar } = openCalendar([stored]);
    const { updateCalendarEvent } = calendar.graphql;
    calendar.graphql['updateCalendarEvent'] = (args: unknown) => {
      if (broken) throw domainError('INTERNAL', 'Something went wrong');
      return (updateCalendarEvent as (given: unknown) => unknown)(args);
    };
    await pickUp(actor, 'Physio', /15:40/);
    await actor.keyboard('{ArrowRight}{Enter}');
    const toast = await screen.findByText('Physio could not be moved and is back where it was.');
    expect(await screen.findByRole('button', { name: /^Physio/ })).toHaveAttribute(
      'data-occurrence',
      `${stored.id}@2026-10-08`,
    );
    broken = false;
    await actor.click(within(toast.parentElement as HTMLElement).getByRole('button', { name: 'Retry', hidden: true }));
    await waitFor(() => expect(sent(calendar, 'update')).toMatchObject([{ input: { eventDate: '2026-10-09' } }]));
  });

  it('shows a newer version next to the move, which is applied on top on request', async () => {
    const stored = { ...dentist(), title: 'Checkup' };
    const { actor, calendar } = openCalendar([stored], {
      activities: {
        items: [
          {
            id: 'activity-1',
            resourceId: stored.id,
            userName: 'Tom',
            timestamp: '2026-10-08T13:18:00Z',
            actor: { membershipId: 'member-tom' },
          },
        ],
        nextCursor: null,
      },
    });
    await pickUp(actor, 'Checkup', /15:40/);
    Object.assign(calendar.events[0] ?? {}, {
      version: 2,
      title: 'Checkup for Tom',
      eventTime: '09:00',
      eventEndTime: '09:30',
    });
    await actor.keyboard('{ArrowRight}{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Move Checkup for Tom' });
    const theirs = within(dialog).getByRole('article', { name: 'Tom’s, 2 minutes ago' });
    expect(theirs).toHaveTextContent('8 October 2026');
    expect(theirs).toHaveTextContent('09:00–09:30');
    const mine = within(dialog).getByRole('article', { name: 'Yours' });
    expect(mine).toHaveTextContent('9 October 2026');
    expect(mine).toHaveTextContent('15:40–16:40');
    await actor.click(within(dialog).getByRole('button', { name: 'Move it anyway' }));
    await waitFor(() =>
      expect(sent(calendar, 'update')).toMatchObject([
        { version: 1 },
        { version: 2, input: { title: 'Checkup for Tom', eventDate: '2026-10-09', eventTime: '15:40' } },
      ]),
    );
  });
});
