import { t } from '../../messages';
import { CardSection } from '../../ui/basics/card';
import { RowsSkeleton } from '../../ui/states/skeleton';
import classes from './dashboard.module.css';
import { SmartActions } from './smart-actions';
import todayClasses from './today.module.css';

/** The dashboard while loading: real headings, rows of the real height. */
export function DashboardSkeleton() {
  return (
    <>
      <div className={todayClasses['strip']}>
        <div className={todayClasses['head']}>
          <h2 className={todayClasses['title']}>{t.dashboard.today.title}</h2>
        </div>
        <div className={todayClasses['card']}>
          <div className={todayClasses['column']}>
            <RowsSkeleton rows={4} label={t.dashboard.loading} height={48} />
          </div>
          <div className={todayClasses['column']} aria-hidden>
            <RowsSkeleton rows={4} label="" height={48} />
          </div>
          <div className={todayClasses['column']} aria-hidden>
            <RowsSkeleton rows={4} label="" height={48} />
          </div>
        </div>
      </div>
      <CardSection title={t.dashboard.family.title}>
        <div className={classes['waiting']} aria-hidden>
          <RowsSkeleton rows={1} label="" height={56} />
        </div>
      </CardSection>
      <div className={classes['two']}>
        <CardSection title={t.dashboard.activity.title}>
          <div className={classes['waiting']} aria-hidden>
            <RowsSkeleton rows={6} label="" />
          </div>
        </CardSection>
        <div className={classes['side']}>
          <SmartActions />
        </div>
      </div>
    </>
  );
}
