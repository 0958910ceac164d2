import { useCallback, useEffect, useRef, useState } from 'react';
import { forgetKey, keepKey, keptKey, newTakingKey } from './kept-keys';
import { giveSharedWishBack, openSharedWishlist, takeSharedWish } from './shared-wishlist-api';
import type { SharedProblem, SharedWish, SharedWishlist } from './shared-wishlist-api';

/** The part of the page that shows a wish: fixed when the page is opened, so that the layout stays stable. */
export type Place = 'yours' | 'open' | 'taken';

interface Shown {
  list: SharedWishlist;
  places: ReadonlyMap<string, Place>;
}

/** Minimum time between refetches when the page becomes visible again. */
const STALE_MS = 20_000;

const placeOf = ({ isYours, isTaken }: SharedWish): Place => (isYours ? 'yours' : isTaken ? 'taken' : 'open');

/** The wishes of a link, and the actions on them. @param token the fragment of its address */
export function useSharedWishlist(token: string) {
  const [shown, setShown] = useState<Shown | null>(null);
  const [problem, setProblem] = useState<SharedProblem | null>(null);
  const loadedAt = useRef(0);

  const show = useCallback((answer: SharedWishlist | SharedProblem): void => {
    if (typeof answer === 'string') {
      // keeps what is shown while the server cannot be reached
      if (answer === 'gone') setShown(null);
      return setProblem(answer);
    }
    loadedAt.current = Date.now();
    setProblem(null);
    setShown((before) => ({
      list: answer,
      places: new Map(answer.wishes.map((wish) => [wish.id, before?.places.get(wish.id) ?? placeOf(wish)])),
    }));
  }, []);
  const load = useCallback(() => openSharedWishlist(token).then(show), [token, show]);

  useEffect(() => void openSharedWishlist(token).then(show), [token, show]);
  useEffect(() => {
    const again = (): void => {
      if (document.visibilityState === 'visible' && Date.now() - loadedAt.current > STALE_MS) void load();
    };
    document.addEventListener('visibilitychange', again);
    window.addEventListener('online', again);
    return () => {
      document.removeEventListener('visibilitychange', again);
      window.removeEventListener('online', again);
    };
  }, [load]);

  const change = (id: string, changes: Partial<SharedWish>): void =>
    setShown(
      (before) =>
        before && {
          ...before,
          list: {
            ...before.list,
            wishes: before.list.wishes.map((wish) => (wish.id === id ? { ...wish, ...changes } : wish)),
          },
        },
    );

  const take = async (id: string, name: string): Promise<SharedProblem | null> => {
    // stored first: if the answer is lost, this device still knows what it has taken
    const key = keptKey(id)?.key ?? newTakingKey();
    keepKey(id, { key, name });
    const refused = await takeSharedWish(token, id, { name, key });
    if (refused !== 'failed' && refused !== null) forgetKey(id);
    if (refused === null) change(id, { isTaken: true, isYours: true });
    if (refused === 'taken') change(id, { isTaken: true, isYours: false });
    if (refused === 'gone') await load();
    return refused;
  };

  const giveBack = async (id: string): Promise<SharedProblem | null> => {
    const refused = await giveSharedWishBack(token, id, keptKey(id)?.key ?? '');
    if (refused === 'gone') {
      forgetKey(id);
      await load();
    }
    if (refused === null) {
      forgetKey(id);
      // what is not wished for any more is gone with it
      if (shown?.list.wishes.some((wish) => wish.id === id && !wish.isNeeded)) await load();
      else change(id, { isTaken: false, isYours: false });
    }
    return refused;
  };

  const retry = (): void => {
    setProblem(null);
    void load();
  };
  return { shown, problem, retry, take, giveBack };
}
