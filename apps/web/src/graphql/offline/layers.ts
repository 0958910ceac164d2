import type { InMemoryCache } from '@apollo/client';
import type { Queued } from './queued';
import { knownWrite } from './known-writes';

/** Shows queued writes as optimistic cache layers on top of the server's data, in order. */
export interface Layers {
  /** Shows exactly these writes. */
  show: (writes: readonly Queued[]) => void;
  /** A write has changed: removes its layer; the next `show` adds it anew. */
  forget: (write: Queued) => void;
  /** Reapplies all layers after the data below has changed. */
  renew: () => void;
  /** Replaces a layer by the server's answer. @returns the ids of the rows that are in their final place */
  settle: (write: Queued, data: Record<string, unknown>) => readonly string[];
}

export function makeLayers(cache: InMemoryCache): Layers {
  /** The visible writes and their layers, by write id. */
  const layers = new Map<number, { write: Queued; layer: string }>();
  let count = 0;

  const put = (write: Queued): void => {
    const known = knownWrite(write.kind);
    if (!known) return;
    const before = layers.get(write.id)?.layer;
    const layer = `waiting-${write.id}-${(count += 1)}`;
    layers.set(write.id, { write, layer });
    cache.batch({
      optimistic: layer,
      ...(before && { removeOptimistic: before }),
      update: () => {
        if (known.show) known.show(cache, write.basis);
        else known.place(cache, write.shown, write.basis);
      },
    });
  };
  const take = (id: number): void => {
    const shown = layers.get(id);
    layers.delete(id);
    if (shown) cache.removeOptimistic(shown.layer);
  };

  return {
    show(writes) {
      const wanted = new Set(writes.map(({ id }) => id));
      for (const id of [...layers.keys()]) if (!wanted.has(id)) take(id);
      for (const write of writes) if (!layers.has(write.id)) put(write);
    },
    forget: ({ id }) => take(id),
    renew() {
      for (const { write } of [...layers.values()]) put(write);
    },
    settle(write, data) {
      const known = knownWrite(write.kind);
      const layer = layers.get(write.id)?.layer;
      layers.delete(write.id);
      let placed: readonly string[] = [];
      cache.batch({
        optimistic: false,
        ...(layer && { removeOptimistic: layer }),
        update: () => {
          if (!known) return;
          // Writes the answer's rows, as after any mutation.
          cache.writeQuery({ id: 'ROOT_MUTATION', query: known.mutation, variables: write.variables, data });
          placed = known.place(cache, data, write.basis);
          cache.modify({
            id: 'ROOT_MUTATION',
            fields: (value: unknown, { fieldName, DELETE }) =>
              fieldName === '__typename' ? value : (DELETE as unknown),
          });
        },
      });
      return placed;
    },
  };
}
