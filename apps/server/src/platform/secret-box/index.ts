export { reseal, type SealedColumn } from './reseal';
export { SecretBox } from './secret-box';
