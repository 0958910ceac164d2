import { Injectable } from '@nestjs/common';
import { linksIn } from '@homefold/domain/forum-text';
import { pictureOf, type PictureColumns } from '../../media';
import type { FamilyViewer, Viewer } from '../../platform/auth';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database';
import { Origins } from '../../platform/http';
import { Housekeeping } from '../../platform/housekeeping';
import { FORUM_LIMITS } from '@homefold/domain/forum';
import { JobQueue } from '../../platform/queue';
import type { ForumPostEntity } from '../posts/forum-post.entity';
import { ForumPostStore } from '../posts/forum-post.store';
import type { ForumLinkPreview } from './forum-link-preview.types';
import { LINK_JOB, type LinkJob } from './link-reading';

const DAY_MS = 86_400_000;
/** A new post refetches a page after this time; after a day if it could not be read. */
const FRESH_DAYS = 30;

interface LinkRow extends PictureColumns, Record<string, unknown> {
  url: string;
  host: string;
  title: string | null;
  description: string | null;
}

/**
 * Previews of the pages that posts and replies link to (docs/decisions/forum/previews.md). A page is fetched once per
 * family, however many posts link to it.
 */
@Injectable()
export class ForumLinkPreviews {
  constructor(
    private readonly store: ForumPostStore,
    private readonly jobs: JobQueue,
    private readonly origins: Origins,
    private readonly db: Database,
    private readonly clock: Clock,
    housekeeping: Housekeeping,
  ) {
    housekeeping.register({ name: 'forum_link', sweep: (now, limit) => this.forget(now, limit) });
  }

  /** The addresses in a text that get a preview, in order, without those of this server. */
  addressesIn(content: string): string[] {
    if (!/https?:|www\./i.test(content)) return [];
    return linksIn(content)
      .filter((url) => this.origins.pathOf(url) === url)
      .slice(0, FORUM_LIMITS.linkPreviews);
  }

  /** Queues fetching the pages that the text links to, after the commit. Call inside a write scope. */
  async found({ familyId }: FamilyViewer, { id, content }: ForumPostEntity): Promise<void> {
    const urls = this.addressesIn(content);
    if (urls.length === 0) return;
    const now = this.clock.now();
    const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
    const asked = await this.db.sql<{ url: string }>({
      name: 'forum_link_ask',
      text: `insert into forum_link as l (family_id, url, host, asked_at, updated_at)
             select $1, u.url, u.host, $4, $4 from unnest($2::text[], $3::text[]) u (url, host) order by u.url
             on conflict (family_id, url) do update set asked_at = $4
               where l.asked_at < case when l.title is null then $5::timestamptz else $6::timestamptz end
             returning url`,
      values: [familyId, urls, urls.map(hostOf), now, ago(1), ago(FRESH_DAYS)],
    });
    await this.db.sql({
      name: 'forum_link_use',
      text: `insert into forum_post_link (family_id, post_id, url) select $1, $2, unnest($3::text[]) on conflict do nothing`,
      values: [familyId, id, urls],
    });
    for (const { url } of asked) await this.jobs.enqueue(LINK_JOB, { familyId, url } satisfies LinkJob);
  }

  /** By address, for pages that could be read. */
  of(caller: Viewer, urls: readonly string[]): Promise<ReadonlyMap<string, ForumLinkPreview>> {
    return this.store.scope.read(caller, async ({ familyId }) => {
      const rows = await this.db.sql<LinkRow>({
        name: 'forum_links',
        text: `select url, host, title, description, image_url as "imageUrl", image_width as "imageWidth",
                 image_height as "imageHeight"
               from forum_link where family_id = $1 and url = any($2) and title is not null`,
        values: [familyId, urls],
      });
      return new Map(rows.map((row) => [row.url, previewOf(row)]));
    });
  }

  /** Pages that no post links to any more, not even one in the bin. */
  private async forget(now: Date, limit: number): Promise<number> {
    const rows = await this.db.sql({
      name: 'forum_link_forget',
      text: `delete from forum_link where ctid in (
               select l.ctid from forum_link l where l.asked_at < $1 and not exists (
                 select from forum_post_link u where u.family_id = l.family_id and u.url = l.url) limit $2)
             returning 1`,
      values: [new Date(now.getTime() - DAY_MS), limit],
    });
    return rows.length;
  }
}

const hostOf = (url: string): string => new URL(url).hostname.replace(/^www\./, '');

function previewOf({ url, host, title, description, ...image }: LinkRow): ForumLinkPreview {
  const picture = pictureOf(image);
  return { url, host, title, description, picture: picture && { ...picture, alt: null } };
}
