import { Calendar, CircleCheck, Gift } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { t } from '../../../messages/forum/parts';
import { leaveHandOff } from '../../../ui/sections/hand-off';
import { useSections } from '../../../ui/sections/sections';
import type { PostPartsFragment } from '../generated';
import classes from './post-links.module.css';

const labels = t.forumParts.records;
type ForumRecord = PostPartsFragment['records'][number];

const KINDS: Record<ForumRecord['type'], { icon: LucideIcon; section: 'calendar' | 'todos' | 'wishlist' }> = {
  calendar_event: { icon: Calendar, section: 'calendar' },
  todo: { icon: CircleCheck, section: 'todos' },
  wishlist_item: { icon: Gift, section: 'wishlist' },
};

/** Links to the events, jobs and wishes made from a post. */
export function PostLinks({ post: { records } }: { post: Pick<PostPartsFragment, 'records'> }) {
  if (records.length === 0) return null;
  return (
    <ul className={classes['links']} aria-label={labels.label}>
      {records.map((record) => (
        <li key={`${record.type} ${record.recordId}`}>
          <RecordLink record={record} />
        </li>
      ))}
    </ul>
  );
}

function RecordLink({ record: { type, recordId, title } }: { record: ForumRecord }) {
  const { go, has } = useSections();
  const { icon: Icon, section } = KINDS[type];
  if (title === null || !has(section))
    return (
      <span className={classes['link']}>
        <Icon size={16} aria-hidden />
        {title ?? `${labels[type]}: ${labels.inBin}`}
      </span>
    );
  const follow = (): void => {
    leaveHandOff({
      ...{ activityId: '', type: 'created', userName: '' },
      ...{ resource: type, resourceId: recordId, section, description: title },
    });
    go(section);
  };
  return (
    <button type="button" className={classes['link']} aria-label={labels.open(labels[type], title)} onClick={follow}>
      <Icon size={16} aria-hidden />
      {title}
    </button>
  );
}
