import { t } from '../../../messages/jobs';
import { Card } from '../../../ui/basics/card';
import { Bone } from '../../../ui/states/skeleton';
import { VisuallyHidden } from '../../../ui/basics/visually-hidden';
import classes from './list.module.css';

const SHAPES = { today: [184, 216, 152, 128], upcoming: [144, 168, 200, 160, 104], done: [160, 184] } as const;

/** Placeholder sections: real headings, rows of the real height. */
export function BoardSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>{t.jobs.loading}</VisuallyHidden>
      {(['today', 'upcoming', 'done'] as const).map((section) => (
        <div key={section} className={classes['section']} aria-hidden>
          <div className={classes['head']}>
            <h2>{t.jobs.sections[section]}</h2>
          </div>
          <Card className={classes['card'] ?? ''}>
            {SHAPES[section].map((width) => (
              <div key={width} className={classes['item']}>
                <div className={classes['row']}>
                  <Bone circle height={22} />
                  <span style={{ gridColumn: 2 }}>
                    <Bone width={width} height={14} />
                  </span>
                  <span className={classes['when']}>
                    <Bone width={56} />
                  </span>
                  <span className={classes['whose']}>
                    <Bone circle height={24} />
                    <Bone width={48} />
                  </span>
                </div>
              </div>
            ))}
          </Card>
        </div>
      ))}
    </div>
  );
}
