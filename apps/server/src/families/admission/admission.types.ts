import { ObjectType } from '@nestjs/graphql';
import { EnumField, IdField, MomentField, TextField, enumType } from '../../platform/fields';

export const JoinRequestState = enumType('JoinRequestState', 'What became of a request to join.', {
  waiting: 'An admin has not answered yet.',
  declined: 'An admin said no.',
  ended: 'The family was deleted before anybody answered.',
});
export type JoinRequestState = keyof typeof JoinRequestState;

@ObjectType({ description: "The caller's own request to join a family by its code." })
export class OwnJoinRequest {
  @TextField("The family's name when it was asked.")
  familyName!: string;

  @EnumField(JoinRequestState, 'What became of it. Of one that was admitted nothing is left.', {
    rest: 'What became of it.',
  })
  state!: JoinRequestState;

  @MomentField('When it was asked. After 30 days it is forgotten.', { rest: 'When it was asked, ISO 8601.' })
  requestedAt!: Date;
}

@ObjectType({ description: 'Somebody who entered the code and waits for an admin of the family.' })
export class JoinRequest {
  @IdField("The request's id.")
  id!: string;

  @TextField('What they call themselves. A name that is taken gets an ending when they come in.', {
    rest: 'What they call themselves.',
  })
  displayName!: string;

  @TextField('First and last name, as far as they say.')
  fullName!: string;

  @TextField("Their account's email address.")
  email!: string;

  @TextField('Name of the member without an account whom they say they are.', {
    nullable: true,
    rest: 'Name of the member whom they say they are.',
  })
  claims!: string | null;

  @MomentField('When they asked.', { rest: 'When they asked, ISO 8601.' })
  requestedAt!: Date;
}
