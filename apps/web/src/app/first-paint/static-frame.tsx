import { barSections, isBuiltSection } from '@homefold/domain';
import { Ellipsis, Search } from 'lucide-react';
import searchClasses from '../../features/search/search-box.module.css';
import { t } from '../../messages';
import { LogoMark } from '../../ui/basics/logo';
import { Bone, RowsSkeleton } from '../../ui/states/skeleton';
import headerClasses from '../shell/header.module.css';
import { sectionGroups } from '../shell/menus/menus';
import sidebarClasses from '../shell/menus/sidebar.module.css';
import mobileClasses from '../shell/phone/mobile.module.css';
import { sectionEntry } from '../shell/sections';
import shellClasses from '../shell/shell.module.css';

/**
 * The frame as it stands before any script: `dashboard.html` carries it (vite/pages.mjs), in both layouts, and CSS shows one.
 * Which sections a family has open is not known yet: it shows those that exist. A picture of the frame, so that nothing moves when the real one takes its place; it cannot be focused and is not read out.
 */
export function StaticFrame() {
  return (
    <div aria-hidden inert>
      <div className={`${shellClasses['app']} ${shellClasses['onlyWide']}`}>
        <div className={shellClasses['side']}>
          <div className={sidebarClasses['side']}>
            <div className={sidebarClasses['sections']}>
              <span className={sidebarClasses['brand']}>
                <LogoMark />
                <span className={sidebarClasses['label']}>{t.common.product}</span>
              </span>
              <span className={searchClasses['box']}>
                <Search size={18} strokeWidth={1.75} />
                <span>{t.shell.search}</span>
                <kbd>/</kbd>
              </span>
              <div className={sidebarClasses['middle']}>
                {sectionGroups(isBuiltSection).map((group) => (
                  <div key={group.id} className={sidebarClasses['group']}>
                    <p className={sidebarClasses['groupName']}>{group.label}</p>
                    <ul className={sidebarClasses['list']}>
                      {group.entries.map(({ id, label, icon: Icon }) => (
                        <li key={id}>
                          <span className={sidebarClasses['item']}>
                            <Icon size={20} strokeWidth={1.75} />
                            <span className={sidebarClasses['label']}>{label}</span>
                          </span>
                        </li>
                      ))}
                    </ul>
                  </div>
                ))}
              </div>
            </div>
            <div className={sidebarClasses['account']}>
              <div className={sidebarClasses['person']}>
                <Bone circle height={32} />
                <Bone width={120} />
              </div>
            </div>
          </div>
        </div>
        <div className={shellClasses['column']}>
          <div className={headerClasses['header']}>
            <Bone width={280} height={26} />
          </div>
          <StaticContent />
        </div>
      </div>
      <div className={`${shellClasses['phone']} ${shellClasses['onlyPhone']}`}>
        <div className={mobileClasses['header']}>
          <LogoMark size={28} />
          <span className={mobileClasses['title']}>
            <Bone width={120} height={18} />
          </span>
          <Bone circle height={40} />
        </div>
        <StaticContent />
        <div className={mobileClasses['bar']}>
          {barSections(null, isBuiltSection)
            .map(sectionEntry)
            .map(({ id, label, barLabel, icon: Icon }) => (
              <span key={id} className={mobileClasses['tab']}>
                <Icon size={24} strokeWidth={1.75} />
                <span className={mobileClasses['tabName']}>{barLabel ?? label}</span>
              </span>
            ))}
          <span className={mobileClasses['tab']}>
            <Ellipsis size={24} strokeWidth={1.75} />
            {t.shell.more}
          </span>
        </div>
      </div>
    </div>
  );
}

const StaticContent = () => (
  <div className={shellClasses['main']}>
    <div className={shellClasses['page']}>
      <div className={shellClasses['waiting']}>
        <Bone height={52} />
        <RowsSkeleton rows={6} label="" />
      </div>
    </div>
  </div>
);
