import { Injectable } from '@nestjs/common';
import type { CalendarDate, LocalTime } from '@homefold/domain';
import type { FamilyViewer } from '../auth';

/** Something that happens in a family at a certain time of a day. */
export interface DayFact {
  id: string;
  title: string;
  startDate: CalendarDate;
  endDate: CalendarDate;
  /** null: all day. */
  startTime: LocalTime | null;
  endTime: LocalTime | null;
}

/** A day on which people give presents. */
export interface GivingDay {
  date: CalendarDate;
  /** Membership id of the person whose birthday it is; null for a holiday. */
  memberId: string | null;
  /** Name of a holiday, in the family's language. */
  name: string | null;
}

/** A family's location and language. */
export interface FamilyPlace {
  country: string;
  region: string | null;
  locale: string;
}

/** Facts of one domain. */
export interface DayFactSource {
  name: string;
  /** The next birthday of each member and the gift-giving holidays; runs inside the caller's scope. */
  giving(viewer: FamilyViewer, place: FamilyPlace, from: CalendarDate, to: CalendarDate): Promise<GivingDay[]>;
  /**
   * What overlaps these days, in any order; runs inside the caller's scope. Bounded: of very many a subset is enough.
   */
  between(viewer: FamilyViewer, from: CalendarDate, to: CalendarDate): Promise<DayFact[]>;
}

/**
 * What happens on a family's days, from whichever domain stores it: lets one feature (meals) read another's data
 * (calendar events) without importing it.
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

  async giving(viewer: FamilyViewer, place: FamilyPlace, from: CalendarDate, to: CalendarDate): Promise<GivingDay[]> {
    const found = await Promise.all([...this.sources.values()].map((each) => each.giving(viewer, place, from, to)));
    return found.flat();
  }
}
