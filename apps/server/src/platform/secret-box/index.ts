export { countSealed, reseal, type SealedColumn } from './reseal';
export { SecretBox } from './secret-box';
export { hasSecretOf, SecretCheck1700000000806, secretCheck } from './secret-check.migration';
