import { placeAfter } from '@homefold/domain';
import type { PublicError } from '../../../graphql/errors';
import type { FamilyView } from '../../../graphql/family';
import { deletedItem, makeRecordWrites } from '../../../graphql/records/record-writes';
import type { RecordTools } from '../../../graphql/records/record-writes';
import { t } from '../../../messages/wishlist/wishes';
import { draftId } from '../../../ui/browser/draft-id';
import { newKey } from '../../../ui/browser/new-key';
import {
  ArchiveWishDocument,
  DeleteWishDocument,
  MoveWishDocument,
  UndoWishChangeDocument,
  UpdateWishDocument,
  WishNowDocument,
} from '../generated';
import type { WishNowQuery } from '../generated';
import { changedWish, draftWish, openWish } from './draft-wish';
import { refetchWishes } from './live';
import { addWishWrite, takeBackWrite } from './queued-writes';
import { typed } from './types';
import type { Wish, WishChanges } from './types';
import { keepWish, knownWishes, placeWish } from './wish-cache';

const labels = t.wishlist;

/** Dependencies of the writes. */
export interface WriteTools extends RecordTools {
  family: Pick<FamilyView, 'byId' | 'me'>;
  now: () => Date;
  /** Called on every manual tick, before it is shown. */
  onTick: () => void;
}

/** The writes of the wishlist, applied optimistically; a refusal is rolled back and reported. */
export type WishWrites = ReturnType<typeof makeWishWrites>;

export function makeWishWrites(tools: WriteTools) {
  const { client, toasts, family, now, onTick } = tools;
  const records = makeRecordWrites<Wish, WishNowQuery>(tools, {
    now: { query: WishNowDocument, rowOf: ({ wish }) => wish },
    keep: keepWish,
    undo: (change, key, before, after) =>
      change({
        mutation: UndoWishChangeDocument,
        variables: { key },
        place: (cache, { undo }) => {
          const back = undo.flatMap((wish) => (wish.__typename === 'Wish' ? placeWish(cache, wish.id, wish) : []));
          const gone = after.filter(({ id }) => !before.some((one) => one.id === id) && !back.includes(id));
          return [...back, ...gone.flatMap(({ id }) => placeWish(cache, id, null))];
        },
      }),
    gone: labels.gone,
    refetch: refetchWishes,
  });
  const { change, attempt, tap, offerUndo, save } = records;

  const update = async (wish: Wish, input: WishChanges, undoKey: string, message = labels.changed(wish.title)) => {
    const { updateWish: after } = await change({
      mutation: UpdateWishDocument,
      variables: { id: wish.id, input, version: wish.version, undoKey },
      shown: { updateWish: typed(changedWish(wish, input)) },
      place: (cache, { updateWish }) => placeWish(cache, wish.id, updateWish),
    });
    return after.version === wish.version ? null : { message, before: [wish], after: [after] };
  };

  const remove = (wish: Wish, message: string): Promise<void> =>
    tap(wish, labels.deleteFailed, async (undoKey) => {
      await change({
        mutation: DeleteWishDocument,
        variables: { id: wish.id, undoKey },
        shown: { deleteWish: deletedItem(wish.id) },
        place: (cache) => placeWish(cache, wish.id, null),
      });
      return { message, before: [wish], after: [] };
    });

  const move = (wish: Wish, afterId: string | null, of: readonly Wish[], announce = true): Promise<void> =>
    attempt(wish, labels.drag.failed(wish.title), async () => {
      const places = placeAfter(of, wish.id, afterId);
      if (!places || places.size === 0) return;
      const index = of.findIndex(({ id }) => id === wish.id);
      const at = (one: Wish): Wish => ({ ...one, position: places.get(one.id) ?? one.position });
      const others = of.filter(({ id }) => id !== wish.id && places.has(id)).map(at);
      await change({
        mutation: MoveWishDocument,
        variables: { id: wish.id, afterId },
        shown: { moveWish: typed(at(wish)) },
        place: (cache, { moveWish }) => [
          ...others.flatMap((one) => placeWish(cache, one.id, one)),
          ...placeWish(cache, wish.id, moveWish),
        ],
      });
      if (!announce) return;
      const moved = of.map(at).toSorted((a, b) => a.position - b.position);
      const before = of[index - 1]?.id ?? null;
      toasts.undo(labels.drag.moved(wish.title), () => void move(at(wish), before, moved, false));
    });

  const archive = (wish: Wish, year: number | null): Promise<void> =>
    tap(wish, labels.updateFailed, async (undoKey) => {
      const { archiveWish: after } = await change({
        mutation: ArchiveWishDocument,
        variables: { id: wish.id, year, undoKey },
        shown: { archiveWish: typed({ ...wish, archivedYear: year }) },
        place: (cache, { archiveWish }) => placeWish(cache, wish.id, archiveWish),
      });
      return {
        message: year === null ? labels.archive.back(wish.title) : labels.archive.done(wish.title, year),
        before: [wish],
        after: [after],
      };
    });

  return {
    current: (id: string, refusal?: PublicError): Promise<Wish> => records.current(id, refusal),
    /** Throws on refusal. @param key the same for all attempts of one form @returns null if it is queued on this device */
    async add(input: WishChanges, memberId: string, key: string): Promise<Wish | null> {
      const subject = draftId(key);
      const draft = draftWish(input, memberId, family, { id: subject, now: now(), others: knownWishes(client.cache) });
      const answer = await save({
        write: addWishWrite,
        variables: { input, memberId, idempotencyKey: key },
        shown: { addWish: typed(draft) },
        basis: null,
        subject,
        title: draft.title,
      });
      if (!answer) return null;
      const { addWish: wish } = answer;
      const isOwn = wish.member.memberId === family.me;
      toasts.undo(
        isOwn ? labels.added(wish.title) : labels.addedFor(wish.title, wish.member.displayName),
        () => void remove(wish, labels.deleted(wish.title)),
      );
      return wish;
    },
    /** Throws on refusal. */
    async update(wish: Wish, input: WishChanges): Promise<void> {
      const undoKey = newKey();
      const done = await update(wish, input, undoKey);
      if (done) offerUndo(undoKey, done);
    },
    /** Marks it as already owned, or as wanted again; never throws. */
    own: (wish: Wish, isOwned: boolean): Promise<void> =>
      tap(wish, labels.updateFailed, (undoKey) => {
        onTick();
        return update(wish, { isOwned }, undoKey, (isOwned ? labels.owned : labels.wishedAgain)(wish.title));
      }),
    /** Cancels a purchase immediately, as documented; queued on this device while offline. Never throws. */
    takeBack: (wish: Wish): Promise<void> =>
      attempt(wish, labels.updateFailed, async () => {
        onTick();
        const answer = await save({
          write: takeBackWrite,
          variables: { id: wish.id },
          shown: { takeBackPurchase: typed(openWish(wish)) },
          basis: null,
          subject: wish.id,
          title: wish.title,
        });
        if (answer) toasts.success(labels.takenBack(wish.title));
      }),
    move: (wish: Wish, afterId: string | null, of: readonly Wish[]): Promise<void> => move(wish, afterId, of),
    /** Archives it under a year, or restores it; never throws. */
    archive,
    /** Moves it to the bin, with Undo; never throws. */
    remove: (wish: Wish): Promise<void> => remove(wish, labels.deleted(wish.title)),
  };
}
