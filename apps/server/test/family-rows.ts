import { randomUUID } from 'node:crypto';
import type { FamilyViewer } from '../src/platform/auth';
import { asOwner } from './database';
import type { TestApp } from './app';

export interface FamilyPlace {
  timeZone?: string;
  country?: string;
  region?: string | null;
  locale?: string;
  weekStartsOn?: 'sunday' | 'monday' | 'saturday';
}

export interface FamilyRows {
  familyId: string;
  /** Membership ids in the order of the names. */
  ids: string[];
  /** The first member, as a request would resolve them now. */
  viewer: FamilyViewer;
  /** The second member; every family has two. */
  other: FamilyViewer;
  /** A member by index, in the order of the names. @throws RangeError for an unknown one */
  viewerOf: (index: number) => FamilyViewer;
}

/**
 * A family inserted directly into a service spec's own database, one member per name: for specs that are not about
 * creating families, and need a zone, country or former member that no form can produce.
 */
export async function familyRows(
  { urls }: Pick<TestApp, 'urls'>,
  place: FamilyPlace = {},
  names: readonly string[] = ['Ada', 'Ben'],
): Promise<FamilyRows> {
  const familyId = randomUUID();
  const {
    timeZone = 'Europe/London',
    country = 'GB',
    region = 'ENG',
    locale = 'en-GB',
    weekStartsOn = 'monday',
  } = place;
  await asOwner(
    `insert into family (id, name, invite_code, time_zone, country, region, locale, currency, week_starts_on, created_at)
     values ($1, 'Family', 'ABCDEF', $2, $3, $4, $5, 'GBP', $6, now())`,
    [familyId, timeZone, country, region, locale, weekStartsOn],
    urls.owner,
  );
  const ids = names.map(() => randomUUID());
  for (const [index, name] of names.entries())
    await asOwner(
      `insert into membership (family_id, id, user_id, display_name, role, hue, joined_at)
       values ($1, $2, $3, $4, 'admin', 'plum', now())`,
      [familyId, ids[index], ids[index], name],
      urls.owner,
    );
  const viewerOf = (index: number): FamilyViewer => {
    const membershipId = ids[index];
    if (membershipId === undefined) throw new RangeError(`no member ${index} of ${ids.length}`);
    return {
      userId: membershipId,
      sessionId: 'session',
      email: 'member@example.org',
      name: 'Member',
      familyId,
      membershipId,
      role: 'admin',
    };
  };
  return { familyId, ids, viewer: viewerOf(0), other: viewerOf(1), viewerOf };
}
