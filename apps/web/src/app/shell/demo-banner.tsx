import type { Section } from '@homefold/domain';
import { Sparkles } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useIsGuest } from '../../session/auth-store';
import { readStored, store } from '../../storage/stored';
import { t } from '../../messages';
import classes from './demo-banner.module.css';

/**
 * Shown over a copy of the demo family: what it is, how long it lasts, and a link to the sign-up form. The demo stays
 * usable until the account exists.
 */
export function DemoBanner({ section }: { section: Section }) {
  return useIsGuest() ? <Banner section={section} /> : null;
}

/**
 * Shown in full once per device: from the next section or visit on it is reduced to one word, which expands it again.
 */
function Banner({ section }: { section: Section }) {
  const [first] = useState(section);
  const [wasSeen] = useState(() => readStored('demoSeen') !== null);
  const [isOpen, setOpen] = useState<boolean | null>(null);
  useEffect(() => void store('demoSeen', 'yes'), []);
  const isFolded = !(isOpen ?? (!wasSeen && section === first));
  return (
    <aside className={classes['banner']} aria-label={t.shell.demo.label} data-folded={isFolded || undefined}>
      <Sparkles size={16} aria-hidden />
      {isFolded ? (
        <button type="button" data-early="demo" aria-expanded={false} onClick={() => setOpen(true)}>
          {t.shell.demo.folded}
        </button>
      ) : (
        <p>{t.shell.demo.text}</p>
      )}
      <Link to="/sign-up">{t.shell.demo.own}</Link>
    </aside>
  );
}
