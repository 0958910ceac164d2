import { Field, GraphQLISODateTime, ID, ObjectType, registerEnumType } from '@nestjs/graphql';
import { ApiProperty } from '@nestjs/swagger';

export const JoinRequestState = { waiting: 'waiting', declined: 'declined', ended: 'ended' } as const;
export type JoinRequestState = keyof typeof JoinRequestState;

registerEnumType(JoinRequestState, {
  name: 'JoinRequestState',
  description: 'What became of a request to join.',
  valuesMap: {
    waiting: { description: 'An admin has not answered yet.' },
    declined: { description: 'An admin said no.' },
    ended: { description: 'The family was deleted before anybody answered.' },
  },
});

@ObjectType({ description: "The caller's own request to join a family by its code." })
export class OwnJoinRequest {
  @Field({ description: "The family's name when it was asked." })
  @ApiProperty({ description: "The family's name when it was asked." })
  familyName!: string;

  @Field(() => JoinRequestState, { description: 'What became of it. Of one that was admitted nothing is left.' })
  @ApiProperty({ enum: Object.keys(JoinRequestState), description: 'What became of it.' })
  state!: JoinRequestState;

  @Field(() => GraphQLISODateTime, { description: 'When it was asked. After 30 days it is forgotten.' })
  @ApiProperty({ description: 'When it was asked, ISO 8601.' })
  requestedAt!: Date;
}

@ObjectType({ description: 'Somebody who entered the code and waits for an admin of the family.' })
export class JoinRequest {
  @Field(() => ID, { description: "The request's id." })
  @ApiProperty({ description: "The request's id." })
  id!: string;

  @Field({ description: 'What they call themselves. A name that is taken gets an ending when they come in.' })
  @ApiProperty({ description: 'What they call themselves.' })
  displayName!: string;

  @Field({ description: 'First and last name, as far as they say.' })
  @ApiProperty({ description: 'First and last name, as far as they say.' })
  fullName!: string;

  @Field({ description: "Their account's email address." })
  @ApiProperty({ description: "Their account's email address." })
  email!: string;

  @Field(() => String, { nullable: true, description: 'Name of the member without an account whom they say they are.' })
  @ApiProperty({ type: String, nullable: true, description: 'Name of the member whom they say they are.' })
  claims!: string | null;

  @Field(() => GraphQLISODateTime, { description: 'When they asked.' })
  @ApiProperty({ description: 'When they asked, ISO 8601.' })
  requestedAt!: Date;
}
