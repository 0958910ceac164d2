export { AppConfig, ConfigError, loadConfig, type IdentityConfig } from './config';
