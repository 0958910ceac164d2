import { Trash2 } from 'lucide-react';
import { t } from '../../messages/family';
import { MemberAvatar } from './member-avatar';
import type { AvatarPerson } from './member-avatar';
import classes from './photo.module.css';

/** A picture in a circle; a photo offers its removal on hover and focus. */
export function PhotoCircle({
  person,
  initials,
  busy,
  onRemove,
}: {
  person: AvatarPerson;
  /** Initials that distinguish people with the same first letter. */
  initials?: string | undefined;
  busy: boolean;
  onRemove: (() => void) | undefined;
}) {
  return (
    <div className={`${classes['circle']} ${busy ? classes['busy'] : ''}`} aria-busy={busy}>
      <MemberAvatar member={person} size={96} {...(initials && { initials })} />
      {onRemove && !busy && (
        <button type="button" className={classes['remove']} aria-label={t.family.picture.remove} onClick={onRemove}>
          <Trash2 size={22} aria-hidden />
        </button>
      )}
    </div>
  );
}
