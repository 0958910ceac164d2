import { asOwner, familyRows, startPushService, startTestApp } from '../../../test';
import type { FamilyPlace, FamilyRows, PushService, TestApp, TestBrowser } from '../../../test';
import { until } from '../../../test/until';
import type { Viewer } from '../../platform/auth';
import { DueWork } from '../../platform/due-work';
import { PushDevicesService } from './push-devices.service';
import { PUSH_TIMINGS, type PushTimings } from './push-notifier';

/** A server with a push service, for specs of notifications. */
export interface PushTest extends TestApp {
  service: PushService;
  /** Delay before members' actions are sent. */
  timings: PushTimings;
  /** A family whose members each have a browser with notifications. */
  household: (place?: FamilyPlace, names?: readonly string[]) => Promise<Household>;
  /** Another browser of a member. */
  device: (viewer: Viewer) => Promise<TestBrowser & { id: string }>;
  /** Polls for due work, and waits until everything pending has been sent. */
  settle: () => Promise<void>;
  sql: <Row extends object>(text: string, values?: unknown[]) => Promise<Row[]>;
}

export interface Household extends FamilyRows {
  browsers: (TestBrowser & { id: string })[];
  /** "title: body" of what a member's browser received since the last call. */
  notifications: (member: number) => Promise<string[]>;
}

export async function startPushTest(): Promise<PushTest> {
  const service = await startPushService();
  const test = await startTestApp({ PUSH_SERVICES_ALLOW: service.host });
  const sql = <Row extends object>(text: string, values: unknown[] = []) => asOwner<Row>(text, values, test.urls.owner);
  const timings = test.app.get<PushTimings>(PUSH_TIMINGS);
  timings.graceMs = 0;
  const settle = async () => {
    await test.app.get(DueWork).poll();
    await until(async () => {
      const [row] = await sql<{ n: number }>(
        `select (select count(*) from job_outbox)::int
              + (select count(*) from bullmq.job where state not in ('completed', 'failed'))::int as n`,
      );
      return row?.n === 0;
    });
  };
  const device: PushTest['device'] = async (viewer) => {
    const browser = service.browser();
    const registered = await test.app
      .get(PushDevicesService)
      .register(viewer, { platform: 'web', token: browser.token, name: 'Browser' });
    return Object.assign(browser, { id: registered.id });
  };
  return {
    ...test,
    service,
    timings,
    settle,
    device,
    sql,
    household: async (place, names = ['Ada', 'Ben']) => {
      const rows = await familyRows(test, place, names);
      for (const [index, id] of rows.ids.entries())
        await sql('update membership set email = $2 where id = $1', [id, `${index}@${rows.familyId}.example.org`]);
      const browsers: Household['browsers'] = [];
      for (const index of rows.ids.keys()) browsers.push(await device(rows.viewerOf(index)));
      return {
        ...rows,
        browsers,
        notifications: async (member) => {
          await settle();
          const taken = browsers[member]?.taken.splice(0) ?? [];
          return taken.map(({ title, body }) => `${title}: ${body}`);
        },
      };
    },
    close: async () => {
      await test.close();
      await service.close();
    },
  };
}
