import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../../messages/forum/parts';
import { VisuallyHidden } from '../../../ui/basics/visually-hidden';
import { pictureSet } from '../../../ui/pictures/picture';
import type { PostPartsFragment } from '../generated';
import classes from './link-previews.module.css';

const labels = t.forumParts.previews;
type Preview = PostPartsFragment['linkPreviews'][number];

/** Preview cards of the pages that a text links to, as read by the server. */
export function LinkPreviews({ previews }: { previews: readonly Preview[] }) {
  return (
    <ul className={classes['list']} aria-label={labels.label}>
      {previews.map((preview) => (
        <li key={preview.url}>
          <Card preview={preview} />
        </li>
      ))}
    </ul>
  );
}

function Card({ preview: { url, host, title, description, picture } }: { preview: Preview }) {
  const [broken, setBroken] = useState(false);
  return (
    <a className={classes['card']} href={url} target="_blank" rel="noopener noreferrer nofollow ugc">
      {picture && !broken ? (
        <img
          src={picture.url}
          srcSet={pictureSet(picture)}
          sizes="120px"
          width={picture.width}
          height={picture.height}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setBroken(true)}
        />
      ) : (
        <span className={classes['icon']}>
          <Link2 size={20} aria-hidden />
        </span>
      )}
      <span className={classes['words']}>
        <strong>{title ?? url}</strong>
        {description && <span className={classes['about']}>{description}</span>}
        <span className={classes['host']}>
          {host}
          <VisuallyHidden>{labels.newTab}</VisuallyHidden>
        </span>
      </span>
    </a>
  );
}
