import { avatarDisplay } from '@homefold/domain';
import { Crown, House, Users } from 'lucide-react';
import type { CSSProperties } from 'react';
import { hueVars } from '../app/theme/css';
import type { HueName } from '../app/theme/tokens';
import classes from './avatar.module.css';

/** The specification's names; a number is px. */
export type AvatarSize = 'sm' | 'md' | 'lg' | 'xl' | '2xl' | 16 | 18 | 20 | 24 | 28 | 32 | 36 | 40 | 56 | 96;

const NAMED: Record<'sm' | 'md' | 'lg' | 'xl' | '2xl', number> = { sm: 24, md: 32, lg: 40, xl: 56, '2xl': 96 };
/** Letter size in px for an avatar of so many px. */
const LETTERS: Record<number, number> = {
  16: 10,
  18: 11,
  20: 11,
  24: 11,
  28: 12,
  32: 14,
  36: 15,
  40: 17,
  56: 22,
  96: 36,
};

/** What an avatar needs to know of a person. */
export interface AvatarPerson {
  displayName: string;
  avatarUrl?: string | null;
  defaultAvatarId?: string | null;
  hue: Exclude<HueName, 'family'>;
  hasUserAccount?: boolean;
  role?: string;
}

/**
 * A person as a circle: their photo, else their chosen emoji on their tint, else their initials on their colour.
 * Decorative by default, because the name stands beside it; `label` names it where it stands alone.
 */
export function MemberAvatar({
  member,
  size = 'md',
  initials,
  badges = false,
  label,
}: {
  member: AvatarPerson;
  size?: AvatarSize;
  /** Letters that tell two people with the same initial apart (`memberInitials` of @homefold/domain). */
  initials?: string;
  /** Crown for admins, group badge for members without an account (from 32 px). */
  badges?: boolean;
  label?: string;
}) {
  const px = typeof size === 'number' ? size : NAMED[size];
  const shown = avatarDisplay({ ...member, name: member.displayName });
  const hue = hueVars(member.hue);
  const style = {
    '--size': `${px}px`,
    '--solid': hue.solid,
    '--on': hue.on,
    '--tint': hue.tint,
    fontSize: `${(LETTERS[px] ?? px * 0.42) / 16}rem`,
  } as CSSProperties;
  return (
    <span
      className={`${classes['avatar']} ${shown.kind === 'initials' ? '' : classes['tinted']}`}
      style={style}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {shown.kind === 'image' && (
        <img
          className={classes['image']}
          src={shown.url}
          width={px}
          height={px}
          alt=""
          loading="lazy"
          decoding="async"
        />
      )}
      {shown.kind === 'preset' && (
        <span className={classes['emoji']} style={{ fontSize: px * 0.56 }}>
          {shown.preset.emoji}
        </span>
      )}
      {shown.kind === 'initials' && (initials ?? shown.initials)}
      {badges && px >= 32 && member.hasUserAccount === false && (
        <span className={classes['badge']}>
          <Users size={12} />
        </span>
      )}
      {badges && px >= 32 && member.role === 'admin' && (
        <span className={`${classes['badge']} ${classes['admin']}`}>
          <Crown size={12} />
        </span>
      )}
    </span>
  );
}

/** Everyone: the family's green with a house. */
export function FamilyAvatar({ size = 'md', label }: { size?: AvatarSize; label?: string }) {
  const px = typeof size === 'number' ? size : NAMED[size];
  const hue = hueVars('family');
  return (
    <span
      className={classes['avatar']}
      style={{ '--size': `${px}px`, '--solid': hue.solid, '--on': hue.on } as CSSProperties}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <House size={Math.round(px * 0.56)} strokeWidth={2} />
    </span>
  );
}

/** Several people, overlapping a little; more than `max` end in a count. `ring` is the ground they stand on. */
export function AvatarStack({
  members,
  size = 24,
  max = 4,
  initials = [],
  label,
  ring,
}: {
  members: readonly AvatarPerson[];
  size?: AvatarSize;
  max?: number;
  /** Letters in the order of the members, where they are shown without a picture. */
  initials?: readonly string[];
  /** Names them for screen readers. */
  label: string;
  ring?: string;
}) {
  const px = typeof size === 'number' ? size : NAMED[size];
  const shown = members.length > max ? members.slice(0, max - 1) : members;
  const rest = members.length - shown.length;
  return (
    <span
      className={classes['stack']}
      role="img"
      aria-label={label}
      style={ring ? ({ '--ring': ring } as CSSProperties) : undefined}
    >
      {shown.map((member, index) => (
        <MemberAvatar key={index} member={member} size={size} {...(initials[index] && { initials: initials[index] })} />
      ))}
      {rest > 0 && (
        <span
          className={`${classes['avatar']} ${classes['rest']}`}
          style={{ '--size': `${px}px`, fontSize: `${(LETTERS[px] ?? 11) / 16}rem` } as CSSProperties}
          aria-hidden
        >
          +{rest}
        </span>
      )}
    </span>
  );
}
