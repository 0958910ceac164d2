import { t } from '../../../messages/jobs';
import { Card, CardSection } from '../../../ui/basics/card';
import { Rail as Column } from '../../../ui/lists/list-page';
import { PeopleListSkeleton } from '../../../ui/people/people-list';
import { Bone } from '../../../ui/states/skeleton';
import type { Counts } from '../model/types';
import { Loads } from './loads';
import { PointsCard } from './points-card';
import { Progress } from './progress';
import classes from './rail.module.css';

/** Next to the list (below it on a phone): progress, open jobs per person, points. */
export const Rail = ({ counts, mobile }: { counts: Counts; mobile: boolean }) => (
  <Column>
    {!mobile && <Progress counts={counts} mobile={false} />}
    <Loads loads={counts.loads} />
    <PointsCard />
  </Column>
);

export const RailSkeleton = () => (
  <Column aria-hidden>
    <Card className={classes['progress'] ?? ''}>
      <Bone width={160} height={16} />
      <div className={classes['line']}>
        <Bone width={88} />
      </div>
      <Bone height={6} />
    </Card>
    <CardSection title={t.jobs.loads.title}>
      <PeopleListSkeleton widths={[108, 80, 88, 76, 98]} />
    </CardSection>
  </Column>
);
