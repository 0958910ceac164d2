import { Global, Module } from '@nestjs/common';

/** Images people upload. */
@Global()
@Module({})
export class MediaModule {}
