import { registerLive } from '../../graphql/live-registry';

/** Somebody asks to join, takes it back, or was answered by another admin. */
registerLive({ type: 'join_request', fields: ['joinRequests'] });
