import { Injectable } from '@nestjs/common';
import { formatMoney, type MoneyFormat } from '@homefold/domain';
import { WISH_LIMITS } from '@homefold/domain/wishlist';
import { FamilySettingsReader } from '../../families';
import { imagePath, MediaService, outsidePicture } from '../../media';
import type { FamilyViewer, Viewer } from '../../platform/auth';
import { Database } from '../../platform/database';
import { DomainError } from '../../platform/errors';
import { ownerOf } from '../../platform/http';
import { RateLimiter } from '../../platform/limits';
import { Readers, type ReaderProgram } from '../../platform/readers';
import { fetchPage, FetchProblem, pageAddress, SafeFetch, type Wanted } from '../../platform/safe-fetch';
import { WishStore } from '../wishes/wish.store';
import { priceAmong } from './offers';
import type { ProductPage } from './product-page';
import type { WishDraft, WishUnread } from './wish-draft';
import type { tasks } from './wish-reader';

/** Each draft sends requests to other servers and parses a page and a picture. */
const LINKS = { limit: 60, windowSeconds: 3_600 };
const READER = 'Homefold wishes';
const WISH_READER: ReaderProgram<typeof tasks> = { name: 'wish-reader' };
const MAX_CPU_MS = 5_000;

/** Short, because the user is waiting for the page and the picture. */
const PICTURE: Wanted = { ...outsidePicture(READER), totalMs: 6_000 };
/** Maximum pictures tried. */
const MAX_PICTURES = 2;

/** Drafts a wish from a product page (docs/decisions/wishlist/links.md). Stores no wish. */
@Injectable()
export class WishDraftsService {
  constructor(
    private readonly db: Database,
    private readonly store: WishStore,
    private readonly fetcher: SafeFetch,
    private readonly readers: Readers,
    private readonly media: MediaService,
    private readonly families: FamilySettingsReader,
    private readonly limiter: RateLimiter,
  ) {}

  /**
   * Title, price and picture of a page. The picture becomes an upload of the caller that no record uses yet.
   *
   * @throws DomainError INVALID (field `url`) for an address that cannot be used or fetched, RATE_LIMITED after 60 an
   *   hour, FEATURE_LOCKED
   */
  async fromLink(caller: Viewer, url: string): Promise<WishDraft> {
    const viewer = await this.store.scope.viewer(caller);
    const link = pageAddress(url);
    await this.limiter.hit(`wish links of ${viewer.userId}`, LINKS);
    const { bytes, ...input } = await fetchPage(this.fetcher, link, READER);
    const page = await this.readers.one(
      WISH_READER,
      'page',
      { input, bytes },
      { owner: ownerOf(viewer), field: 'url', noun: 'page', maxCpuMs: MAX_CPU_MS },
    );
    const { imageUrl, problem } = await this.picture(viewer, page.images);
    const [money, knownWishId] = await this.db.read(viewer, () =>
      Promise.all([this.families.settings(viewer), this.known(viewer, link)]),
    );
    const { unread: priceProblems, ...price } = priceOf(page, money);
    const pictureProblems: WishUnread[] = problem === null ? [] : [{ field: 'imageUrl', message: problem }];
    return {
      ...{ title: page.title, link, site: page.site, imageUrl, knownWishId },
      ...price,
      unread: [...page.unread, ...priceProblems, ...pictureProblems],
    };
  }

  private async picture(
    viewer: FamilyViewer,
    addresses: readonly string[],
  ): Promise<{ imageUrl: string | null; problem: string | null }> {
    let problem: string | null = addresses.length > 0 ? null : 'The page gives no picture.';
    for (const address of addresses.slice(0, MAX_PICTURES))
      try {
        const answer = await this.fetcher.get(address, PICTURE);
        if (answer.status === 304) continue;
        const { publicId } = await this.media.upload(viewer, answer.bytes, 'imageUrl', 'picture');
        return { imageUrl: imagePath(publicId), problem: null };
      } catch (error) {
        if (!(error instanceof FetchProblem || error instanceof DomainError)) throw error;
        problem ??= `The picture was left out: ${error.message}`;
      }
    return { imageUrl: null, problem };
  }

  private async known({ familyId }: FamilyViewer, link: string): Promise<string | null> {
    const [known] = await this.db.sql<{ id: string }>({
      name: 'wish_known',
      text: `select w.id from wish w
             join membership m on m.family_id = w.family_id and m.id = w.member_id and m.left_at is null
             where w.family_id = $1 and w.link = $2 and w.deleted_at is null and w.archived_year is null
             order by w.created_at limit 1`,
      values: [familyId, link],
    });
    return known?.id ?? null;
  }
}

/** The price in the family's currency, or in another one, which is displayed but never converted. */
function priceOf(
  { prices, language }: ProductPage,
  family: MoneyFormat,
): Pick<WishDraft, 'price' | 'foreignPrice' | 'unread'> {
  const none = { price: null, foreignPrice: null };
  const price = priceAmong(prices, family, language);
  if (price === null) {
    const [named] = prices;
    const message = named
      ? `The price “${String(named.amount).slice(0, 60)}” was not understood.`
      : 'The page gives no price.';
    return { ...none, unread: [{ field: 'price', message }] };
  }
  if (price.minor > WISH_LIMITS.price)
    return { ...none, unread: [{ field: 'price', message: 'The price is higher than a wish may cost.' }] };
  if (price.currency === family.currency) return { price: price.minor, foreignPrice: null, unread: [] };
  const text = formatMoney(price.minor, { currency: price.currency, locale: family.locale });
  return { price: null, foreignPrice: { text, currency: price.currency }, unread: [] };
}
