import { ObjectType } from '@nestjs/graphql';
import { EnumField, IdField, MomentField, TextField, enumType } from '../../platform/fields';

export const JoinRequestState = enumType('JoinRequestState', 'State of a request to join.', {
  waiting: "Awaiting an admin's decision.",
  declined: 'Declined by an admin.',
  ended: 'The family was deleted before the request was answered.',
});
export type JoinRequestState = keyof typeof JoinRequestState;

@ObjectType({ description: "The caller's own request to join a family by its code." })
export class OwnJoinRequest {
  @TextField("The family's name when the request was made.")
  familyName!: string;

  @EnumField(JoinRequestState, 'Its state. An accepted request is deleted.', {
    rest: 'Its state.',
  })
  state!: JoinRequestState;

  @MomentField('When it was made. It is deleted after 30 days.', { rest: 'When it was made, ISO 8601.' })
  requestedAt!: Date;
}

@ObjectType({ description: 'A pending request to join the family.' })
export class JoinRequest {
  @IdField("The request's id.")
  id!: string;

  @TextField('Their display name. A name that is taken gets a suffix when they join.', {
    rest: 'Their display name.',
  })
  displayName!: string;

  @TextField('First and last name, if known.')
  fullName!: string;

  @TextField("Their account's email address.")
  email!: string;

  @TextField('Name of the member without an account that they claim to be.', {
    nullable: true,
    rest: 'Name of the member that they claim to be.',
  })
  claims!: string | null;

  @MomentField('When they asked.', { rest: 'When they asked, ISO 8601.' })
  requestedAt!: Date;
}
