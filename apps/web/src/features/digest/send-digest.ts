import type { ApolloClient } from '@apollo/client';
import { formatTime, timeIn } from '@homefold/domain';
import { t } from '../../messages/digest';
import { isNetworkError, toPublicError } from '../../graphql/errors';
import { SendDailyDigestDocument } from './generated';
import type { FamilyFieldsFragment } from '../../graphql/generated';
import { errorText } from '../../graphql/use-domain-form';

/** The result of sending a digest, and its message. */
export interface DigestOutcome {
  sent: boolean;
  text: string;
}

/** Sends the digest. @returns the message, also for a refusal; rejects when the server was not reached. */
export async function sendDigest(
  client: ApolloClient,
  settings: FamilyFieldsFragment['settings'],
): Promise<DigestOutcome> {
  try {
    const { data } = await client.mutate({ mutation: SendDailyDigestDocument });
    if (!data) throw new Error('an answer without data');
    const { recipients, data: counts } = data.sendDailyDigest;
    const text = [
      t.digest.sent(new Intl.ListFormat('en-GB').format(recipients)),
      t.digest.counts(counts.todayEvents, counts.weekEvents, counts.todos, counts.wishlistItems),
    ].join('\n');
    return { sent: true, text };
  } catch (thrown) {
    if (isNetworkError(thrown)) throw thrown;
    const error = toPublicError(thrown);
    return { sent: false, text: [t.digest.failed(errorText(error)), detailOf(error.details, settings)].join('\n') };
  }
}

/** When it can be sent again, in the family's time zone, if known. */
function detailOf(
  details: Record<string, unknown> | null,
  { timeZone, locale }: FamilyFieldsFragment['settings'],
): string {
  const retryAt = details?.['retryAt'];
  if (typeof retryAt !== 'string') return t.digest.noDetails;
  return t.digest.again(formatTime(timeIn(timeZone, new Date(retryAt)), locale));
}
