import { SectionFailed } from '../../../graphql/states/section-failed';
import { t } from '../../../messages/forum/forum';
import { TalkingCups } from '../list/drawings';

/** Why the posts could not be loaded. */
export const Failed = (props: { error: unknown; onRetry: () => void }) => (
  <SectionFailed {...props} labels={t.forum.page} drawing={<TalkingCups />} />
);
