import { addDays, dayOfWeek } from '@homefold/domain';
import type { CalendarDate } from '@homefold/domain';
import { Check, ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../messages/settle-in';
import type { FamilyView } from '../../graphql/family';
import { AppMenu } from '../../ui/basics/app-menu';
import { Button } from '../../ui/basics/button';
import { newKey } from '../../ui/browser/new-key';
import { Face } from '../../ui/people/face';
import { useToasts } from '../../ui/toasts/toasts';
import { memberOf } from '../jobs/model/people';
import type { JobInput } from '../jobs/model/types';
import { useJobBoard } from '../jobs/model/use-job-board';
import { useJobWrites } from '../jobs/model/use-job-writes';
import '../jobs/model/live';
import classes from './settle-in.module.css';

const texts = t.settleIn.jobs;
type Suggestion = (typeof texts.suggested)[number];

const noTick = (): void => undefined;

/** The first Saturday from today on. */
const saturday = (today: CalendarDate): CalendarDate => addDays(today, (6 - dayOfWeek(today) + 7) % 7);

function inputOf({ title, every }: Suggestion, today: CalendarDate, assigneeId: string | null): JobInput {
  const dueDate = every === 'saturday' ? saturday(today) : today;
  return { title, assigneeId, dueDate, repeat: { type: every === 'day' ? 'daily' : 'weekly' } };
}

/** Three common jobs: one tap adds one for the chosen person, with Undo. */
export function FirstJobs({ family }: { family: FamilyView }) {
  const { board } = useJobBoard('all', family.today);
  const writes = useJobWrites(family, noTick);
  const there = new Set(board && [board.today, board.upcoming, board.done].flatMap(({ items }) => items.map(titleOf)));
  return (
    <ul className={classes['jobs']} aria-label={texts.list}>
      {texts.suggested.map((suggestion) => (
        <FirstJob
          key={suggestion.title}
          suggestion={suggestion}
          family={family}
          isThere={there.has(suggestion.title)}
          onAdd={(assigneeId, key) => writes.add(inputOf(suggestion, family.today, assigneeId), key)}
        />
      ))}
    </ul>
  );
}

const titleOf = ({ title }: { title: string }): string => title;

function FirstJob({
  suggestion: { title, when },
  family,
  isThere,
  onAdd,
}: {
  suggestion: Suggestion;
  family: FamilyView;
  isThere: boolean;
  /** @param key the same for a repeated attempt */
  onAdd: (assigneeId: string | null, key: string) => Promise<unknown>;
}) {
  const toasts = useToasts();
  const [assigneeId, setAssignee] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [key, setKey] = useState(newKey);
  const person = memberOf(assigneeId, family);
  const people = [null, ...family.members.flatMap(({ id }) => memberOf(id, family) ?? [])];
  const add = async (): Promise<void> => {
    if (isBusy || isThere) return;
    setBusy(true);
    try {
      await onAdd(assigneeId, key);
      setKey(newKey());
    } catch {
      toasts.error(texts.failed);
    } finally {
      setBusy(false);
    }
  };
  return (
    <li className={classes['job']}>
      <span className={classes['jobWords']}>
        <span>{title}</span>
        <span className={classes['stepText']}>{when}</span>
      </span>
      <AppMenu
        label={texts.for(title)}
        items={people.map((one) => ({
          label: one?.displayName ?? t.jobs.anyone,
          icon: <Face person={one} size={24} />,
          selected: (one?.id ?? null) === assigneeId,
          onClick: () => {
            setAssignee(one?.id ?? null);
            setKey(newKey());
          },
        }))}
      >
        {(trigger) => (
          <button
            type="button"
            className={classes['who']}
            aria-label={`${texts.for(title)} ${person?.displayName ?? t.jobs.anyone}`}
            disabled={isThere}
            {...trigger}
          >
            <Face person={person} size={24} />
            <ChevronDown size={16} aria-hidden />
          </button>
        )}
      </AppMenu>
      <Button
        variant={isThere ? 'text' : 'outlined'}
        size="small"
        className={classes['add'] ?? ''}
        aria-label={isThere ? undefined : texts.addOne(title)}
        aria-disabled={isBusy || isThere}
        startIcon={isThere && <Check aria-hidden />}
        onClick={() => void add()}
      >
        {isThere ? texts.added : texts.add}
      </Button>
    </li>
  );
}
