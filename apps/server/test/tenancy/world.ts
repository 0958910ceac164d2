import type { Type } from '@nestjs/common';
import { addDays, todayIn, type CalendarDate } from '@homefold/domain';
import sharp from 'sharp';
import { as, asOwner, make, type Family, type Member, type Person } from '..';

/** One call of an operation or a route with which it succeeds for who makes it. */
export interface Call {
  /** Of a GraphQL operation. */
  variables?: Record<string, unknown>;
  /** Of a REST route. */
  query?: Record<string, string>;
  body?: Record<string, unknown>;
  file?: { name: string; bytes: Buffer };
  /** Who of the family calls; the founder when left out. */
  caller?: Person;
  /** Names of what in the call is a credential: who has it may use it, so the matrix hands it to nobody else. */
  credentials?: string[];
  /** Runs right before the call, for what works only once in a while. */
  ready?: () => Promise<unknown>;
}

/** Makes whatever the calls need in the given family, and answers them. */
export type Calls = (world: World) => Call | Call[] | Promise<Call | Call[]>;

/**
 * What a domain adds to the tenancy matrix, in `<domain>.fixture.ts` beside it and listed in fixtures.ts: a row in each of
 * its tables, and for each of its operations and routes that take something a call that works.
 */
export interface DomainFixture {
  /** The domain's module in app.module.ts. */
  module: Type<unknown>;
  /** Makes at least one row in each tenant table, every word of it marked, through the product's doors where they allow it. */
  fill?: (world: World) => Promise<void>;
  /** Stops what the clock would change in those rows while they are compared. */
  freeze?: (world: World) => Promise<unknown>;
  /** By name; what is not listed is called without variables. */
  operations?: Record<string, Calls>;
  /** By method and path, such as `post /api/todos`; what is not listed is called without query and body. */
  routes?: Record<string, Calls>;
  /** Operations and routes that spoil what other calls stand on: they come last, in this order. */
  last?: string[];
  /** Why an operation or route carries nothing of a family, also when it succeeds. */
  carriesNothing?: Record<string, string>;
  /** Columns that no row of the fixture fills or marks, with the reason: `table.column`. */
  unmarked?: Record<string, string>;
}

/** A family of the matrix: every word in it carries its marker. */
export class World {
  /** Ids of the family's things, by type: what a spec needs to open a screen that shows one. */
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
  words(text: string): string {
    return `${this.marker} ${text}`;
  }

  /** What the only root field of a document answers. @throws Error when it is refused */
  async ask<T = { id: string }>(document: string, variables: object = {}, caller: Person = this.admin): Promise<T> {
    const { data, errors } = await as(caller).gql<Record<string, T>>(document, variables);
    const [answer] = Object.values(data ?? {});
    if (errors || answer === undefined) throw new Error(`${document}: ${JSON.stringify(errors)}`);
    return answer;
  }

  /** Past the doors, for what they refuse on purpose or only time brings about. */
  sql<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
    return asOwner<Row>(text, values, this.ownerUrl);
  }

  /** Somebody who signed up and has no family yet. */
  stranger(): Promise<Person> {
    return make.person(this.words('stranger'), this.apiUrl);
  }

  /** One more member with an account, for what ends one. */
  joiner(): Promise<Member> {
    return make.joiner(this.family.inviteCode, { name: `${this.marker}${counter()} Joiner`, apiUrl: this.apiUrl });
  }

  /** A photo that the caller has uploaded and nothing shows yet. @returns its public id */
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
/** Letters, so that names are told apart. */
const counter = () => (count++).toString(26).replace(/\d/g, (digit) => 'qrstuvwxyz'[Number(digit)] as string);
