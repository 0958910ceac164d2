import { useEffect, useEffectEvent } from 'react';
import { toPublicError } from '../../graphql/errors';
import { errorText } from '../../graphql/use-domain-form';
import { t } from '../../messages/wishlist/wishes';
import { useSections } from '../../ui/sections/sections';
import { useToasts } from '../../ui/toasts/toasts';
import type { Wish } from './model/types';

/** Opens the wish whose id is in the address (`#wishlist/<id>`), which notifications link to. */
export function useAddressedWish(current: (id: string) => Promise<Wish>, open: (wish: Wish) => void): void {
  const { current: section, sub, go } = useSections();
  const toasts = useToasts();
  const follow = useEffectEvent((id: string) => {
    // Back returns to the previous page, not to the same wish again.
    go('wishlist', { replace: true });
    current(id).then(open, (thrown: unknown) => {
      const error = toPublicError(thrown);
      toasts.error(error.code === 'NOT_FOUND' ? t.wishlist.goneAny : errorText(error));
    });
  });
  useEffect(() => {
    if (section === 'wishlist' && sub) follow(sub);
  }, [section, sub]);
}
