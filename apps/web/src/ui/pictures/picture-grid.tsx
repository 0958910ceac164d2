import { lazy, Suspense, useState } from 'react';
import { ImageOff } from 'lucide-react';
import { t } from '../../messages/pictures';
import { VisuallyHidden } from '../basics/visually-hidden';
import classes from './picture-grid.module.css';
import { pictureSet } from './picture';
import type { Picture } from './picture';

const Lightbox = lazy(() => import('./lightbox'));

const labels = t.pictures;
/** Further ones are behind the last one. */
const SHOWN = 4;
/** Limits of the aspect ratio of a single picture. */
const NARROWEST = 4 / 5;
const WIDEST = 2;

const shapeOf = ({ width, height }: Picture): number => Math.min(WIDEST, Math.max(NARROWEST, width / height));

/**
 * Pictures in a block of known height, so that nothing moves while they load: a single one in its aspect ratio, two to
 * four side by side, further ones behind the last. A click opens the lightbox.
 */
export function PictureGrid({
  pictures,
  sizes = '(max-width: 767.98px) 100vw, 640px',
}: {
  pictures: readonly Picture[];
  /** How wide the block is, for the browser's choice of a file. */
  sizes?: string;
}) {
  const [open, setOpen] = useState<number | null>(null);
  const [broken, setBroken] = useState<readonly string[]>([]);
  const [first] = pictures;
  if (!first) return null;
  const shown = pictures.slice(0, SHOWN);
  const rest = pictures.length - shown.length;
  return (
    <>
      <ul
        className={classes['grid']}
        data-count={shown.length}
        {...(shown.length === 1 && { style: { aspectRatio: shapeOf(first) } })}
      >
        {shown.map((picture, index) => {
          const name = labels.one(index + 1, pictures.length, picture.alt);
          const isLast = index === shown.length - 1;
          return (
            <li key={picture.url}>
              <button type="button" onClick={() => setOpen(index)}>
                {broken.includes(picture.url) ? (
                  <span className={classes['broken']}>
                    <ImageOff size={20} aria-hidden />
                    {labels.broken}
                  </span>
                ) : (
                  <img
                    src={picture.url}
                    srcSet={pictureSet(picture)}
                    sizes={sizes}
                    width={picture.width}
                    height={picture.height}
                    alt={labels.open(name)}
                    loading="lazy"
                    decoding="async"
                    onError={() => setBroken((before) => [...before, picture.url])}
                  />
                )}
                {isLast && rest > 0 && (
                  <span className={classes['rest']} data-theme="dark">
                    <span aria-hidden>{labels.more(rest)}</span>
                    <VisuallyHidden>{labels.moreNamed(rest)}</VisuallyHidden>
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
      {open !== null && (
        <Suspense>
          <Lightbox pictures={pictures} from={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  );
}
