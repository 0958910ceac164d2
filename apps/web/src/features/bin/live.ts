import { ACTIVITY_RESOURCES } from '@homefold/domain';
import { registerLive } from '../../graphql/live-registry';

/** What a change of anything makes stale here: it may have gone into the bin, or come out of it. */
for (const type of [...ACTIVITY_RESOURCES, 'bin']) registerLive({ type, fields: ['binItems'] });
