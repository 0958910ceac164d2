import { registerLive } from '../../graphql/live/live-registry';

/** A join request was created, withdrawn, or answered by another admin. */
registerLive({ type: 'join_request', fields: ['joinRequests'] });
