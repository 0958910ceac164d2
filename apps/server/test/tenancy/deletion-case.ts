import type { FeedServer, TestApp } from '..';
import type { World } from './world';

/** A bulk deletion or background job, and how to make one family due for it. */
export interface Case {
  /** Its name by reflection, or the user's request. */
  name: string;
  /** Makes rows of the family due. `$1` is its id, `$2` its admin's user id, `$3` a past moment. */
  due?: string;
  prepare?: () => Promise<unknown>;
  run: () => unknown;
  /**
   * Selects what must be deleted: some rows before, none afterwards. Default: something of the family has to change.
   */
  goes?: string;
  /** Runs in the background, but changes no stored data of a family. */
  changesNothing?: true;
}

/** The context of the cases, once the spec has created it. */
export interface Setting {
  test: TestApp;
  feeds: FeedServer;
  /** The family that cases are for. */
  swept: World;
  /** A full and similar one, of which no row may change. */
  beside: World;
  /** An outside calendar of the family, once there is one. */
  calendarId: string;
}

export const of = (table: string) => `select from ${table} where family_id = $1`;

export const aged = (table: string, column = 'created_at') =>
  `update ${table} set ${column} = ${column} - interval '400 days' where family_id = $1`;

/** By the stopped clock: the database's may be minutes ahead of it by now. */
export const aMinuteAgo = ({ test }: Setting) => new Date(test.clock.now().getTime() - 60_000);
