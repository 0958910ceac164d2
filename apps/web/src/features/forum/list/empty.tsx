import Button from '@mui/material/Button';
import { FORUM_TEMPLATES } from '@homefold/domain/forum';
import { t } from '../../../messages/forum/forum';
import { EmptyState } from '../../../ui/states/empty-state';
import { Centered } from '../../../ui/lists/list-page';
import type { Start } from '../data/context';
import type { ForumFilter } from '../data/filter';
import { isFiltered } from '../data/filter';
import { TalkingCups } from './drawings';
import classes from './list.module.css';

const labels = t.forum.page.empty;

/** The empty state: the family has no posts, or none match. */
export function Empty({
  filter,
  onStart,
  onClear,
}: {
  filter: ForumFilter;
  onStart: (start: Start) => void;
  onClear: () => void;
}) {
  const { only, search, category } = filter;
  if (!isFiltered(filter))
    return (
      <Centered within="list">
        <EmptyState
          title={labels.title}
          text={labels.text}
          drawing={<TalkingCups />}
          action={
            <div className={classes['templates']}>
              {FORUM_TEMPLATES.map(({ name }) => (
                <Button key={name} variant="outlined" onClick={() => onStart({ template: name })}>
                  {name}
                </Button>
              ))}
            </div>
          }
        />
      </Centered>
    );
  const [title, text] =
    search.trim() !== '' || only === null || category !== null
      ? [labels.noneFits, labels.noneFitsText]
      : {
          saved: [labels.noneSaved, labels.noneSavedText],
          unread: [labels.noneUnread, labels.noneUnreadText],
          mine: [labels.noneMine, labels.noneMineText],
        }[only];
  return (
    <Centered within="list">
      <EmptyState
        title={title ?? ''}
        text={text}
        drawing={<TalkingCups />}
        action={
          <Button variant="outlined" onClick={onClear}>
            {t.forum.page.filters.clear}
          </Button>
        }
      />
    </Centered>
  );
}
