import { DEFAULT_LOCALE, memberInitials, weekStartDay } from '@homefold/domain';
import type { CalendarDate, WeekStartsOn } from '@homefold/domain';
import { createContext, useContext, useMemo } from 'react';
import type { MemberFieldsFragment, UnitSystem } from './generated';
import { useViewer } from './use-viewer';
import { useFamilyNow } from '../ui/time/use-family-now';

/** The family data that screens share: today's date, locale, members and the viewer's role. */
export interface FamilyView {
  name: string;
  timeZone: string;
  locale: string;
  country: string;
  weekStartsOn: WeekStartsOn;
  /** The units in which its recipes are shown. */
  unitSystem: UnitSystem;
  /** Today in the family's time zone. */
  today: CalendarDate;
  /** Current members, the viewer first. */
  members: readonly MemberFieldsFragment[];
  byId: ReadonlyMap<string, MemberFieldsFragment>;
  /** Distinguishable initials, by member id. */
  letters: ReadonlyMap<string, string>;
  /** The viewer's membership id. */
  me: string;
  isAdmin: boolean;
}

const FamilyContext = createContext<FamilyView | null>(null);
export const FamilyProvider = FamilyContext.Provider;

/** The family of the surrounding FamilyProvider. */
export function useFamily(): FamilyView {
  const family = useContext(FamilyContext);
  if (!family) throw new Error('No FamilyProvider stands above');
  return family;
}

/** Derives the family view from the viewer; null while loading and for a user without a family. */
export function useFamilyView(): {
  family: FamilyView | null;
  loading: boolean;
  error: unknown;
  refetch: () => Promise<unknown>;
} {
  const { me, family: stored, loading, error, refetch } = useViewer();
  const settings = stored?.settings;
  const everyone = stored?.members;
  const membership = me?.membership;
  const { today } = useFamilyNow(settings?.timeZone ?? 'Europe/London');
  const family = useMemo<FamilyView | null>(() => {
    if (!stored || !settings || !everyone || !membership) return null;
    const members = [...everyone].sort((a, b) => Number(b.isCurrentUser) - Number(a.isCurrentUser));
    return {
      name: stored.name,
      timeZone: settings.timeZone,
      locale: settings.locale || DEFAULT_LOCALE,
      country: settings.country,
      weekStartsOn: weekStartDay(settings.weekStartsOn),
      unitSystem: settings.unitSystem,
      today,
      members,
      byId: new Map(members.map((member) => [member.id, member])),
      letters: memberInitials(members),
      me: membership.id,
      isAdmin: membership.role === 'admin',
    };
  }, [stored, settings, everyone, membership, today]);
  return { family, loading, error, refetch };
}
