import { Field, GraphQLISODateTime, ID, InputType, ObjectType, registerEnumType } from '@nestjs/graphql';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';

export const PushPlatform = { web: 'web', ios: 'ios', android: 'android' } as const;
export type PushPlatform = keyof typeof PushPlatform;

registerEnumType(PushPlatform, {
  name: 'PushPlatform',
  description: 'What kind of device takes notifications.',
  valuesMap: {
    web: { description: 'A browser, also as an installed app.' },
    ios: { description: 'The app on an iPhone or iPad.' },
    android: { description: 'The app on an Android device.' },
  },
});

/** Longest name of a device, in characters. */
export const DEVICE_NAME_MAX = 60;

@ObjectType({ description: 'One of your devices that takes notifications.' })
export class PushDevice {
  @Field(() => ID, { description: 'Id of the device.' })
  id!: string;

  @Field(() => PushPlatform, { description: 'What kind of device it is.' })
  platform!: PushPlatform;

  @Field({ description: 'How it is called, such as "Chrome on Android".' })
  name!: string;

  @Field({
    description: 'Whether this server can send to it: the apps need keys of their makers that it may not have.',
  })
  isReachable!: boolean;

  @Field(() => GraphQLISODateTime, { description: 'When it was added.' })
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, { description: 'When it last said that it is still there.' })
  lastSeenAt!: Date;
}

@InputType({ description: 'A device that shall take your notifications.' })
export class PushDeviceInput {
  @Field({
    description:
      'What the device got from its push service: of a browser the subscription as JSON (`JSON.stringify(subscription)`), of an app its token.',
  })
  @IsString()
  token!: string;

  @Field(() => PushPlatform, { description: 'What kind of device it is.' })
  @IsIn(Object.keys(PushPlatform), { message: 'platform must be web, ios or android' })
  platform!: PushPlatform;

  @Field(() => String, { nullable: true, description: 'How to call it, at most 60 characters.' })
  @IsOptional()
  @IsString()
  @MaxLength(DEVICE_NAME_MAX, { message: `name must be at most ${DEVICE_NAME_MAX} characters` })
  name?: string | null;
}
