import fc from 'fast-check';
import { anyAction, changeOf, sorted, type Action } from '../shopping.test-kit';
import { applyShoppingChange, applyShoppingChanges } from './apply-change';
import type { ShoppingChange } from './change';
import { idsConcerned, neighboursOf } from './concerned';
import type { ShoppingRow } from './row';

/** Two devices in one shop and a server, over a network that loses, repeats and delays messages. */
class Device {
  confirmed: readonly ShoppingRow[] = [];
  version = 0;
  readonly queue: ShoppingChange[] = [];

  constructor(
    readonly name: string,
    /** Its clock error. */
    readonly skew: number,
    /** Whether it names rows by one of their ids. */
    readonly isWholeRow: boolean,
  ) {}

  get view(): ShoppingRow[] {
    return applyShoppingChanges(this.confirmed, this.queue).rows;
  }

  does(action: Action, now: number): ShoppingChange | null {
    const change = changeOf(action, this.view, {
      by: this.name,
      clock: now + this.skew,
      isWholeRow: this.isWholeRow,
    });
    if (change) this.queue.push(change);
    return change;
  }

  /** An older list that arrives late is ignored. */
  receives(list: { rows: readonly ShoppingRow[]; version: number }): void {
    if (list.version < this.version) return;
    this.confirmed = list.rows;
    this.version = list.version;
  }
}

type Step =
  | { step: 'act'; device: 0 | 1; action: Action }
  | { step: 'send'; device: 0 | 1; isAnswerLost: boolean }
  | { step: 'repeat'; which: number }
  | { step: 'fetch'; device: 0 | 1; ago: number };

const anyDevice = fc.constantFrom<0 | 1>(0, 1);
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ step: fc.constant('act' as const), device: anyDevice, action: anyAction }) },
  {
    weight: 3,
    arbitrary: fc.record({ step: fc.constant('send' as const), device: anyDevice, isAnswerLost: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ step: fc.constant('repeat' as const), which: fc.nat(50) }) },
  { weight: 2, arbitrary: fc.record({ step: fc.constant('fetch' as const), device: anyDevice, ago: fc.nat(3) }) },
);
/** In whole steps, so that both clocks often show the same time. */
const anySkew = fc.integer({ min: -10, max: 10 }).map((steps) => steps * 10);
const anyStory = fc.record({
  steps: fc.array(anyStep, { minLength: 1, maxLength: 40 }),
  skews: fc.tuple(anySkew, anySkew),
});

interface Outcome {
  devices: [Device, Device];
  versions: { rows: readonly ShoppingRow[]; version: number }[];
  /** In the order of creation. */
  made: ShoppingChange[];
}

interface Story {
  steps: readonly Step[];
  skews: readonly [number, number];
}

function play({ steps, skews }: Story, isWholeRow = false): Outcome {
  const devices: Outcome['devices'] = [
    new Device('ann', skews[0], isWholeRow),
    new Device('ben', skews[1], isWholeRow),
  ];
  const versions: Outcome['versions'] = [{ rows: [], version: 0 }];
  const arrived: ShoppingChange[] = [];
  const made: ShoppingChange[] = [];
  const arrive = (change: ShoppingChange): void => {
    arrived.push(change);
    versions.push({ rows: applyToStored(versions.at(-1)?.rows ?? [], change), version: versions.length });
  };
  const send = (device: Device, isAnswerLost: boolean): void => {
    const change = device.queue[0];
    if (!change) return;
    arrive(change);
    if (isAnswerLost) return;
    device.queue.shift();
    device.receives(versions.at(-1) ?? { rows: [], version: 0 });
  };
  for (const [at, step] of steps.entries()) {
    if (step.step === 'act') {
      const change = devices[step.device].does(step.action, 1_000 + Math.floor(at / 3) * 10);
      if (change) made.push(change);
    } else if (step.step === 'send') send(devices[step.device], step.isAnswerLost);
    else if (step.step === 'repeat') {
      const change = arrived[step.which % Math.max(arrived.length, 1)];
      if (change) arrive(change);
    } else devices[step.device].receives(versions.at(-1 - (step.ago % versions.length)) ?? { rows: [], version: 0 });
  }
  for (const device of devices) while (device.queue.length > 0) send(device, false);
  for (const device of devices) device.receives(versions.at(-1) ?? { rows: [], version: 0 });
  return { devices, versions, made };
}

/** As on the server: only the concerned rows are loaded, and only the difference is written. */
function applyToStored(stored: readonly ShoppingRow[], change: ShoppingChange): ShoppingRow[] {
  const ids = new Set(idsConcerned([change]));
  const found = stored.filter(({ parts }) => parts.some(({ id }) => ids.has(id)));
  const around = neighboursOf(found, [change]);
  const isNear = (row: ShoppingRow): boolean =>
    around.some(
      ({ listId, key, since }) =>
        row.listId === listId && row.key === key && (row.settledAt === null || row.settledAt >= since),
    );
  const loaded = stored.filter((row) => found.includes(row) || isNear(row));
  const { changed, gone } = applyShoppingChange(loaded, change);
  const byId = new Map(stored.map((row) => [row.id, row]));
  for (const id of gone) byId.delete(id);
  for (const row of changed) byId.set(row.id, row);
  return [...byId.values()];
}

describe('two devices in one shop', () => {
  it('converge with the server, whatever the network loses, repeats and delays', () => {
    fc.assert(
      fc.property(anyStory, (story) => {
        const { devices, versions, made } = play(story);
        const server = sorted(versions.at(-1)?.rows ?? []);
        for (const device of devices) expect(sorted(device.view)).toEqual(server);
        expect(sorted(applyShoppingChanges([], made).rows)).toEqual(server);
      }),
      { numRuns: 1_000 },
    );
  });

  it('also converge when they know a single id of each row', () => {
    fc.assert(
      fc.property(anyStory, (story) => {
        const { devices, versions } = play(story, true);
        const server = sorted(versions.at(-1)?.rows ?? []);
        for (const device of devices) expect(sorted(device.view)).toEqual(server);
      }),
      { numRuns: 300 },
    );
  });

  it('converge in every order in which the changes may arrive', () => {
    fc.assert(
      fc.property(anyStory, fc.array(fc.nat(1_000), { maxLength: 60 }), (story, order) => {
        const { made } = play(story);
        const inOrder = applyShoppingChanges([], made).rows;
        const late = shuffled(made, order);
        const oneByOne = late.reduce<ShoppingRow[]>((rows, change) => applyShoppingChange(rows, change).rows, []);
        expect(sorted(oneByOne)).toEqual(sorted(inOrder));
        expect(sorted(applyShoppingChanges(inOrder, late).rows)).toEqual(sorted(inOrder));
      }),
      { numRuns: 600 },
    );
  });
});

/** In another order, in which each part still precedes the changes to it. */
function shuffled(changes: readonly ShoppingChange[], order: readonly number[]): ShoppingChange[] {
  const waiting = [...changes];
  const known = new Set<string>();
  const late: ShoppingChange[] = [];
  for (let turn = 0; waiting.length > 0; turn += 1) {
    const ready = waiting.filter((change) => change.kind === 'add' || change.ids.every((id) => known.has(id)));
    const next = ready[(order[turn % Math.max(order.length, 1)] ?? 0) % ready.length] ?? waiting[0];
    if (!next) break;
    waiting.splice(waiting.indexOf(next), 1);
    if (next.kind === 'add') known.add(next.part.id);
    late.push(next);
  }
  return late;
}
