import { SECTIONS } from '@homefold/domain';
import { LogOut, Mail, Trash2, UsersRound } from 'lucide-react';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { useSendDigest } from '../../features/digest/use-send-digest';
import { SearchBox } from '../../features/search/search-box';
import { useViewer } from '../../graphql/use-viewer';
import { ErrorBoundary } from '../../ui/states/error-boundary';
import { LogoMark } from '../../ui/basics/logo';
import { MemberAvatar } from '../../ui/people/member-avatar';
import { useSections } from '../../ui/sections/sections';
import { t } from '../../messages';
import { sections } from './sections';
import classes from './sidebar.module.css';
import { useShellPerson } from './use-shell-person';
import { useSignOut } from './use-sign-out';

/** The desktop menu: sections, then the user, their profile and Sign Out. */
export function Sidebar({ onSearch }: { onSearch: (() => void) | undefined }) {
  const { current } = useSections();
  const { me, family } = useViewer();
  const digest = useSendDigest(family);
  const person = useShellPerson();
  const signOut = useSignOut();
  const onProfile = current === 'profile' || current === 'family';
  return (
    <div className={classes['side']}>
      <nav aria-label={t.shell.nav}>
        <Link to={{ hash: 'dashboard' }} className={classes['brand']}>
          <LogoMark />
          {t.common.product}
        </Link>
        {onSearch && <SearchBox onOpen={onSearch} />}
        <ul className={classes['list']}>
          {sections
            .filter((section) => section.sidebar)
            .map(({ id, label, icon: Icon, Count }) => (
              <li key={id}>
                <Link to={{ hash: id }} className={classes['item']} aria-current={current === id ? 'page' : undefined}>
                  <Icon size={20} strokeWidth={1.75} aria-hidden />
                  {label}
                  {Count && family && (
                    <ErrorBoundary fallback={() => null}>
                      <Suspense fallback={null}>
                        <Count />
                      </Suspense>
                    </ErrorBoundary>
                  )}
                </Link>
              </li>
            ))}
        </ul>
      </nav>
      <div className={classes['foot']}>
        {family && (
          <button type="button" className={classes['digest']} aria-disabled={digest.isSending} onClick={digest.send}>
            <Mail size={18} strokeWidth={1.75} aria-hidden />
            {digest.isSending ? t.shell.digest.sending : t.shell.digest.send}
          </button>
        )}
      </div>
      <nav className={classes['account']} aria-label={t.shell.account}>
        <div className={classes['user']}>
          <MemberAvatar member={person} size={36} {...(person.initials && { initials: person.initials })} />
          <span className={classes['names']}>
            <span className={classes['name']}>{person.fullName}</span>
            <span className={classes['email']}>{me?.email}</span>
          </span>
        </div>
        <Link
          to={{ hash: 'bin' }}
          className={`${classes['item']} ${classes['small']}`}
          aria-current={current === 'bin' ? 'page' : undefined}
        >
          <Trash2 size={20} strokeWidth={1.75} aria-hidden />
          {SECTIONS.bin.label}
        </Link>
        <Link
          to={{ hash: 'profile' }}
          className={`${classes['item']} ${classes['small']}`}
          aria-current={onProfile ? 'page' : undefined}
        >
          <UsersRound size={20} strokeWidth={1.75} aria-hidden />
          {t.shell.profileAndFamily}
        </Link>
        <button type="button" className={`${classes['item']} ${classes['small']}`} onClick={signOut}>
          <LogOut size={20} strokeWidth={1.75} aria-hidden />
          {t.shell.signOut}
        </button>
      </nav>
    </div>
  );
}
