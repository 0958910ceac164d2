import { t } from '../../../messages/forum/forum';
import { VisuallyHidden } from '../../../ui/basics/visually-hidden';
import { Bone } from '../../../ui/states/skeleton';
import classes from './list.module.css';

/** Three placeholder posts below a heading, each of about the usual height. */
export const ListSkeleton = () => (
  <div role="status">
    <VisuallyHidden>{t.forum.page.loading}</VisuallyHidden>
    <div className={classes['heading']} aria-hidden>
      <Bone width={104} height={14} />
    </div>
    <Posts lines={[3, 2, 4]} />
  </div>
);

/** A placeholder post. */
export const PostSkeleton = () => (
  <div role="status">
    <VisuallyHidden>{t.forum.page.loadingPost}</VisuallyHidden>
    <Posts lines={[3]} />
  </div>
);

/** @param lines of text in each */
const Posts = ({ lines: all }: { lines: readonly number[] }) => (
  <>
    {all.map((lines) => (
      <div key={lines} className={classes['bones']} aria-hidden>
        <div className={classes['bonesHead']}>
          <Bone circle height={40} />
          <span>
            <Bone width={96} height={14} />
            <Bone width={64} height={10} />
          </span>
        </div>
        <Bone width="46%" height={18} />
        {Array.from({ length: lines }, (_, line) => (
          <Bone key={line} width={`${92 - line * 14}%`} height={13} />
        ))}
        <Bone width="58%" height={28} />
      </div>
    ))}
  </>
);
