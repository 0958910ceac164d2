import { groupOf } from '@homefold/domain';
import { ChevronsUpDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useViewer } from '../../../graphql/use-viewer';
import { Tooltip } from '../../../ui/basics/tooltip';
import { useHasRail } from '../../../ui/browser/use-media';
import { MemberAvatar } from '../../../ui/people/member-avatar';
import { useSections } from '../../../ui/sections/sections';
import { Opening } from '../../../ui/states/opening';
import type { PersonEntry } from './person-entries';
import { lazyThemed } from '../../../theme/themed';
import classes from './sidebar.module.css';
import { useShellPerson } from '../use-shell-person';

const loadMenu = () => import('./person-menu');
const PersonMenu = lazyThemed(loadMenu);

/** The signed-in person at the foot of the sidebar: name, address, and the button of their menu. */
export function PersonRow({ entries }: { entries: readonly PersonEntry[] }) {
  const id = useId();
  const { me } = useViewer();
  const person = useShellPerson();
  const rail = useHasRail();
  const { current } = useSections();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [opened, setOpened] = useState(false);
  // By the time of the click the menu is there; opening it reports a failure.
  const prepare = () => void loadMenu().catch(() => undefined);
  return (
    <>
      <Tooltip text={person.fullName} side="right" disabled={!rail || anchor !== null}>
        <button
          type="button"
          id={`${id}-button`}
          className={classes['person']}
          data-here={groupOf(current) === null || undefined}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={(event) => {
            setAnchor(event.currentTarget);
            setOpened(true);
          }}
        >
          <MemberAvatar member={person} size={36} {...(person.initials && { initials: person.initials })} />
          <span className={classes['names']}>
            <span className={classes['name']}>{person.fullName}</span>
            <span className={classes['email']}>{me?.email}</span>
          </span>
          <ChevronsUpDown size={16} strokeWidth={1.75} aria-hidden />
        </button>
      </Tooltip>
      {opened && (
        <Opening>
          <PersonMenu
            labelledBy={`${id}-button`}
            anchor={anchor}
            rail={rail}
            entries={entries}
            onClose={() => setAnchor(null)}
          />
        </Opening>
      )}
    </>
  );
}
