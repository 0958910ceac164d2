import { startFeedServer, startListeningApp } from '..';
import { backgroundWork } from './background';
import { backgroundCases, settled } from './deletion-background';
import { aMinuteAgo, type Case, type Setting } from './deletion-case';
import { requestCases } from './deletion-requests';
import { askAbout, everythingOf, personalRows } from './everything';
import { fixtures } from './fixtures';
import { markedFamily } from './victim';
import type { World } from './world';

/**
 * Every bulk deletion (docs/decisions/deletion.md), run for one family next to a full and similar one, of which no row
 * may change. Background jobs are found by reflection.
 */
describe('bulk deletions only reach their own family', () => {
  const setting = { calendarId: '' } as Setting;

  beforeAll(async () => {
    const feeds = await startFeedServer();
    const { apiUrl, ...test } = await startListeningApp({ OUTSIDE_FEEDS_ALLOW: feeds.host });
    test.clock.set(new Date());
    const [swept, beside] = await Promise.all([
      markedFamily(apiUrl, test.urls.owner),
      markedFamily(apiUrl, test.urls.owner),
    ]);
    Object.assign(setting, { test, feeds, swept, beside });
    for (const world of [swept, beside]) {
      await personalRows(world, test.clock.now());
      for (const { freeze } of fixtures) await freeze?.(world);
    }
    await settled(setting);
  });
  afterAll(async () => {
    await setting.test.close();
    await setting.feeds.close();
  });

  const { timers, chores, dueWork, jobs } = backgroundCases(setting);
  const requests = requestCases(setting);
  const ask = (world: World, text: string) => askAbout(world, text, aMinuteAgo(setting));
  const contents = (world: World) => everythingOf(world, setting.test.urls.owner, aMinuteAgo(setting));

  it.each([...timers, ...chores, ...dueWork, ...jobs, ...requests].map((one) => [one.name, one] as const))(
    '%s',
    async (_name, { due, prepare, run, goes, changesNothing }) => {
      const { swept, beside } = setting;
      await prepare?.();
      if (due) await ask(swept, due);
      const [own, before] = [await contents(swept), await contents(beside)];
      if (goes) expect(await ask(swept, goes)).not.toEqual([]);
      await run();
      if (goes) expect(await ask(swept, goes)).toEqual([]);
      else expect((await contents(swept)) === own).toBe(changesNothing === true);
      expect((await contents(beside)).split('\n')).toEqual(before.split('\n'));
    },
  );

  it('covers every background job and every account deletion handler', () => {
    const proven = (cases: Case[]) => cases.map(({ name }) => name).sort();
    expect(backgroundWork(setting.test.app)).toEqual({
      timers: proven(timers),
      chores: proven(chores),
      dueWork: proven(dueWork),
      jobs: proven(jobs),
      ends: proven(requests.filter(({ name }) => /^(AccountDeletion|SessionEnds) /.test(name))),
    });
  });
});
