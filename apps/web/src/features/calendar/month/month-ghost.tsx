import type { LaneBar } from '@homefold/domain';
import type { Drag } from '../drag/drag';
import { Ghost } from '../drag/ghost';
import type { Occurrence } from '../model/types';

/** The part of a drop target within one week of the month. */
export interface WeekGhost {
  drag: Drag;
  bar: Omit<LaneBar<Occurrence>, 'lane'>;
}

/** The drop target: a band below the day numbers, on a phone a frame around the days. */
export function MonthGhost({ drag, bar, compact = false }: WeekGhost & { compact?: boolean }) {
  const share = (days: number): string => `${(days / 7) * 100}%`;
  return (
    <Ghost
      drag={drag}
      style={{
        left: `calc(${share(bar.startIndex)} + 3px)`,
        width: `calc(${share(bar.span)} - 6px)`,
        ...(compact ? { top: 1, bottom: 1, background: 'none' } : { top: '1.75rem', height: '1.25rem' }),
      }}
      label={!bar.continuesBefore}
      side={bar.startIndex > 3 ? 'right' : 'left'}
      title={!compact}
      named={compact}
    />
  );
}
