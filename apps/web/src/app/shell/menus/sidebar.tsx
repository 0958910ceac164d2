import { Link } from 'react-router';
import { SearchBox } from '../../../features/search/search-box';
import { LogoMark } from '../../../ui/basics/logo';
import { Tooltip } from '../../../ui/basics/tooltip';
import { useHasRail } from '../../../ui/browser/use-media';
import { useSections } from '../../../ui/sections/sections';
import { t } from '../../../messages';
import { sectionGroups } from './menus';
import type { PersonEntry } from './person-entries';
import { PersonRow } from './person-row';
import { SectionCount } from './section-count';
import classes from './sidebar.module.css';

/**
 * The menu beside the content: search, the sections in their groups, and the person at the foot. The middle scrolls. Up to
 * 1100 px it is a rail of icons, whose names are tooltips.
 */
export function Sidebar({
  entries,
  onSearch,
}: {
  /** The person's menu. */
  entries: readonly PersonEntry[];
  onSearch: (() => void) | undefined;
}) {
  const { current, has } = useSections();
  const rail = useHasRail();
  return (
    <div className={classes['side']}>
      <nav className={classes['sections']} aria-label={t.shell.nav}>
        <Link to={{ hash: 'dashboard' }} className={classes['brand']}>
          <LogoMark />
          <span className={classes['label']}>{t.common.product}</span>
        </Link>
        {onSearch && (
          <Tooltip text={t.shell.search} side="right" disabled={!rail}>
            <SearchBox onOpen={onSearch} />
          </Tooltip>
        )}
        <div className={classes['middle']}>
          {sectionGroups(has).map((group) => (
            <div key={group.id} className={classes['group']}>
              <p id={`group-${group.id}`} className={classes['groupName']}>
                {group.label}
              </p>
              <ul className={classes['list']} aria-labelledby={`group-${group.id}`}>
                {group.entries.map((entry) => (
                  <li key={entry.id}>
                    <Tooltip text={entry.label} side="right" disabled={!rail}>
                      <Link
                        to={{ hash: entry.id }}
                        className={classes['item']}
                        aria-current={current === entry.id ? 'page' : undefined}
                      >
                        <entry.icon size={20} strokeWidth={1.75} aria-hidden />
                        <span className={classes['label']}>{entry.label}</span>
                        <SectionCount entry={entry} className={classes['count']} />
                      </Link>
                    </Tooltip>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </nav>
      <nav className={classes['account']} aria-label={t.shell.account}>
        <PersonRow entries={entries} />
      </nav>
    </div>
  );
}
