import { Injectable } from '@nestjs/common';
import { imagePath, MediaStore } from '../media';
import type { Viewer } from '../platform/auth';
import { replayAt } from '../platform/clock';
import { GiftsService, PurchasesService, WishesService } from '../wishlist';
import type { HolderKey, PersonKey } from './demo-people';
import { scooter } from './demo-scooter';
import type { DemoTimes, Past } from './demo-times';
import { wishes } from './demo-wishes-script';

/** The wishlist of the demo: everybody's wishes, open and secret purchases, and contributions. */
@Injectable()
export class DemoWishes {
  constructor(
    private readonly wishes: WishesService,
    private readonly purchases: PurchasesService,
    private readonly gifts: GiftsService,
    private readonly media: MediaStore,
  ) {}

  async add(
    holders: ReadonlyMap<HolderKey, Viewer>,
    ids: ReadonlyMap<PersonKey, string>,
    times: DemoTimes,
  ): Promise<void> {
    const as = <T>(by: HolderKey, when: Past, act: (viewer: Viewer) => Promise<T>) =>
      replayAt(times.instant(when), () => act(holders.get(by) as Viewer));
    for (const { of, by, added, bought, shares = [], comments = [], hasPicture, ...input } of wishes(times)) {
      const owner = { memberId: ids.get(of) ?? '' };
      const { id } = await as(by, added, async (viewer) => {
        const imageUrl = hasPicture ? imagePath((await this.media.add(viewer, scooter)).publicId) : null;
        return this.wishes.add(viewer, { ...input, imageUrl }, owner);
      });
      for (const { by: giver, at, amount } of shares)
        await as(giver, at, (viewer) => this.gifts.share(viewer, id, amount));
      for (const { by: author, at, text: words } of comments)
        await as(author, at, (viewer) => this.gifts.comment(viewer, id, words));
      if (bought)
        await as(bought.by, bought.at, (viewer) => this.purchases.mark(viewer, id, { surprise: !bought.openly }));
      if (bought?.revealed) await as(bought.by, bought.revealed, (viewer) => this.purchases.reveal(viewer, id));
    }
  }
}
