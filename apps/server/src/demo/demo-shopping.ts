import { Injectable } from '@nestjs/common';
import { ShoppingGenerationService, ShoppingService } from '../meals';
import type { Viewer } from '../platform/auth';
import { replayAt } from '../platform/clock';
import type { HolderKey } from './demo-people';
import { generated, listsMade, shops, ticked, wanted, type Shop } from './demo-shopping-script';
import type { DemoTimes } from './demo-times';

/** The shopping lists of the demo: two shops, what somebody wants, what the week needs, some of it in the basket. */
@Injectable()
export class DemoShopping {
  constructor(
    private readonly shopping: ShoppingService,
    private readonly generation: ShoppingGenerationService,
  ) {}

  /** The lists themselves: what the kitchen runs out of goes on the first one. @returns their ids */
  async addLists(holders: ReadonlyMap<HolderKey, Viewer>, times: DemoTimes): Promise<Map<Shop, string>> {
    const ids = new Map<Shop, string>();
    for (const name of shops) {
      const add = () => this.shopping.addList(holders.get(listsMade.by) as Viewer, { name });
      ids.set(name, (await replayAt(times.instant(listsMade.at), add)).id);
    }
    return ids;
  }

  async fill(
    holders: ReadonlyMap<HolderKey, Viewer>,
    lists: ReadonlyMap<Shop, string>,
    times: DemoTimes,
  ): Promise<void> {
    const viewerOf = (key: HolderKey): Viewer => holders.get(key) as Viewer;
    const at = <T>(when: Parameters<DemoTimes['instant']>[0], fn: () => Promise<T>) =>
      replayAt(times.instant(when), fn);
    for (const { by, at: when, shop, text: words } of wanted)
      await at(when, () => this.shopping.addText(viewerOf(by), lists.get(shop) ?? null, words));
    await at(generated.at, () => this.generation.generate(viewerOf(generated.by), times.today, {}));
    const { open } = await this.shopping.content(viewerOf(listsMade.by), null);
    const ticks = ticked.things.map(({ at: when, name }) => {
      const id = open.find(({ ingredientName }) => ingredientName === name)?.id ?? '';
      return { tick: { id, isPurchased: true }, at: times.instant(when) };
    });
    await at({ minutesAgo: 19 }, () => this.shopping.change(viewerOf(ticked.by), null, ticks));
  }
}
