import { t } from '../../../messages/jobs';
import { VisuallyHidden } from '../../../ui/basics/visually-hidden';
import { SectionSkeleton } from '../../../ui/lists/list-section';
import { TaskRowSkeleton } from '../../../ui/lists/task-row';

const SHAPES = { today: [184, 216, 152, 128], upcoming: [144, 168, 200, 160, 104], done: [160, 184] } as const;

/** Placeholder sections: real headings, rows of the real height. */
export const BoardSkeleton = () => (
  <div role="status">
    <VisuallyHidden>{t.jobs.loading}</VisuallyHidden>
    {(['today', 'upcoming', 'done'] as const).map((section) => (
      <SectionSkeleton key={section} title={t.jobs.sections[section]}>
        {SHAPES[section].map((width) => (
          <TaskRowSkeleton key={width} width={width} />
        ))}
      </SectionSkeleton>
    ))}
  </div>
);
