import { nameOfPost } from '@homefold/domain/forum-text';
import { useFamily } from '../../../graphql/family';
import { t } from '../../../messages/forum/forum';
import { copyText } from '../../../ui/browser/copy-text';
import { canShare, share } from '../../../ui/browser/share';
import { useIsMobile } from '../../../ui/browser/use-media';
import { useToasts } from '../../../ui/toasts/toasts';
import { postUrl } from '../data/address';
import type { Post } from '../data/types';

const labels = t.forum.post;

/** Shares a link to the post with the system's share sheet, or copies it. */
export function useShare(post: Post): { shareLink: () => void; copyLink: () => void } {
  const { name: family } = useFamily();
  const toasts = useToasts();
  const isPhone = useIsMobile();
  const url = postUrl(post.id);
  const copyLink = (): void =>
    void copyText(url).then(
      () => toasts.success(labels.linkCopied),
      () => toasts.error(labels.linkFailed),
    );
  const shareLink = (): void => {
    if (!isPhone || !canShare()) return copyLink();
    const title = nameOfPost(post);
    void share({ url, title, text: labels.shareText(title, family) }).catch(copyLink);
  };
  return { shareLink, copyLink };
}
