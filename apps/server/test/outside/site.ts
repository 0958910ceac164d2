import sharp from 'sharp';
import { startTestApp, type TestApp } from '../app';
import { familyRows, type FamilyRows } from '../family-rows';
import { startFeedServer, type FeedServer } from './feed-server';

export let test: TestApp;
/** The only site on this machine that the server may read. */
export let site: FeedServer;
export let home: FamilyRows;

/** Starts a server and a site that it reads, with a new family for each test and the clock stopped at `now`. */
export function startSite(now: string): void {
  beforeAll(async () => {
    site = await startFeedServer();
    test = await startTestApp({ OUTSIDE_FEEDS_ALLOW: site.host });
  });
  afterAll(async () => {
    await test.close();
    await site.close();
  });
  beforeEach(async () => {
    test.clock.set(now);
    home = await familyRows(test);
  });
}

/** A picture of one colour; the size in px. */
export const jpegOf = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#a31' } })
    .jpeg()
    .toBuffer();
