import { Media1700000000250 } from './media.migration';
export { IMAGE_DECODER, imageDecoder } from './image-codec';
export { MediaModule } from './media.module';
export { MediaService } from './media.service';
export { MediaStore, imagePath, publicIdOf, type StoredImage } from './media-store';

/** Oldest first. */
export const mediaMigrations = [Media1700000000250];
