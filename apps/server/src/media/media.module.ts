import { Global, Module } from '@nestjs/common';
import { IMAGE_DECODER, ImageCodec, imageDecoder } from './image-codec';
import { ChosenPictures } from './chosen-pictures';
import { MediaStore } from './media-store';
import { MediaController } from './media.controller';
import { MediaService } from './media.service';
import { PostgresMediaStore } from './postgres-media-store';

/** Uploaded images. Global: profiles, members, recipes, wishes and posts show them. */
@Global()
@Module({
  controllers: [MediaController],
  providers: [
    { provide: IMAGE_DECODER, useFactory: () => imageDecoder() },
    ChosenPictures,
    ImageCodec,
    MediaService,
    { provide: MediaStore, useClass: PostgresMediaStore },
  ],
  exports: [ChosenPictures, MediaService, MediaStore],
})
export class MediaModule {}
