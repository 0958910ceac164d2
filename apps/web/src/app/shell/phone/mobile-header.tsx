import { Search } from 'lucide-react';
import type { Ref } from 'react';
import { Link } from 'react-router';
import { IconButton } from '../../../ui/basics/button';
import { LogoMark } from '../../../ui/basics/logo';
import { VisuallyHidden } from '../../../ui/basics/visually-hidden';
import { MemberAvatar } from '../../../ui/people/member-avatar';
import { t } from '../../../messages';
import classes from './mobile.module.css';
import type { SectionEntry } from '../sections';
import { useShellPerson } from '../use-shell-person';

/** The phone's header: logo, section title, search, link to the user's profile. */
export function MobileHeader({
  section,
  headingRef,
  onSearch,
}: {
  section: SectionEntry;
  headingRef: Ref<HTMLHeadingElement>;
  onSearch: (() => void) | undefined;
}) {
  const person = useShellPerson();
  return (
    <header className={classes['header']}>
      <LogoMark size={28} />
      <h1 ref={headingRef} tabIndex={-1} className={classes['title']}>
        {section.shortTitle ?? section.title ?? section.label}
      </h1>
      {onSearch && (
        <IconButton
          aria-label={t.shell.search}
          aria-haspopup="dialog"
          onClick={onSearch}
          data-early="search"
          className={classes['search'] ?? ''}
        >
          <Search size={22} strokeWidth={1.75} aria-hidden />
        </IconButton>
      )}
      <Link to={{ hash: 'profile' }} className={classes['me']}>
        <MemberAvatar member={person} size={40} {...(person.initials && { initials: person.initials })} />
        {/* no `aria-label`, which would have to include the letters of the avatar (WCAG 2.5.3) */}
        <VisuallyHidden>{t.shell.openProfile(person.displayName)}</VisuallyHidden>
      </Link>
    </header>
  );
}
