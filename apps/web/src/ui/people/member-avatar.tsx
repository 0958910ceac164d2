import { avatarDisplay } from '@homefold/domain';
import { Crown, House, Users } from 'lucide-react';
import type { CSSProperties } from 'react';
import { hueVars } from '../../theme/hues';
import type { HueName } from '../../theme/tokens';
import classes from './avatar.module.css';

/** A named size, or a number of pixels. */
export type AvatarSize = 'sm' | 'md' | 'lg' | 'xl' | '2xl' | 16 | 18 | 20 | 24 | 28 | 32 | 36 | 40 | 56 | 96;

const NAMED: Record<'sm' | 'md' | 'lg' | 'xl' | '2xl', number> = { sm: 24, md: 32, lg: 40, xl: 56, '2xl': 96 };
/** Letter size in px, by avatar size in px. */
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

/** Share of the circle that an emoji fills: more where it would be too small to tell apart. */
const EMOJI = 0.56;
const SMALL_EMOJI = 0.7;

/** The data that an avatar needs. */
export interface AvatarPerson {
  displayName: string;
  avatarUrl?: string | null;
  defaultAvatarId?: string | null;
  hue: Exclude<HueName, 'family'>;
  hasUserAccount?: boolean;
  role?: string;
}

/**
 * A person as a circle: their photo, else the chosen emoji on their tint, else initials on their colour. Decorative by
 * default, as the name is usually next to it; `label` names it where it appears alone.
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
  /** Initials that distinguish people with the same first letter (`memberInitials` of @homefold/domain). */
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
        <span className={classes['emoji']} style={{ fontSize: px * (px < 24 ? SMALL_EMOJI : EMOJI) }}>
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

/** Overlapping avatars; those beyond `max` are shown as a count. `ring` is the background colour behind them. */
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
  /** Initials in the order of the members, for those without a picture. */
  initials?: readonly string[];
  /** Their names, for screen readers. */
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
