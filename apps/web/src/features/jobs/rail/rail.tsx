import { t } from '../../../messages/jobs';
import { Card, CardSection } from '../../../ui/basics/card';
import { Bone } from '../../../ui/states/skeleton';
import type { Counts } from '../model/types';
import { Loads } from './loads';
import { PointsCard } from './points-card';
import { Progress } from './progress';
import page from '../page.module.css';
import classes from './rail.module.css';

/** Next to the list (below it on a phone): progress, open jobs per person, points. */
export function Rail({ counts, mobile }: { counts: Counts; mobile: boolean }) {
  return (
    <div className={page['rail']}>
      {!mobile && <Progress counts={counts} mobile={false} />}
      <Loads loads={counts.loads} />
      <PointsCard />
    </div>
  );
}

export function RailSkeleton() {
  return (
    <div className={page['rail']} aria-hidden>
      <Card className={classes['progress'] ?? ''}>
        <Bone width={160} height={16} />
        <div className={classes['line']}>
          <Bone width={88} />
        </div>
        <Bone height={6} />
      </Card>
      <CardSection title={t.jobs.loads.title}>
        <div className={classes['people']}>
          {[108, 80, 88, 76, 98].map((width) => (
            <div key={width} className={classes['waitingRow']}>
              <Bone circle height={28} />
              <Bone width={width} />
            </div>
          ))}
        </div>
      </CardSection>
    </div>
  );
}
