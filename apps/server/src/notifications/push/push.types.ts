import { InputType, ObjectType } from '@nestjs/graphql';
import { IsIn, IsString, MaxLength } from 'class-validator';
import { EnumField, FlagField, IdField, MomentField, TextField, enumType, restAnswer } from '../../platform/fields';

export type PushPlatform = 'web' | 'ios' | 'android';

export const PushPlatform = enumType<PushPlatform>('PushPlatform', 'A kind of device that receives notifications.', {
  web: 'A browser, or a web app installed from it.',
  ios: 'The app on an iPhone or iPad.',
  android: 'The app on an Android device.',
});

/** Longest name of a device, in characters. */
export const DEVICE_NAME_MAX = 60;

/** Rules of inputs, whose messages the web shows. */
export const IS_PLATFORM = IsIn(Object.keys(PushPlatform), { message: 'Platform must be web, ios or android.' });
export const IS_DEVICE_NAME = [
  IsString(),
  MaxLength(DEVICE_NAME_MAX, { message: `Name must be at most ${DEVICE_NAME_MAX} characters.` }),
];

@ObjectType({ description: 'A device of the caller that receives notifications.' })
export class PushDevice {
  @IdField('Id of the device.')
  id!: string;

  @EnumField(PushPlatform, 'Kind of device.', { rest: 'web, ios or android.' })
  platform!: PushPlatform;

  @TextField('Its name, such as "Chrome on Android".', { rest: 'Its name.' })
  name!: string;

  @FlagField(
    "Whether this server can send to it. Native apps need credentials for Apple's or Google's push service, " +
      'which a server may lack.',
    {
      rest: 'Whether this server can send to it.',
    },
  )
  isReachable!: boolean;

  @MomentField('When it was added.', { rest: 'When it was added, ISO 8601.' })
  createdAt!: Date;

  @MomentField('When it was last seen.', {
    rest: 'When it was last seen, ISO 8601.',
  })
  lastSeenAt!: Date;
}

/** A device, without its token, which would allow sending to it. */
export class RestDeviceToken extends restAnswer(PushDevice) {}

@InputType({ description: 'A device to register for your notifications.' })
export class PushDeviceInput {
  @TextField(
    'What the push service gave the device: for a browser its subscription as JSON ' +
      '(`JSON.stringify(subscription)`), for an app its token.',
  )
  token!: string;

  @EnumField(PushPlatform, 'Kind of device.', {
    rules: [IS_PLATFORM],
  })
  platform!: PushPlatform;

  @TextField('Its name, at most 60 characters.', {
    optional: true,
    rules: IS_DEVICE_NAME,
  })
  name?: string | null;
}
