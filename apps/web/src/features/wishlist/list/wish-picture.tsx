import { useState } from 'react';
import { StoredPicture } from '../../../ui/pictures/stored-picture';
import type { Wish } from '../model/types';
import classes from './wish-picture.module.css';

/** The picture of a wish; renders nothing if there is none or it cannot be loaded. */
export function WishPicture({ wish: { image, imageUrl }, large = false }: { wish: Wish; large?: boolean }) {
  const [broken, setBroken] = useState<string | null>(null);
  const address = image?.url ?? imageUrl;
  if (!address || broken === address) return null;
  const fail = (): void => setBroken(address);
  return (
    <span className={`${classes['picture']} ${large ? classes['large'] : ''}`}>
      {image ? (
        <StoredPicture picture={image} sizes={large ? '400px' : '80px'} onBroken={fail} />
      ) : (
        <img src={address} alt="" onError={fail} />
      )}
    </span>
  );
}
