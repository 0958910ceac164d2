import { t } from '../../messages/family';
import { AppTabs } from '../../ui/basics/app-tabs';
import { useSections } from '../../ui/sections/sections';
import classes from './family.module.css';
import { FamilyTab } from './family-tab';
import { ProfileTab } from './profile/profile-tab';
import { SettingsTab } from './settings/settings-tab';

type Tab = 'profile' | 'family' | 'settings';

const texts = t.family.tabs;
const TABS: readonly { value: Tab; label: string }[] = [
  { value: 'profile', label: texts.profile },
  { value: 'family', label: texts.family },
  { value: 'settings', label: texts.settings },
];

/** Profile & Family: three tabs, each with an address (#profile, #family, #profile/settings). */
export default function FamilyPage() {
  const { current, sub, go } = useSections();
  const tab: Tab = current === 'family' ? 'family' : sub === 'settings' ? 'settings' : 'profile';
  return (
    <div className={classes['tabs']}>
      <AppTabs
        label={texts.label}
        value={tab}
        tabs={TABS}
        onChange={(next) => (next === 'settings' ? go('profile', { sub: 'settings' }) : go(next))}
      >
        <div className={classes['panel']}>
          {tab === 'profile' && <ProfileTab />}
          {tab === 'family' && <FamilyTab />}
          {tab === 'settings' && <SettingsTab />}
        </div>
      </AppTabs>
    </div>
  );
}
