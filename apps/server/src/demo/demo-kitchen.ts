import { Injectable } from '@nestjs/common';
import { KitchenService } from '../meals';
import type { Viewer } from '../platform/auth';
import { replayAt } from '../platform/clock';
import { shelves, usedUp } from './demo-kitchen-script';
import type { HolderKey } from './demo-people';
import type { DemoTimes } from './demo-times';

/** The kitchen of the demo: what is there, some of it to be used soon, and what was used up. */
@Injectable()
export class DemoKitchen {
  constructor(private readonly kitchen: KitchenService) {}

  async add(holders: ReadonlyMap<HolderKey, Viewer>, times: DemoTimes): Promise<void> {
    const viewerOf = (key: HolderKey): Viewer => holders.get(key) as Viewer;
    const ids = new Map<string, string>();
    for (const { by, added, things } of shelves(times)) {
      const items = await replayAt(times.instant(added), () => this.kitchen.addAll(viewerOf(by), things, {}));
      for (const { ingredientName, id } of items) ids.set(ingredientName, id);
    }
    for (const { by, at, name } of usedUp)
      await replayAt(times.instant(at), () => this.kitchen.useUp(viewerOf(by), ids.get(name) ?? ''));
  }
}
