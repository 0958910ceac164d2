import { useIsGuest } from '../../session/auth-store';
import { t } from '../../messages/family';
import { useViewer } from '../../graphql/use-viewer';
import { NoFamily } from '../../ui/states/no-family';
import { RowsSkeleton } from '../../ui/states/skeleton';
import { WidgetError } from '../../ui/states/widget-boundary';
import { BinCard } from './bin-card';
import { DemoCard } from './demo-card';
import { DietsCard } from './diets/diets-card';
import { FamilyCard } from './family-card';
import classes from './family.module.css';
import { InviteCard } from './members/invite-card';
import { LeaveCard } from './leave-card';
import './live';
import { MembersCard } from './members/members-card';
import { RequestsCard } from './members/requests-card';

/** The viewer's family: members, invite code, leaving; 'No Family Found' without one. */
export function FamilyTab() {
  const { me, family, members, loading, error, refetch } = useViewer();
  const guest = useIsGuest();
  if (loading) return <RowsSkeleton rows={4} label={t.family.loading} height={72} />;
  if (error)
    return <WidgetError message={t.family.members.failed} onRetry={() => void refetch().catch(() => undefined)} />;
  if (!family) return <NoFamily />;
  const admin = me?.membership?.role === 'admin';
  return (
    <div className={classes['two']}>
      <div className={classes['column']}>
        {admin && <RequestsCard />}
        <MembersCard members={members} admin={admin} settings={family.settings} />
        <DietsCard members={members} admin={admin} />
        {!guest && <LeaveCard family={family} admin={admin} />}
      </div>
      <div className={classes['column']}>
        <FamilyCard family={family} admin={admin} />
        {guest ? <DemoCard /> : <InviteCard family={family} admin={admin} />}
        <BinCard />
      </div>
    </div>
  );
}
