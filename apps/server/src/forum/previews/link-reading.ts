import { Injectable, type OnModuleInit } from '@nestjs/common';
import { FamilyChanges } from '../../activity';
import { MediaService, MediaStore, outsidePicture } from '../../media';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database';
import { DomainError } from '../../platform/errors';
import { RateLimiter } from '../../platform/limits';
import { JobQueue } from '../../platform/queue';
import { Readers, type ReaderProgram } from '../../platform/readers';
import { FetchProblem, SafeFetch, type Wanted } from '../../platform/safe-fetch';
import type { PreviewPage } from './preview-page';
import type { tasks } from './preview-reader';

/** Name of the queue job that reads a page. */
export const LINK_JOB = 'read-forum-link';

export interface LinkJob {
  familyId: string;
  url: string;
}

const READER = 'Homefold link previews';
const PREVIEW_READER: ReaderProgram<typeof tasks> = { name: 'preview-reader' };
const MAX_CPU_MS = 5_000;

/** Only responses with this content type are read. */
const PAGE: Wanted = {
  noun: 'page',
  userAgent: `Mozilla/5.0 (compatible; ${READER})`,
  accept: 'text/html, application/xhtml+xml',
  types: /^(?:text\/html|application\/xhtml\+xml)\b/i,
  maxBytes: 2_000_000,
};
const PICTURE = outsidePicture(READER);

/** Maximum requests to other servers on behalf of one family. */
const READ = { limit: 200, windowSeconds: 3_600 };
const ATTEMPTS = 3;
/** Maximum posts for which open screens are notified; older ones show the preview when they are opened. */
const MAX_NOTIFIED = 50;

type EncodedPicture = Awaited<ReturnType<MediaService['encode']>>;

/** Fetches the pages that posts link to with `SafeFetch`, and copies their pictures. */
@Injectable()
export class LinkReading implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly fetcher: SafeFetch,
    private readonly readers: Readers,
    private readonly media: MediaService,
    private readonly store: MediaStore,
    private readonly changes: FamilyChanges,
    private readonly limiter: RateLimiter,
    private readonly jobs: JobQueue,
  ) {}

  onModuleInit(): void {
    this.jobs.register<LinkJob>(LINK_JOB, (job) => this.read(job), { attempts: ATTEMPTS });
  }

  /** Idempotent. @throws on temporary failures, so that it is retried */
  private async read({ familyId, url }: LinkJob): Promise<void> {
    await this.limiter.hit(`forum links of ${familyId}`, READ);
    const page = await this.page(familyId, url);
    if (!page?.title) return;
    const picture = page.image === null ? null : await this.picture(familyId, page.image);
    await this.write({ familyId, url }, page, picture);
  }

  /** null if it is not a page, or cannot be fetched. */
  private async page(familyId: string, url: string): Promise<PreviewPage | null> {
    try {
      const answer = await this.fetcher.get(url, PAGE);
      // cannot be a 304: the request had no validators
      if (answer.status === 304) return null;
      const { bytes, charset, address } = answer;
      return await this.readers.one(
        PREVIEW_READER,
        'page',
        { input: { charset, address }, bytes },
        { owner: familyId, field: 'url', noun: 'page', maxCpuMs: MAX_CPU_MS, isPatient: true },
      );
    } catch (error) {
      if (isRefused(error)) return null;
      if (error instanceof FetchProblem && error.kind !== 'unreachable' && error.kind !== 'slow') return null;
      throw error;
    }
  }

  /** null if it is not a picture: then the preview has none. */
  private async picture(familyId: string, address: string): Promise<EncodedPicture | null> {
    try {
      const answer = await this.fetcher.get(address, PICTURE);
      return answer.status === 304 ? null : await this.media.encode(answer.bytes, familyId);
    } catch (error) {
      if (error instanceof FetchProblem || isRefused(error)) return null;
      throw error;
    }
  }

  private async write({ familyId, url }: LinkJob, page: PreviewPage, picture: EncodedPicture | null): Promise<void> {
    await this.db.write({ familyId, userId: '' }, async () => {
      const [row] = await this.db.sql({
        name: 'forum_link_lock',
        text: 'select 1 from forum_link where family_id = $1 and url = $2 for update',
        values: [familyId, url],
      });
      if (!row) return;
      const image = picture && (await this.store.addShown(familyId, picture));
      await this.db.sql({
        name: 'forum_link_write',
        text: `update forum_link set title = $3, description = $4, image_url = $5, image_width = $6, image_height = $7,
                 updated_at = $8
               where family_id = $1 and url = $2`,
        values: [
          familyId,
          url,
          page.title,
          page.description,
          image?.path,
          image?.width,
          image?.height,
          this.clock.now(),
        ],
      });
      const posts = await this.db.sql<{ id: string }>({
        name: 'forum_link_posts',
        text: `select p.id from forum_post_link u join forum_post p on p.family_id = u.family_id and p.id = u.post_id
               where u.family_id = $1 and u.url = $2 and p.deleted_at is null order by p.created_at desc limit ${MAX_NOTIFIED}`,
        values: [familyId, url],
      });
      for (const { id } of posts)
        await this.changes.publish({ familyId, membershipId: null }, { type: 'forum_post', id, action: 'updated' });
    });
  }
}

/** Another attempt would have the same result. */
const isRefused = (error: unknown): boolean => error instanceof DomainError && error.code === 'INVALID';
