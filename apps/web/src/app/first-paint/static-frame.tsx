import { barSections, isBuiltSection } from '@homefold/domain';
import { Ellipsis, Search, Sparkles } from 'lucide-react';
import dashboardClasses from '../../features/dashboard/dashboard.module.css';
import searchClasses from '../../features/search/search-box.module.css';
import { t } from '../../messages';
import { IconButton } from '../../ui/basics/button';
import { LogoMark } from '../../ui/basics/logo';
import { Bone, RowsSkeleton } from '../../ui/states/skeleton';
import demoClasses from '../shell/demo-banner.module.css';
import headerClasses from '../shell/header.module.css';
import { sectionGroups } from '../shell/menus/menus';
import sidebarClasses from '../shell/menus/sidebar.module.css';
import mobileClasses from '../shell/phone/mobile.module.css';
import { sectionEntry } from '../shell/sections';
import shellClasses from '../shell/shell.module.css';

/**
 * The frame before any script, part of `dashboard.html` (vite/pages.mjs) in both layouts, of which CSS shows one. The
 * family's sections are not known yet, so it shows all existing ones. Nothing moves when the real frame replaces it. On
 * the dashboard it greets the person, and guests have the demo's banner, as soon as they are known. Its links work at
 * once, a click on a button is replayed later (ui/browser/early-click).
 */
export function StaticFrame() {
  const tabs = barSections(null, isBuiltSection);
  return (
    <>
      <div className={`${shellClasses['app']} ${shellClasses['onlyWide']}`}>
        <div className={shellClasses['side']}>
          <div className={sidebarClasses['side']}>
            <nav className={sidebarClasses['sections']} aria-label={t.shell.nav}>
              <a href="#dashboard" className={sidebarClasses['brand']}>
                <LogoMark />
                <span className={sidebarClasses['label']}>{t.common.product}</span>
              </a>
              <button type="button" className={searchClasses['box']} data-early="search">
                <Search size={18} strokeWidth={1.75} aria-hidden />
                <span>{t.shell.search}</span>
                <kbd aria-hidden>/</kbd>
              </button>
              <div className={sidebarClasses['middle']}>
                {sectionGroups(isBuiltSection).map((group) => (
                  <div key={group.id} className={sidebarClasses['group']}>
                    <p className={sidebarClasses['groupName']}>{group.label}</p>
                    <ul className={sidebarClasses['list']}>
                      {group.entries.map(({ id, label, icon: Icon }) => (
                        <li key={id}>
                          <a href={`#${id}`} className={sidebarClasses['item']}>
                            <Icon size={20} strokeWidth={1.75} aria-hidden />
                            <span className={sidebarClasses['label']}>{label}</span>
                          </a>
                        </li>
                      ))}
                    </ul>
                  </div>
                ))}
              </div>
            </nav>
            <div className={sidebarClasses['account']}>
              <div className={sidebarClasses['person']}>
                <Bone circle height={32} />
                <Bone width={120} />
              </div>
            </div>
          </div>
        </div>
        <div className={shellClasses['column']}>
          <StaticDemo />
          <header className={headerClasses['header']} data-below>
            <p className={headerClasses['title']} data-greeting="greeting">
              <Bone width={280} height={26} />
            </p>
            <span className={headerClasses['aside']} data-greeting="date" />
          </header>
          <StaticContent />
        </div>
      </div>
      <div className={`${shellClasses['phone']} ${shellClasses['onlyPhone']}`}>
        <header className={mobileClasses['header']}>
          <LogoMark size={28} />
          <span className={mobileClasses['title']} data-greeting="title" data-text={sectionEntry('dashboard').label}>
            <Bone width={120} height={18} />
          </span>
          <IconButton className={mobileClasses['search'] ?? ''} aria-label={t.shell.search} data-early="search">
            <Search size={22} strokeWidth={1.75} aria-hidden />
          </IconButton>
          <Bone circle height={40} />
        </header>
        <StaticDemo />
        <StaticContent greets />
        {/* In columns that do not depend on the children: the first paint may have only some of them. */}
        <nav
          className={mobileClasses['bar']}
          style={{ gridTemplateColumns: `repeat(${tabs.length + 1}, 1fr)` }}
          aria-label={t.shell.mobileNav}
        >
          {tabs.map(sectionEntry).map(({ id, label, barLabel, icon: Icon }) => (
            <a key={id} href={`#${id}`} className={mobileClasses['tab']}>
              <Icon size={24} strokeWidth={1.75} aria-hidden />
              <span className={mobileClasses['tabName']}>{barLabel ?? label}</span>
            </a>
          ))}
          <button type="button" className={mobileClasses['tab']} data-early="more">
            <Ellipsis size={24} strokeWidth={1.75} aria-hidden />
            {t.shell.more}
          </button>
        </nav>
      </div>
    </>
  );
}

/** @param greets whether the content has the phone's greeting, filled in by early/known-frame.ts */
const StaticContent = ({ greets = false }: { greets?: boolean }) => (
  <div className={shellClasses['main']} aria-hidden data-below>
    <div className={shellClasses['page']}>
      <div className={dashboardClasses['dashboard']}>
        {greets && (
          <div className={dashboardClasses['greeting']}>
            <p data-greeting="greeting">
              <Bone width={240} height={26} />
            </p>
            <p data-greeting="date">
              <Bone width={160} height={16} />
            </p>
          </div>
        )}
        <Bone height={52} />
        <RowsSkeleton rows={6} label="" />
      </div>
    </div>
  </div>
);

/** The demo's banner, shown to guests by early/known-frame.ts: app/shell/demo-banner.tsx without its state. */
const StaticDemo = () => (
  <aside className={demoClasses['banner']} aria-label={t.shell.demo.label} data-demo hidden>
    <Sparkles size={16} aria-hidden />
    <button type="button" data-early="demo" hidden>
      {t.shell.demo.folded}
    </button>
    <p>{t.shell.demo.text}</p>
    <a href="/sign-up">{t.shell.demo.own}</a>
  </aside>
);
