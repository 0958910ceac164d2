import { useAppConfig } from '../../app/auth/auth-root';
import { useIsGuest } from '../../app/auth/auth-store';
import { useViewer } from '../../graphql/use-viewer';
import { AccountCard } from './account-card';
import { AppearanceCard } from './appearance-card';
import { DeleteAccountCard } from './delete-account-card';
import { DemoCard } from './demo-card';
import { FamilySettingsCard } from './family-settings-card';
import classes from './family.module.css';
import { InstallCard } from './install-card';
import { MailCard } from './mail-card';
import { DevicesCard } from './notifications/devices-card';
import { NotificationsCard } from './notifications/notifications-card';
import { PasskeysCard } from './passkeys/passkeys-card';
import { SecondFactorCard } from './second-factor/second-factor-card';
import { SessionsCard } from './sessions-card';

/** What one is told, the family's settings, this device, the account. Passwords and sessions only where we keep them ourselves. */
export function SettingsTab() {
  const { me, family } = useViewer();
  const isAdmin = me?.membership?.role === 'admin';
  const guest = useIsGuest();
  const builtin = useAppConfig()?.identity.kind === 'builtin';
  return (
    <div className={classes['settings']}>
      <div className={classes['column']}>
        {isAdmin && <MailCard />}
        {family && <NotificationsCard />}
        {family && <DevicesCard />}
        {!family && <AppearanceCard />}
        <InstallCard />
      </div>
      <div className={classes['column']}>
        {family && (
          <FamilySettingsCard settings={family.settings} approveJoiners={family.approveJoiners} admin={isAdmin} />
        )}
        {family && <AppearanceCard />}
        {!guest && <AccountCard builtin={builtin} />}
        {builtin && me && !guest && <SecondFactorCard />}
        {builtin && me && !guest && <PasskeysCard />}
        {builtin && <SessionsCard />}
        {guest ? <DemoCard /> : <DeleteAccountCard builtin={builtin} />}
      </div>
    </div>
  );
}
