import { Injectable } from '@nestjs/common';
import { minorUnitsOf, type MoneyFormat, type MoneyProblem } from '@homefold/domain';
import {
  isWishCategory,
  summaryOfWishes,
  WISH_LIMITS,
  wishlistStatus,
  wishProblem,
  type CountedWish,
  type WishCategory,
} from '@homefold/domain/wishlist';
import type { Seen } from '../../activity';
import { FamilyMembers, FamilySettingsReader } from '../../families';
import { ChosenPictures, type PictureColumns } from '../../media';
import type { FamilyViewer, Viewer } from '../../platform/auth';
import type { DeletedItem } from '../../platform/bin';
import { Database } from '../../platform/database';
import { conflict, invalid } from '../../platform/errors';
import { writtenColumns, type NewRecord } from '../../platform/records';
import { webAddress } from '../../platform/safe-fetch';
import { GiftPush } from '../surprise/gift-push';
import { KnownWishes } from '../surprise/known-wishes';
import { PurchasesService } from '../surprise/purchases.service';
import { WishlistSettings, type ArchivedYear } from '../surprise/wishlist-settings';
import { WishEntity } from './wish.entity';
import { WishStore } from './wish.store';
import { WishInput, type Wish, type Wishlist, type WishlistSummary } from './wish.types';

const columns = writtenColumns(WishEntity, WishInput);

/** Filters of a list. */
export interface WishFilter {
  memberId?: string | null | undefined;
  category?: string | null | undefined;
  /** The year of the archive; if left out, the wishes that are not archived. */
  archivedYear?: number | null | undefined;
}

/** The wisher of a new wish. An id takes precedence over a name; by default the caller. */
export interface WishOwner {
  memberId?: string | null | undefined;
  name?: string | null | undefined;
}

/** The purchase flag of the documented calls. */
export interface WishTick {
  isPurchased?: boolean | null | undefined;
  /** Whether it is still hidden from the wisher. */
  surprise?: boolean | null | undefined;
}

type Content = Omit<NewRecord<WishEntity>, 'memberId' | 'position' | 'wasSurprise'> & PictureColumns;

/** The wishes of a family. Every member can add, edit and delete everybody's wishes, so that children can have some. */
@Injectable()
export class WishesService {
  constructor(
    private readonly store: WishStore,
    private readonly known: KnownWishes,
    private readonly purchases: PurchasesService,
    private readonly settings: WishlistSettings,
    private readonly members: FamilyMembers,
    private readonly families: FamilySettingsReader,
    private readonly pictures: ChosenPictures,
    private readonly push: GiftPush,
    private readonly db: Database,
  ) {}

  /**
   * The wishes of current members, ordered by member and strength.
   *
   * @throws DomainError NOT_FOUND for the member, INVALID for the category, FEATURE_LOCKED
   */
  list(caller: Viewer, { memberId, category, archivedYear }: WishFilter = {}): Promise<Wishlist> {
    return this.store.scope.read(caller, async (viewer) => {
      if (category && !isWishCategory(category)) throw invalid('category', 'There is no such category.');
      const settings = this.families.settings(viewer);
      const [member, { years, hideUntil }, wishes, { currency }] = await Promise.all([
        memberId ? this.members.get(viewer, memberId) : null,
        this.settings.ofList(viewer, settings),
        this.known.list(
          viewer,
          {
            name: 'of_list',
            where: `m.left_at is null and ($3::text is null or w.category = $3)
            and w.archived_year is not distinct from $4::integer`,
            values: [category ?? null, archivedYear ?? null],
          },
          settings,
        ),
        settings,
      ]);
      const shown = member ? wishes.filter((wish) => wish.member.memberId === member.id) : wishes;
      return {
        ...{ wishes: shown, hidePurchasesUntil: hideUntil, currency },
        archivedYears: yearsOf(member ? years.filter((each) => each.memberId === member.id) : years),
        summary: summaryFor(shown),
      };
    });
  }

  /** The figures of all wishes that are not archived. @throws DomainError FEATURE_LOCKED */
  summary(caller: Viewer): Promise<WishlistSummary> {
    return this.store.scope.read(caller, async (viewer) => summaryFor(await this.known.figures(viewer)));
  }

  /** @throws DomainError NOT_FOUND, FEATURE_LOCKED */
  get(caller: Viewer, id: string): Promise<Wish> {
    return this.store.scope.read(caller, (viewer) => this.known.get(viewer, id));
  }

  /**
   * Adds a wish in front of its member's other wishes.
   *
   * @param key an idempotency key
   * @param tick whether the caller has already bought it (documented call); a repeated call does not tick again
   * @throws DomainError INVALID naming the first wrong field, NOT_FOUND for the member, CONFLICT for too many, FEATURE_LOCKED
   */
  add(caller: Viewer, input: WishInput, owner: WishOwner, key?: string | null, tick: WishTick = {}): Promise<Wish> {
    return this.store.scope.write(caller, async (viewer) => {
      const values = await this.contentOf(viewer, input);
      let isNew = false;
      const { id } = await this.store.records.add(
        viewer,
        async () => {
          isNew = true;
          const name = { field: 'addedBy', nobody: 'Me' };
          const memberId =
            (await this.members.assignee(viewer, { id: owner.memberId, name: owner.name }, null, name)) ??
            viewer.membershipId;
          await this.db.lock(`wishes of ${viewer.familyId}`);
          await this.assertRoom(viewer);
          return {
            ...values,
            memberId,
            wasSurprise: false,
            position: await this.store.order.end(viewer.familyId, memberId),
          };
        },
        key,
      );
      const wish = await this.known.get(viewer, id);
      if (!isNew) return wish;
      await this.store.order.move(viewer.familyId, wish.member.memberId, id, null);
      return this.ticked(viewer, id, tick);
    });
  }

  /** @throws DomainError INVALID, NOT_FOUND, VERSION_CONFLICT, CONFLICT for a used undo key, FEATURE_LOCKED */
  update(caller: Viewer, id: string, input: WishInput, seen: Seen = {}): Promise<Wish> {
    return this.store.scope.write(caller, async (viewer) => {
      const current = await this.store.records.changeable(viewer, id, seen.version);
      const values = await this.contentOf(viewer, input, current);
      if (values.isOwned && !current.isOwned) await this.push.needless(viewer, id, 'owned');
      await this.store.records.change(viewer, id, () => values, seen);
      return this.known.get(viewer, id);
    });
  }

  /**
   * The documented call: replaces the whole wish; `isPurchased` is a tick if it differs from what the caller sees. A call
   * that changes nothing else is a tick in any case, so that the second of two buyers does not believe to be the first;
   * except for a wish that the caller has seen as bought and sends back whole.
   *
   * @throws DomainError as `update` and `PurchasesService.mark`
   */
  put(
    caller: Viewer,
    id: string,
    input: WishInput,
    { version, wasSeenBought, ...tick }: WishTick & { version?: number | null | undefined; wasSeenBought: boolean },
  ): Promise<Wish> {
    return this.store.scope.write(caller, async (viewer) => {
      // before the row, in the order of a purchase: the other order is a deadlock with a concurrent buyer
      const before = typeof tick.isPurchased === 'boolean' ? await this.purchases.locked(viewer, id) : null;
      const { version: after } = await this.update(viewer, id, input, { version });
      return this.ticked(viewer, id, tick, before?.version === after && !wasSeenBought);
    });
  }

  /** Inside a write scope. @param isAlone whether the caller wants nothing but this */
  private async ticked(
    viewer: FamilyViewer,
    id: string,
    { isPurchased, surprise }: WishTick,
    isAlone = false,
  ): Promise<Wish> {
    const wish = await this.known.get(viewer, id);
    if (typeof isPurchased !== 'boolean') return wish;
    if (isPurchased === wish.isPurchased && !(isPurchased && isAlone)) return wish;
    return isPurchased
      ? this.purchases.mark(viewer, id, { surprise: surprise ?? false })
      : this.purchases.takeBack(viewer, id);
  }

  /** Moves it to the bin. @throws DomainError NOT_FOUND, VERSION_CONFLICT, CONFLICT for a used undo key, FEATURE_LOCKED */
  delete(caller: Viewer, id: string, seen: Seen = {}): Promise<DeletedItem> {
    return this.store.scope.write(caller, async (viewer) => {
      await this.store.records.changeable(viewer, id, seen.version);
      await this.push.needless(viewer, id, 'deleted');
      return this.store.records.remove(viewer, id, seen);
    });
  }

  /**
   * Moves a wish directly behind another one of its member, or to the front.
   *
   * @throws DomainError NOT_FOUND, also if it should be placed behind another member's wish; FEATURE_LOCKED
   */
  move(caller: Viewer, id: string, afterId: string | null): Promise<Wish> {
    return this.store.scope.write(caller, async (viewer) => {
      await this.db.lock(`wishes of ${viewer.familyId}`);
      const row = await this.store.records.rows.live(viewer, id);
      if (afterId !== null) {
        const after = await this.known.get(viewer, afterId);
        if (after.member.memberId !== row.memberId) throw invalid('afterId', 'Choose a wish of the same member.');
      }
      const moved = await this.store.order.move(viewer.familyId, row.memberId, row.id, afterId);
      for (const each of moved ?? []) await this.store.records.publisher.publish(viewer, 'updated', { id: each });
      return this.known.get(viewer, row.id);
    });
  }

  /** Archives a wish under a year, or restores it from there. @throws DomainError INVALID, NOT_FOUND, VERSION_CONFLICT, FEATURE_LOCKED */
  archive(caller: Viewer, id: string, year: number | null, seen: Seen = {}): Promise<Wish> {
    return this.store.scope.write(caller, async (viewer) => {
      if (year !== null && !(year >= 2000 && year <= 2199)) throw invalid('year', 'The year must be 2000 to 2199.');
      const current = await this.store.records.changeable(viewer, id, seen.version);
      if (year !== null && current.archivedYear === null) await this.push.needless(viewer, id, 'archived');
      await this.store.records.change(viewer, id, () => ({ archivedYear: year }), seen);
      return this.known.get(viewer, id);
    });
  }

  /** The changes merged into the present values, cleaned and validated. */
  private async contentOf(viewer: FamilyViewer, input: WishInput, current?: WishEntity): Promise<Content> {
    const sent = { ...input, price: await this.priceOf(viewer, input), link: linkOf(input.link) };
    const values = columns.clean(columns.merge(sent, current));
    const problem = wishProblem(values);
    if (problem) throw invalid(problem.field, problem.message);
    if (input.imageUrl && input.imageUrl !== current?.imageUrl && !this.pictures.isOwn(input.imageUrl))
      throw invalid('imageUrl', 'Please upload the picture first.');
    const picture = await this.pictures.chosen(viewer, input.imageUrl, current);
    return { ...values, ...picture, category: values.category as WishCategory };
  }

  /** In the smallest unit. */
  private async priceOf(viewer: FamilyViewer, { price, amount }: WishInput): Promise<number | null | undefined> {
    // null removes the price, by either name
    if (amount === undefined || amount === null) return price === undefined ? amount : price;
    const { currency, locale } = await this.families.settings(viewer);
    const { minor, problem } = minorUnitsOf(amount, { currency, locale } satisfies MoneyFormat);
    if (problem) throw invalid('amount', PRICE_PROBLEMS[problem]);
    return minor;
  }

  private async assertRoom(viewer: FamilyViewer): Promise<void> {
    const [row] = await this.db.sql<{ count: number }>({
      name: 'wish_count',
      text: 'select count(*)::int as count from wish where family_id = $1',
      values: [viewer.familyId],
    });
    if ((row?.count ?? 0) >= WISH_LIMITS.perFamily)
      throw conflict('CONFLICT', `A family can have at most ${WISH_LIMITS.perFamily.toLocaleString('en')} wishes.`);
  }
}

function summaryFor(wishes: readonly CountedWish[]): WishlistSummary {
  const summary = summaryOfWishes(wishes);
  return { ...summary, status: wishlistStatus(summary.wished) };
}

const yearsOf = (archived: readonly ArchivedYear[]): number[] =>
  [...new Set(archived.map(({ year }) => year))].sort((a, b) => b - a);

const PRICE_PROBLEMS: Record<MoneyProblem, string> = {
  unreadable: 'This is not a price.',
  negative: 'A price must be zero or more.',
  decimals: 'The price has more decimal places than the currency.',
  tooLarge: 'This price is too high.',
};

/**
 * Adds the scheme to an address typed without one; anything else is left as it is and refused by the rules. Unlike an
 * address to fetch it keeps what follows its `#`, by which shops name the colour or the size.
 */
function linkOf(link: string | null | undefined): string | null | undefined {
  if (!link?.trim()) return link === undefined ? undefined : null;
  try {
    const url = webAddress(link);
    url.hash = new URL(link, url).hash;
    return url.href;
  } catch {
    return link;
  }
}
