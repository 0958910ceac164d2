import type { Viewer } from '../auth';

/**
 * Batches a field of many objects: everything that the resolvers of one request load within a turn of the event loop is
 * one call of `read`.
 */
export function batched<Value>(
  read: (viewer: Viewer, ids: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
): (viewer: Viewer, id: string) => Promise<Value | undefined> {
  const open = new WeakMap<Viewer, { ids: Set<string>; answer: Promise<ReadonlyMap<string, Value>> }>();
  const begin = (viewer: Viewer) => {
    const ids = new Set<string>();
    const answer = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      open.delete(viewer);
      return read(viewer, [...ids]);
    });
    const batch = { ids, answer };
    open.set(viewer, batch);
    return batch;
  };
  return async (viewer, id) => {
    const { ids, answer } = open.get(viewer) ?? begin(viewer);
    ids.add(id);
    return (await answer).get(id);
  };
}
