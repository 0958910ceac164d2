import { ObjectType } from '@nestjs/graphql';
import { EnumField, FlagField, IdField, TextField } from '../platform/fields';
import { MemberHue } from './member-hue';

/** A person that a record refers to, with their current details; also a former member, whose row is kept. */
@ObjectType({ isAbstract: true })
export class Person {
  @IdField("The member's id.")
  memberId!: string;

  @TextField('Current display name.')
  displayName!: string;

  @TextField('First name, if known.', { nullable: true })
  firstName!: string | null;

  @TextField('Last name, if known.', { nullable: true })
  lastName!: string | null;

  @TextField('Custom photo, if there is one.', { nullable: true })
  avatarUrl!: string | null;

  @TextField('Preset avatar (avatar-1 to avatar-12), if one was chosen.', { nullable: true })
  defaultAvatarId!: string | null;

  @EnumField(MemberHue, "The member's colour.")
  hue!: MemberHue;

  @FlagField('Whether they have left the family.')
  hasLeft!: boolean;
}

/** The columns of a person in a joined row; null without one. */
export type PersonRow = Omit<Person, 'memberId'> & { memberId: string | null };

/** Select list for a membership with this alias. */
export const personColumns = (m: string): string => `${m}.id as "memberId", ${m}.display_name as "displayName",
  ${m}.first_name as "firstName", ${m}.last_name as "lastName", ${m}.avatar_url as "avatarUrl",
  ${m}.default_avatar_id as "defaultAvatarId", ${m}.hue, ${m}.left_at is not null as "hasLeft"`;

export const personOf = ({ memberId, ...row }: PersonRow): Person | null =>
  memberId === null
    ? null
    : {
        memberId,
        displayName: row.displayName,
        firstName: row.firstName,
        lastName: row.lastName,
        avatarUrl: row.avatarUrl,
        defaultAvatarId: row.defaultAvatarId,
        hue: row.hue,
        hasLeft: row.hasLeft,
      };
