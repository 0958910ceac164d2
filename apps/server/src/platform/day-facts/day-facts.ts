import { Injectable } from '@nestjs/common';
import type { CalendarDate, LocalTime } from '@homefold/domain';
import type { FamilyViewer } from '../auth';

/** Something that happens to a family at a time of a day. */
export interface DayFact {
  id: string;
  title: string;
  startDate: CalendarDate;
  endDate: CalendarDate;
  /** null: all day. */
  startTime: LocalTime | null;
  endTime: LocalTime | null;
}

/** Facts of one domain. */
export interface DayFactSource {
  name: string;
  /** What touches these days, in any order; inside the caller's scope. Bounded: a subset of very many will do. */
  between(viewer: FamilyViewer, from: CalendarDate, to: CalendarDate): Promise<DayFact[]>;
}

/**
 * What happens on the days of a family, whoever keeps it: how one feature (meals) learns of another's (the calendar's
 * events) without importing it.
 */
@Injectable()
export class DayFacts {
  private readonly sources = new Map<string, DayFactSource>();

  /** Call in `onModuleInit`. */
  register(source: DayFactSource): void {
    if (this.sources.has(source.name)) throw new Error(`two sources of day facts for ${source.name}`);
    this.sources.set(source.name, source);
  }

  async between(viewer: FamilyViewer, from: CalendarDate, to: CalendarDate): Promise<DayFact[]> {
    const found = await Promise.all([...this.sources.values()].map((source) => source.between(viewer, from, to)));
    return found.flat();
  }
}
