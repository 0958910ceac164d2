export { AppConfig, loadConfig, variables } from './config';
export { ConfigError } from './config-error';
export type { IdentityConfig } from './identity';
export { configWarnings } from './warnings';
