import { t } from '../../../../messages/meals/shopping';
import { Card } from '../../../../ui/basics/card';
import { Bone, RowsSkeleton } from '../../../../ui/states/skeleton';
import classes from './rows.module.css';

/** The list while it loads: two aisles of typical height. */
export const ListSkeleton = () => (
  <>
    {[4, 3].map((rows) => (
      <div key={rows} className={classes['aisle']}>
        <div className={classes['heading']}>
          <Bone width={120} height={16} />
        </div>
        <Card className={classes['card'] ?? ''}>
          <RowsSkeleton rows={rows} height={48} label={t.shopping.loading} />
        </Card>
      </div>
    ))}
  </>
);
