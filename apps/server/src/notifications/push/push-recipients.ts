import { Injectable } from '@nestjs/common';
import { quietUntil } from '@homefold/domain';
import { Database } from '../../platform/database';
import { PushTransports } from './push-transports';

/** Kinds that members can switch off; others are always sent. */
export type SwitchedKind = 'reminder' | 'event' | 'job' | 'family' | 'cooking' | 'shopping' | 'wish' | 'forum';
export type PushKind = SwitchedKind | 'summary' | 'test';

/** A member with reachable devices, and their settings. */
export interface PushRecipient {
  memberId: string;
  deviceIds: string[];
  /** The enabled kinds. */
  kinds: SwitchedKind[];
  /** End of the current quiet hours; null when it is not quiet. */
  quietUntil: Date | null;
}

/** Context for texts in a family. */
export interface PushReading {
  locale: string;
  /** Display name of the author; "Somebody" without one. */
  actor: string;
}

interface Row {
  memberId: string;
  deviceIds: string[];
  kinds: SwitchedKind[];
  quietStart: string | null;
  quietEnd: string | null;
  timeZone: string;
  locale: string;
  actor: string | null;
}

/** Determines who can be notified on a device, and whether now. Call inside a scope. */
@Injectable()
export class PushRecipients {
  constructor(
    private readonly db: Database,
    private readonly transports: PushTransports,
  ) {}

  /**
   * Those of the members who are still in the family and have a device; one statement.
   *
   * @param by the author
   */
  async of(
    familyId: string,
    memberIds: readonly string[],
    now: Date,
    by: string | null = null,
  ): Promise<(PushRecipient & { reading: PushReading })[]> {
    const rows = await this.db.sql<Row>({
      name: 'push_recipients',
      text: `select m.id as "memberId", d.ids as "deviceIds", f.time_zone as "timeZone", f.locale,
               (select a.display_name from membership a where a.family_id = $1 and a.id = $4) as actor,
               array_remove(array[
                 case when coalesce(p.push_reminders, true) then 'reminder' end,
                 case when coalesce(p.push_events, true) then 'event' end,
                 case when coalesce(p.push_jobs, true) then 'job' end,
                 case when coalesce(p.push_family, true) then 'family' end,
                 case when p.push_cooking then 'cooking' end,
                 case when p.push_shopping then 'shopping' end,
                 case when coalesce(p.push_wishes, true) then 'wish' end,
                 case when coalesce(p.push_forum, true) then 'forum' end], null) as kinds,
               to_char(p.quiet_hours_start, 'HH24:MI') as "quietStart", to_char(p.quiet_hours_end, 'HH24:MI') as "quietEnd"
             from membership m
             join family f on f.id = m.family_id
             cross join lateral (
               select array_agg(d.id) as ids from push_device d
               where d.family_id = m.family_id and d.membership_id = m.id and d.platform = any($3)
             ) d
             left join notification_preferences p on p.family_id = m.family_id and p.membership_id = m.id
             where m.family_id = $1 and m.id = any($2::uuid[]) and m.left_at is null and d.ids is not null`,
      values: [familyId, memberIds, this.transports.platforms, by],
    });
    return rows.map(({ quietStart: start, quietEnd: end, timeZone, locale, actor, ...member }) => ({
      ...member,
      reading: { locale, actor: actor ?? 'Somebody' },
      quietUntil: start !== null && end !== null ? quietUntil({ start, end }, timeZone, now) : null,
    }));
  }
}
