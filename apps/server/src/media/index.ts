import { MediaCopies1700000000759 } from './media-copies.migration';
import { Media1700000000250 } from './media.migration';
import { ShownPictures1700000000792 } from './shown-pictures.migration';
export { ChosenPictures } from './chosen-pictures';
export { IMAGE_DECODER, imageDecoder } from './image-codec';
export { MediaModule } from './media.module';
export { MediaService } from './media.service';
export { MediaStore, imagePath, publicIdOf, type AttachedImage, type StoredImage } from './media-store';
export { outsidePicture } from './outside-picture';
export { Picture, pictureOf, type PictureColumns } from './picture';
export { MAX_PICTURE_BYTES } from './upload';

/** Oldest first. */
export const mediaMigrations = [Media1700000000250, MediaCopies1700000000759, ShownPictures1700000000792];
