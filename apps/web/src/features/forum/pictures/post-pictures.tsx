import { PictureGrid } from '../../../ui/pictures/picture-grid';
import classes from './post-pictures.module.css';
import type { PostPartsFragment } from '../generated';

/** The pictures of a post or a reply. */
export const PostPictures = ({ post: { pictures } }: { post: Pick<PostPartsFragment, 'pictures'> }) =>
  pictures.length > 0 && (
    <div className={classes['pictures']}>
      <PictureGrid pictures={pictures} />
    </div>
  );
