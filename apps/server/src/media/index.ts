export { Media1700000000250 } from './media.migration';
export { MediaModule } from './media.module';
