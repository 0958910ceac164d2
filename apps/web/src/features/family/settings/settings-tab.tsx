import { useReducer } from 'react';
import { useAppConfig } from '../../../session/auth-root';
import { useIsGuest } from '../../../session/auth-store';
import { useViewer } from '../../../graphql/use-viewer';
import { AccountCard } from '../account/account-card';
import { AppearanceCard } from './appearance-card';
import { DeleteAccountCard } from '../account/delete-account-card';
import { DemoCard } from '../demo-card';
import { FamilySettingsCard } from './family-settings-card';
import classes from '../family.module.css';
import { InstallCard } from './install-card';
import { MailCard } from './mail-card';
import { DevicesCard } from '../notifications/devices-card';
import { NotificationsCard } from '../notifications/notifications-card';
import { PasskeysCard } from '../passkeys/passkeys-card';
import { SecondFactorCard } from '../second-factor/second-factor-card';
import { SessionsCard } from '../account/sessions-card';

/** Settings: notifications, family, device, account. Passwords and sessions only with the built-in identity service. */
export function SettingsTab() {
  const { me, family } = useViewer();
  const isAdmin = me?.membership?.role === 'admin';
  const guest = useIsGuest();
  /** Incremented when the account's other sessions were ended. */
  const [ended, noteEnded] = useReducer((times: number) => times + 1, 0);
  const builtin = useAppConfig()?.identity.kind === 'builtin';
  return (
    <div className={classes['settings']}>
      <div className={classes['column']}>
        {isAdmin && !guest && <MailCard />}
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
        {!guest && <AccountCard builtin={builtin} onSessionsEnded={noteEnded} />}
        {builtin && me && !guest && <SecondFactorCard onSessionsEnded={noteEnded} />}
        {builtin && me && !guest && <PasskeysCard onSessionsEnded={noteEnded} />}
        {builtin && <SessionsCard ended={ended} />}
        {guest ? <DemoCard /> : <DeleteAccountCard builtin={builtin} />}
      </div>
    </div>
  );
}
