import { t } from '../../../messages/jobs';
import { VisuallyHidden } from '../../../ui/basics/visually-hidden';
import { useFamilyView } from '../../../graphql/family';
import '../model/live';
import { useJobBoard } from '../model/use-job-board';
import classes from './today.module.css';

/** The number of jobs due today or overdue, next to "Family Jobs" in the sidebar. Loaded after the first screen. */
export default function DueCount() {
  const { family } = useFamilyView();
  return family && <Count today={family.today} />;
}

function Count({ today }: { today: string }) {
  const { board } = useJobBoard('all', today);
  const due = board?.counts.today ?? 0;
  if (due === 0) return null;
  return (
    <span className={classes['count']}>
      <span aria-hidden>{due}</span>
      <VisuallyHidden>{t.jobs.strip.due(due)}</VisuallyHidden>
    </span>
  );
}
