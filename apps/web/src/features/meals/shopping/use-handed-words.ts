import { useEffect, useEffectEvent } from 'react';
import { useToasts } from '../../../ui/toasts/toasts';
import type { ShoppingWrites } from './model/shopping-writes';
import { onWords, takeWords } from './quick-add/handed-words';
import { readItems } from './quick-add/read';

/** Adds text that was written for the list elsewhere, as soon as the list is loaded. */
export function useHandedWords(writes: ShoppingWrites, listId: string | null): void {
  const toasts = useToasts();
  const follow = useEffectEvent(() => {
    const text = takeWords();
    if (text === null) return;
    const add = (): void =>
      void writes.add(readItems(text), listId).then((failure) => failure !== null && toasts.retry(failure, add));
    add();
  });
  useEffect(() => {
    follow();
    return onWords(() => follow());
  }, []);
}
