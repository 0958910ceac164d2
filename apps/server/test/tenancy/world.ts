import type { Type } from '@nestjs/common';
import { addDays, todayIn, type BinType, type CalendarDate } from '@homefold/domain';
import sharp from 'sharp';
import { as, asOwner, make, type Family, type Member, type Person } from '..';

/** A call of an operation or route that succeeds for its caller. */
export interface Call {
  /** Of a GraphQL operation. */
  variables?: Record<string, unknown>;
  /** Of a REST route. */
  /** Of the path of a route. */
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: Record<string, unknown>;
  file?: { name: string; bytes: Buffer };
  /** The calling member; default: the creator. */
  caller?: Person;
  /** Names of credentials in the call: a holder may use them, so the matrix never passes them to others. */
  credentials?: string[];
  /** Runs right before the call, for one-time preconditions. */
  ready?: () => Promise<unknown>;
}

/** A delivery to a device, by its ids. */
export interface WaitingPush {
  familyId: string;
  notificationId: string;
  deviceId: string;
}

/** Creates what the calls need in the given family, and returns the calls. */
export type Calls = (world: World) => Call | Call[] | Promise<Call | Call[]>;

/**
 * A domain's part of the tenancy matrix, in `<domain>.fixture.ts` next to it, where fixtures.ts finds it: a row in each
 * of its tables, and a working call for each of its operations and routes with input.
 */
export interface DomainFixture {
  /** The domain's module in domains.ts. */
  module: Type<unknown>;
  /**
   * Creates at least one row in each tenant table, with every text marked, through the product's API where possible.
   */
  fill?: (world: World) => Promise<void>;
  /** Whether it fills after the others, because its rows affect their writes. */
  fillLast?: boolean;
  /**
   * For the screens of the web client: adds this many records.
   *
   * @returns the variables of the web's queries that need some, by operation name
   */
  screens?: (world: World, count: number) => Promise<Record<string, object>>;
  /** The tables with the bin's rows, which the nightly purge empties; `fill` deletes one of each. */
  bin?: { kind: BinType; table: string } | readonly { kind: BinType; table: string }[];
  /** Stops scheduled work from changing those rows during comparison. */
  freeze?: (world: World) => Promise<unknown>;
  /** By name; unlisted ones are called without variables. */
  operations?: Record<string, Calls>;
  /** By method and path, such as `post /api/todos`; unlisted ones are called without query and body. */
  routes?: Record<string, Calls>;
  /** Operations and routes that destroy what other calls need: they run last, in this order. */
  last?: string[];
  /** Why an operation or route returns no family data, even on success. */
  carriesNothing?: Record<string, string>;
  /** Why a part of an answer, such as `forumReplies.items.poll`, can have no data. */
  neverFilled?: Record<string, string>;
}

/** A family of the matrix: every text in it carries its marker. */
export class World {
  /** Ids of the family's records by type, for specs that open a screen on one. */
  readonly ids: Record<string, string> = {};
  readonly today: CalendarDate;
  readonly tomorrow: CalendarDate;

  constructor(
    readonly family: Family,
    readonly marker: string,
    readonly apiUrl: string,
    readonly ownerUrl: string,
  ) {
    this.today = todayIn('Europe/London', new Date());
    this.tomorrow = addDays(this.today, 1);
    Object.assign(this.ids, {
      family: family.id,
      admin: family.admin.membershipId,
      member: family.member.membershipId,
    });
  }

  get admin(): Member {
    return this.family.admin;
  }

  get member(): Member {
    return this.family.member;
  }

  /** Marked words. */
  marked(text: string): string {
    return `${this.marker} ${text}`;
  }

  /** The answer of a document's only root field. @throws Error when it is refused */
  async ask<T = { id: string }>(document: string, variables: object = {}, caller: Person = this.admin): Promise<T> {
    const { data, errors } = await as(caller).gql<Record<string, T>>(document, variables);
    const [answer] = Object.values(data ?? {});
    if (errors || answer === undefined) throw new Error(`${document}: ${JSON.stringify(errors)}`);
    return answer;
  }

  /** Bypasses the API, for states that it refuses or that only time produces. */
  sql<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
    return asOwner<Row>(text, values, this.ownerUrl);
  }

  /** A user without a family. */
  stranger(): Promise<Person> {
    return make.person(this.marked('stranger'), this.apiUrl);
  }

  /** Another member with an account, for calls that end one. */
  joiner(): Promise<Member> {
    return make.joiner(this.family.inviteCode, { name: `${this.marker}${counter()} Joiner`, apiUrl: this.apiUrl });
  }

  /** A device of its admin with a delivery in progress, or held until a moment. */
  async waitingPush(heldUntil: Date | null): Promise<WaitingPush> {
    const [row] = await this.sql<WaitingPush>(
      `with device as (
         insert into push_device (family_id, membership_id, platform, token, token_digest, name, session_id, created_at,
           last_seen_at)
         values ($1, $2, 'web', 'unreadable', gen_random_uuid()::text, 'old', 'session', now(), now()) returning id
       ), notification as (
         insert into push_notification (family_id, membership_id, key, kind, title, body, link, tag, created_at, expires_at)
         values ($1, $2, gen_random_uuid()::text, 'event', 'x', 'x', '/', 'x', now(), now() + interval '1 day') returning id
       )
       insert into push_delivery (family_id, notification_id, device_id, state, held_until, updated_at)
       select $1, notification.id, device.id, $3, $4, now()
       from notification, device
       returning family_id as "familyId", notification_id as "notificationId", device_id as "deviceId"`,
      [this.family.id, this.admin.membershipId, heldUntil ? 'held' : 'pending', heldUntil],
    );
    if (!row) throw new Error('no delivery was made');
    return row;
  }

  /** A photo uploaded by the caller and not attached yet. @returns its public id */
  async photo(caller: Person = this.admin): Promise<string> {
    const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#1F6B5C' } })
      .png()
      .toBuffer();
    const answer = await as(caller).rest.raw((agent) =>
      agent.post('/api/uploads').attach('file', bytes, { filename: 'photo.png', contentType: 'image/png' }),
    );
    return (answer.body as { public_id: string }).public_id;
  }
}

let count = 0;
/** Letters, so that names are distinguishable. */
const counter = () => (count++).toString(26).replace(/\d/g, (digit) => 'qrstuvwxyz'[Number(digit)] as string);
