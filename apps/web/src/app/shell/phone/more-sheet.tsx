import { ChevronRight, PanelBottom } from 'lucide-react';
import { Link } from 'react-router';
import { useViewer } from '../../../graphql/use-viewer';
import { HalfSheet } from '../../../ui/dialogs/half-sheet';
import { MemberAvatar } from '../../../ui/people/member-avatar';
import { useSections } from '../../../ui/sections/sections';
import { t } from '../../../messages';
import { usePhoneMenu } from '../menus/menus';
import classes from './more-sheet.module.css';
import type { PersonEntry } from '../menus/person-entries';
import { SectionCount } from '../menus/section-count';
import { writeHash } from '../section-hash';
import { useShellPerson } from '../use-shell-person';

/** Left out of the person's menu: the profile, which is the head of the card, and shortcuts. */
const ELSEWHERE: readonly string[] = ['profile', 'shortcuts'];

/** The sections that are not in the phone's bar as tiles, and the person's menu as a card below. */
export default function MoreSheet({
  open,
  entries,
  onChoose,
  onClose,
}: {
  open: boolean;
  entries: readonly PersonEntry[];
  /** Opens the choice of the bar. */
  onChoose: () => void;
  onClose: () => void;
}) {
  const { current, sub } = useSections();
  const { me } = useViewer();
  const { more } = usePhoneMenu();
  const person = useShellPerson();
  const here = writeHash({ section: current, sub });
  const chooseBar: PersonEntry = { id: 'bar', label: t.shell.bar.choose, icon: PanelBottom, run: onChoose };
  const listed = entries.filter(({ id }) => !ELSEWHERE.includes(id));
  const inOrder = [...listed.slice(0, -1), chooseBar, ...listed.slice(-1)];
  return (
    <HalfSheet open={open} title={t.shell.moreTitle} onClose={onClose}>
      <ul className={classes['tiles']}>
        {more.map((entry) => (
          <li key={entry.id}>
            <Link
              to={{ hash: entry.id }}
              replace
              className={classes['tile']}
              aria-current={here === entry.id ? 'page' : undefined}
              onClick={onClose}
            >
              <entry.icon size={24} strokeWidth={1.75} aria-hidden />
              {entry.label}
              <SectionCount entry={entry} className={classes['count']} />
            </Link>
          </li>
        ))}
      </ul>
      <div className={classes['card']}>
        <Link to={{ hash: 'profile' }} replace className={classes['person']} onClick={onClose}>
          <MemberAvatar member={person} size={40} {...(person.initials && { initials: person.initials })} />
          <span className={classes['names']}>
            <span className={classes['name']}>{person.fullName}</span>
            <span className={classes['email']}>{me?.email}</span>
          </span>
          <ChevronRight size={18} aria-hidden />
        </Link>
        <ul className={classes['entries']}>
          {inOrder.map(({ id, label, icon: Icon, isBusy = false, at, run }) => {
            const content = (
              <>
                <Icon size={20} strokeWidth={1.75} aria-hidden />
                {label}
              </>
            );
            return (
              <li key={id}>
                {at ? (
                  <Link
                    to={{ hash: writeHash(at) }}
                    replace
                    className={classes['entry']}
                    aria-current={here === writeHash(at) ? 'page' : undefined}
                    onClick={onClose}
                  >
                    {content}
                  </Link>
                ) : (
                  <button
                    type="button"
                    className={classes['entry']}
                    aria-disabled={isBusy}
                    onClick={() => {
                      // Toasts, dialogs and sheets report the outcome.
                      onClose();
                      run();
                    }}
                  >
                    {content}
                  </button>
                )}
              </li>
            );
          })}
        </ul>
      </div>
    </HalfSheet>
  );
}
