export { AppConfig, loadConfig, variables } from './config';
export { ConfigError } from './config-error';
export type { IdentityConfig } from './identity';
export { mailDelivery, type MailDelivery } from './mail-delivery';
export { configWarnings } from './warnings';
