import { formatInstant } from '@homefold/domain';
import { postTime } from '@homefold/domain/forum';
import { useFamily } from '../../../graphql/family';
import { useNow } from '../../../ui/time/use-now';

/** The age of a post in the documented steps; the tooltip has the exact time. */
export function PostTime({ at, className }: { at: string; className?: string | undefined }) {
  const { timeZone, locale } = useFamily();
  const now = useNow();
  return (
    <time dateTime={at} title={formatInstant(new Date(at), timeZone, locale)} className={className}>
      {postTime(at, { now, timeZone, locale })}
    </time>
  );
}
