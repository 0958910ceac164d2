import { ObjectType } from '@nestjs/graphql';
import { Person, personColumns, personOf, type PersonRow } from '../activity';
import { TextField } from '../platform/fields';

@ObjectType({ description: 'An author in the forum, with their current name; may be a former member.' })
export class ForumPerson extends Person {
  @TextField('Their user id, if they have an account.', { nullable: true, graphql: false })
  userId!: string | null;
}

/** The columns of a person within another row. */
export type ForumPersonRow = PersonRow & { userId: string | null };

/** Select list for a membership with this alias. */
export const forumPersonColumns = (m: string): string => `${personColumns(m)}, ${m}.user_id as "userId"`;

/** @throws if no membership is joined: none is deleted while something refers to it */
export function forumPersonOf(row: ForumPersonRow): ForumPerson {
  const person = personOf(row);
  if (!person) throw new Error('a row of the forum names no member');
  return { ...person, userId: row.userId };
}
