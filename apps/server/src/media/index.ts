import { MediaCopies1700000000759 } from './media-copies.migration';
import { Media1700000000250 } from './media.migration';
export { IMAGE_DECODER, imageDecoder } from './image-codec';
export { MediaModule } from './media.module';
export { MediaService } from './media.service';
export { MediaStore, imagePath, publicIdOf, type AttachedImage, type StoredImage } from './media-store';
export { MAX_RECIPE_PICTURE_BYTES } from './upload';
export { SMALL_WIDTHS } from './image-sizes';

/** Oldest first. */
export const mediaMigrations = [Media1700000000250, MediaCopies1700000000759];
