import { asOwner, familyRows, startPushService, startTestApp } from '../../../test';
import type { FamilyPlace, FamilyRows, PushService, TestApp, TestBrowser } from '../../../test';
import { until } from '../../../test/until';
import type { Viewer } from '../../platform/auth';
import { DueWork } from '../../platform/due-work';
import { PushDevicesService } from './push-devices.service';
import { PUSH_TIMINGS, type PushTimings } from './push-notifier';

/** A server with a push service beside it, for specs of what comes to devices. */
export interface PushTest extends TestApp {
  service: PushService;
  /** How much later what people did is told. */
  timings: PushTimings;
  /** A family, each member with a browser of their own that takes notifications. */
  household: (place?: FamilyPlace, names?: readonly string[]) => Promise<Household>;
  /** One more browser of somebody. */
  device: (viewer: Viewer) => Promise<TestBrowser & { id: string }>;
  /** Looks for what is due, and waits until everything that was to be sent is. */
  settle: () => Promise<void>;
  sql: <Row extends object>(text: string, values?: unknown[]) => Promise<Row[]>;
}

export interface Household extends FamilyRows {
  browsers: (TestBrowser & { id: string })[];
  /** "title: body" of what came to the browser of a member, since it was last asked. */
  news: (member: number) => Promise<string[]>;
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
        news: async (member) => {
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
