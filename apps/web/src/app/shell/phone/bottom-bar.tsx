import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useSections } from '../../../ui/sections/sections';
import { Opening } from '../../../ui/states/opening';
import { t } from '../../../messages';
import { usePhoneMenu } from '../menus/menus';
import { lazyThemed } from '../../../theme/themed';
import classes from './mobile.module.css';
import type { PersonEntry } from '../menus/person-entries';
import { SectionCount } from '../menus/section-count';

const MoreSheet = lazyThemed(() => import('./more-sheet'));
const ChooseBar = lazyThemed(() => import('./choose-bar'));

/** The phone's bar: the dashboard, up to three sections that the person may choose, and More for the others. */
export function BottomBar({ entries }: { entries: readonly PersonEntry[] }) {
  const { current } = useSections();
  const { bar } = usePhoneMenu();
  const [sheet, setSheet] = useState<'more' | 'choose' | null>(null);
  /** Sheets are mounted when first opened, and stay mounted for their closing animation. */
  const [wanted, setWanted] = useState({ more: false, choose: false });
  const show = (next: 'more' | 'choose'): void => {
    setWanted((before) => ({ ...before, [next]: true }));
    setSheet(next);
  };
  const close = (): void => setSheet(null);
  const elsewhere = !bar.some(({ id }) => id === current);
  return (
    <nav className={classes['bar']} aria-label={t.shell.mobileNav}>
      {bar.map((entry) => (
        <Link
          key={entry.id}
          to={{ hash: entry.id }}
          className={classes['tab']}
          aria-current={current === entry.id ? 'page' : undefined}
        >
          <span className={classes['tabIcon']}>
            <entry.icon size={24} strokeWidth={1.75} aria-hidden />
            <SectionCount entry={entry} className={classes['badge']} />
          </span>
          <span className={classes['tabName']}>{entry.barLabel ?? entry.label}</span>
        </Link>
      ))}
      <button
        type="button"
        className={`${classes['tab']} ${elsewhere ? classes['on'] : ''}`}
        data-early="more"
        aria-haspopup="dialog"
        aria-expanded={sheet === 'more'}
        onClick={() => show('more')}
      >
        <Ellipsis size={24} strokeWidth={1.75} aria-hidden />
        {t.shell.more}
      </button>
      <Opening>
        {wanted.more && (
          <MoreSheet open={sheet === 'more'} entries={entries} onChoose={() => show('choose')} onClose={close} />
        )}
        {wanted.choose && <ChooseBar open={sheet === 'choose'} onClose={close} />}
      </Opening>
    </nav>
  );
}
