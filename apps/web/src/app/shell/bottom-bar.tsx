import { Ellipsis } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { useSections } from '../../ui/sections/sections';
import { t } from '../../messages';
import classes from './mobile.module.css';
import { sections } from './sections';

const MoreSheet = lazy(() => import('./more-sheet'));

/** The phone's bar: the most used sections, and More for the others. */
export function BottomBar() {
  const { current } = useSections();
  const [open, setOpen] = useState(false);
  const [opened, setOpened] = useState(false);
  const inBar = sections.filter((section) => section.bar);
  const elsewhere = !inBar.some(({ id }) => id === current);
  return (
    <nav className={classes['bar']} aria-label={t.shell.mobileNav}>
      {inBar.map(({ id, label, barLabel, icon: Icon }) => (
        <Link key={id} to={{ hash: id }} className={classes['tab']} aria-current={current === id ? 'page' : undefined}>
          <Icon size={24} strokeWidth={1.75} aria-hidden />
          {barLabel ?? label}
        </Link>
      ))}
      <button
        type="button"
        className={`${classes['tab']} ${elsewhere ? classes['on'] : ''}`}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => {
          setOpened(true);
          setOpen(true);
        }}
      >
        <Ellipsis size={24} strokeWidth={1.75} aria-hidden />
        {t.shell.more}
      </button>
      {opened && (
        <Suspense fallback={null}>
          <MoreSheet open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </nav>
  );
}
