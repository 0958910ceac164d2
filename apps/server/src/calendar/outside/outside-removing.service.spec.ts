import { liveMessages } from '../../../test/live-messages';
import { until } from '../../../test/until';
import { FamiliesService } from '../../families';
import {
  added,
  calendar,
  calendars,
  feeds,
  home,
  published,
  read,
  refused,
  rows,
  startFeeds,
  test,
  titles,
} from './outside.test-kit';

startFeeds();

it('appears on every open screen when it is added, and disappears when it is removed', async () => {
  const { messages, stop } = await liveMessages(test, home.familyId);
  const { id } = await added();
  await calendars().remove(home.viewer, id);
  const actions = () =>
    messages.flatMap(({ payload }) => {
      const { type, action } = payload as { type: string; action: string };
      return type === 'outside_calendar' ? [action] : [];
    });
  await until(() => actions().includes('deleted'));
  expect(actions()).toContain('created');
  stop();
});

describe('afterwards', () => {
  it('it can be renamed, which no refresh reverts', async () => {
    const { id } = await added();
    expect(await calendars().rename(home.other, id, ' Hill  School terms ')).toMatchObject({
      name: 'Hill School terms',
    });
    await calendars().refresh(home.viewer, id);
    expect(await read(id)).toMatchObject({ name: 'Hill School terms' });
    expect((await calendar().between(home.viewer, '2026-10-12', '2026-10-12'))[0]?.calendarName).toBe(
      'Hill School terms',
    );
    for (const name of [' ', 'x'.repeat(81)])
      expect(await refused(calendars().rename(home.viewer, id, name))).toMatchObject({ field: 'name' });
    expect(await published()).toHaveLength(1);
  });

  it('it is removed with all its events, and can be added again', async () => {
    const { id, path } = await added();
    await calendars().remove(home.other, id);
    for (const table of ['calendar_subscription', 'calendar_subscription_event'])
      expect(await rows(`select from ${table} where family_id = $1`, [home.familyId])).toEqual([]);
    expect(await titles()).toEqual([]);
    expect((await published()).map(({ description }) => description).sort()).toEqual([
      'added Hill School to the calendars',
      'removed Hill School from the calendars',
    ]);
    expect(await refused(calendars().remove(home.viewer, id))).toMatchObject({ code: 'NOT_FOUND' });
    const again = await calendars().add(home.viewer, feeds.url(path));
    expect(again.id).not.toBe(id);
    expect(await titles()).toHaveLength(2);
  });

  it('it is deleted with its family', async () => {
    await added();
    await test.app.get(FamiliesService).delete(home.viewer, 'Family');
    expect(await rows('select from calendar_subscription where family_id = $1', [home.familyId])).toEqual([]);
  });

  it('an address sealed with another secret is reported as a problem, not an error', async () => {
    const { id } = await added();
    await rows(`update calendar_subscription set url_sealed = 'AAAA' where id = $1`, [id]);
    expect(await calendars().refresh(home.viewer, id)).toMatchObject({
      status: 'failing',
      problem: 'Its stored address can no longer be read. Please remove the calendar and add it again.',
    });
  });
});
