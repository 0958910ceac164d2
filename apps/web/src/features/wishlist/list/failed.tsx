import { SectionFailed } from '../../../graphql/states/section-failed';
import { t } from '../../../messages/wishlist/wishes';
import { FallingStar } from '../drawings';

/** Why the wishlist could not be loaded. */
export const Failed = (props: { error: unknown; onRetry: () => void }) => (
  <SectionFailed {...props} labels={t.wishlist} drawing={<FallingStar />} />
);
