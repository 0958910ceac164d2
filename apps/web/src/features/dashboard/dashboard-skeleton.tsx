import { t } from '../../app/messages';
import { RowsSkeleton } from '../../ui/skeleton';
import classes from './dashboard.module.css';

/** The dashboard while its query runs: the same boxes, the known words in place. */
export function DashboardSkeleton() {
  return (
    <>
      <div className={classes['card']} style={{ paddingInline: 20 }}>
        <RowsSkeleton rows={4} label={t.dashboard.loading} height={48} />
      </div>
      <div className={classes['card']} style={{ paddingInline: 20 }} aria-hidden>
        <RowsSkeleton rows={1} label="" height={64} />
      </div>
      <div className={classes['two']} aria-hidden>
        <div className={classes['card']} style={{ paddingInline: 20 }}>
          <RowsSkeleton rows={6} label="" />
        </div>
        <div className={classes['card']} style={{ paddingInline: 20 }}>
          <RowsSkeleton rows={3} label="" height={44} />
        </div>
      </div>
    </>
  );
}
