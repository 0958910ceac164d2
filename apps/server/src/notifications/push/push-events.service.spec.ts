import { ActivityService } from '../../activity';
import { BinService } from '../../bin/bin.service';
import { UndoLog } from '../../platform/undo';
import type { CalendarEventChanges } from '../../calendar/events/calendar.inputs';
import { CalendarService } from '../../calendar/events/calendar.service';
import { FamiliesService } from '../../families';
import { InvitationsService } from '../../families/invitations/invitations.service';
import { JoiningService } from '../../families/invitations/joining.service';
import { JobsService } from '../../jobs/jobs.service';
import { Database } from '../../platform/database';
import { startPushTest, type Household, type PushTest } from './push.test-kit';

let test: PushTest;
let calendar: CalendarService;
let jobs: JobsService;
beforeAll(async () => {
  test = await startPushTest();
  calendar = test.app.get(CalendarService);
  jobs = test.app.get(JobsService);
});
afterAll(async () => {
  await test.close();
  expect(test.service.wrong).toEqual([]);
});
beforeEach(() => test.clock.set('2026-10-08T09:30:00Z'));

const forBoth = ({ ids }: Household, rest: CalendarEventChanges = {}): CalendarEventChanges => ({
  title: 'Dentist',
  emoji: '🦷',
  eventDate: '2026-10-12',
  eventTime: '15:00',
  eventEndTime: '15:40',
  whoMemberIds: [...ids],
  ...rest,
});
const undoKey = 'a-key-of-the-spec';

describe('notifications of events', () => {
  it('tell its people that they are on it, with a link to its day, and that it was moved', async () => {
    const rows = await test.household();
    const { id } = await calendar.add(rows.viewer, forBoth(rows));
    await test.settle();
    expect(rows.browsers[1]?.taken[0]?.link).toBe('/dashboard#calendar/2026-10-12');
    expect(await rows.notifications(1)).toEqual(['🦷 Dentist: Ada put you on this · Monday 12 October, 15:00–15:40']);
    await calendar.update(rows.viewer, id, { title: 'The dentist', description: 'Bring the card' });
    expect(await rows.notifications(1)).toEqual([]);
    await calendar.update(rows.viewer, id, { eventTime: '16:00', eventEndTime: '16:40' });
    expect(await rows.notifications(1)).toEqual(['🦷 The dentist: Ada moved this · Monday 12 October, 16:00–16:40']);
    expect(rows.browsers[0]?.taken).toEqual([]);
  });

  it('go only to people named on it, treat added ones as new, and skip past events', async () => {
    const rows = await test.household(undefined, ['Ada', 'Ben', 'Cleo']);
    await calendar.add(rows.viewer, forBoth(rows, { whoMemberIds: [] }));
    await calendar.add(rows.viewer, forBoth(rows, { eventDate: '2026-10-07' }));
    const { id } = await calendar.add(rows.viewer, forBoth(rows, { whoMemberIds: [rows.ids[1] ?? ''] }));
    expect(await rows.notifications(1)).toHaveLength(1);
    await calendar.update(rows.viewer, id, { whoMemberIds: rows.ids.slice(1), eventTime: '14:00' });
    expect(await rows.notifications(1)).toEqual(['🦷 Dentist: Ada moved this · Monday 12 October, 14:00–15:40']);
    expect(await rows.notifications(2)).toEqual(['🦷 Dentist: Ada put you on this · Monday 12 October, 14:00–15:40']);
    expect(await rows.notifications(0)).toEqual([]);
  });

  it('report its cancellation, and its restore from the bin or by undo', async () => {
    const rows = await test.household();
    const { id } = await calendar.add(rows.viewer, forBoth(rows));
    await rows.notifications(1);
    await calendar.delete(rows.viewer, id);
    expect(await rows.notifications(1)).toEqual(['🦷 Dentist: Ada cancelled this · Monday 12 October, 15:00–15:40']);
    await test.app.get(BinService).restore(rows.viewer, 'calendar_event', id);
    expect(await rows.notifications(1)).toEqual(['🦷 Dentist: Ada changed this back · Monday 12 October, 15:00–15:40']);
    await calendar.update(rows.viewer, id, { eventDate: '2026-10-13' }, null, { undoKey });
    await rows.notifications(1);
    await test.app.get(UndoLog).undo(rows.viewer, undoKey);
    expect(await rows.notifications(1)).toEqual(['🦷 Dentist: Ada changed this back · Monday 12 October, 15:00–15:40']);
  });

  it('are skipped when it is undone in time', async () => {
    const rows = await test.household();
    const { id } = await calendar.add(rows.viewer, forBoth(rows, { whoMemberIds: [] }));
    await test.settle();
    test.timings.graceMs = 500;
    try {
      await calendar.update(rows.viewer, id, { whoMemberIds: [...rows.ids] });
      await calendar.delete(rows.viewer, id, { undoKey });
      await test.app.get(UndoLog).undo(rows.viewer, undoKey);
      expect(await rows.notifications(1)).toEqual([]);
    } finally {
      test.timings.graceMs = 0;
    }
  });

  it('give the date of one occurrence, or the start of the following ones', async () => {
    const rows = await test.household();
    const weekly = forBoth(rows, { isRecurring: true, recurringType: 'weekly', eventDate: '2026-09-07' });
    const { id } = await calendar.add(rows.viewer, weekly);
    expect(await rows.notifications(1)).toEqual(['🦷 Dentist: Ada put you on this · from Monday 12 October on']);
    await calendar.update(rows.viewer, id, { eventDate: '2026-10-20' }, null, {
      scope: 'this',
      occurrenceDate: '2026-10-19',
    });
    expect(await rows.notifications(1)).toEqual(['🦷 Dentist: Ada moved this · Tuesday 20 October, 15:00–15:40']);
    await calendar.delete(rows.viewer, id, { scope: 'following', occurrenceDate: '2026-11-02' });
    expect(await rows.notifications(1)).toEqual(['🦷 Dentist: Ada cancelled this · from Monday 2 November on']);
  });

  it('include reminders besides their mail, each with its own switch', async () => {
    const rows = await test.household();
    const reminded = forBoth(rows, { whoMemberIds: [], reminders: [{ amount: 30, unit: 'minutes' }] });
    for (const [title, column] of [['Both'], ['Mail', 'push_reminders'], ['Push', 'reminders_enabled']] as const) {
      await calendar.add(rows.viewer, { ...reminded, title });
      await test.sql('delete from notification_preferences where family_id = $1', [rows.familyId]);
      if (column)
        await test.sql(
          `insert into notification_preferences (family_id, membership_id, ${column}) values ($1, $2, false)`,
          [rows.familyId, rows.ids[0]],
        );
      test.clock.set('2026-10-12T13:30:00Z');
      const news = await rows.notifications(0);
      const mails = await test.sql('select from dev_mail where recipient = $1 and subject like $2', [
        `0@${rows.familyId}.example.org`,
        `${title}%`,
      ]);
      expect([title, news.length, mails.length]).toEqual([title, title === 'Mail' ? 0 : 1, title === 'Push' ? 0 : 1]);
      test.clock.set('2026-10-08T09:30:00Z');
    }
  });
});

describe('notifications of jobs', () => {
  const bins = ({ ids }: Household) => ({ title: 'Bins', dueDate: '2026-10-09', dueTime: '18:00', assigneeId: ids[1] });

  it('go to a new assignee, but not on later edits', async () => {
    const rows = await test.household();
    await jobs.add(rows.viewer, { title: 'Mine', assigneeId: rows.ids[0] ?? '' });
    await jobs.add(rows.other, { title: 'My own', assigneeId: rows.ids[1] ?? '' });
    const { id } = await jobs.add(rows.viewer, bins(rows));
    expect(await rows.notifications(1)).toEqual(['Bins: Ada gave you this job · due Friday 9 October, 18:00']);
    await jobs.update(rows.viewer, id, { title: 'The bins', dueDate: null, dueTime: null });
    await jobs.update(rows.viewer, id, { assigneeId: rows.ids[0] });
    expect(await rows.notifications(1)).toEqual([]);
    await jobs.update(rows.viewer, id, { assigneeId: rows.ids[1] });
    expect(await rows.notifications(1)).toEqual(['The bins: Ada gave you this job']);
    expect(await rows.notifications(0)).toEqual([]);
  });

  it('go to whose turn it is', async () => {
    const rows = await test.household();
    const { id } = await jobs.add(rows.viewer, {
      title: 'Bins',
      dueDate: '2026-10-08',
      repeat: { type: 'weekly', rotation: { mode: 'turn', memberIds: [...rows.ids] } },
    });
    await jobs.setCompleted(rows.viewer, id, true);
    expect(await rows.notifications(1)).toEqual(['Bins: It is your turn · due Thursday 15 October']);
  });

  it('are skipped when it is undone or deleted in time', async () => {
    const rows = await test.household();
    const { id } = await jobs.add(rows.viewer, { title: 'Bins' });
    test.timings.graceMs = 500;
    try {
      await jobs.update(rows.viewer, id, { assigneeId: rows.ids[1] }, null, undoKey);
      await test.app.get(UndoLog).undo(rows.viewer, undoKey);
      const other = await jobs.add(rows.viewer, bins(rows));
      await jobs.delete(rows.viewer, other.id);
      expect(await rows.notifications(1)).toEqual([]);
    } finally {
      test.timings.graceMs = 0;
    }
  });
});

it('report a new member to the others', async () => {
  const rows = await test.household();
  const { viewer, other, ids } = rows;
  const joiner = { ...other, userId: viewer.userId };
  await test.app
    .get(Database)
    .write(viewer, () =>
      test.app
        .get(ActivityService)
        .record(joiner, { type: 'joined', resource: 'family_member', resourceId: ids[1] ?? '', title: 'The Ashdowns' }),
    );
  expect(await rows.notifications(0)).toEqual(['The Ashdowns: Ben joined the family']);
  expect(await rows.notifications(1)).toEqual([]);
});

it('report a join request to the admins, once each', async () => {
  const rows = await test.household();
  await test.sql(`update membership set role = 'family_member' where id = $1`, [rows.ids[1]]);
  await test.app.get(FamiliesService).updateSettings(rows.viewer, { approveJoiners: true });
  const { inviteCode: code } = await test.app.get(InvitationsService).rotateCode(rows.viewer);
  const outside = { familyId: null, membershipId: null, role: null };
  const zoe = { ...rows.viewer, ...outside, userId: 'zoe', name: 'Zoe Dane' };
  for (const heard of [['Somebody wants to join: Zoe entered your code and waits for an admin'], []]) {
    const asking = test.app.get(JoiningService).join(zoe, '127.0.0.1', { code });
    await expect(asking).rejects.toMatchObject({ code: 'JOIN_PENDING' });
    expect(await rows.notifications(0)).toEqual(heard);
  }
  expect(await rows.notifications(1)).toEqual([]);
});
