export { Digest1700000000622 } from './digest.migration';
export { DigestModule } from './digest.module';
