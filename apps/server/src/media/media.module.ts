import { Global, Module } from '@nestjs/common';
import { ImageCodec } from './image-codec';
import { MediaStore } from './media-store';
import { MediaController } from './media.controller';
import { MediaService } from './media.service';
import { PostgresMediaStore } from './postgres-media-store';

/** Images people upload. Global: profiles, members and later recipes and wishes show them. */
@Global()
@Module({
  controllers: [MediaController],
  providers: [ImageCodec, MediaService, { provide: MediaStore, useClass: PostgresMediaStore }],
  exports: [MediaService, MediaStore],
})
export class MediaModule {}
