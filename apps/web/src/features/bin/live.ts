import { RESOURCE_TYPES } from '@homefold/domain';
import { registerLive } from '../../graphql/live/live-registry';

/** Any change invalidates the bin: the record may have been deleted or restored. */
for (const type of [...RESOURCE_TYPES, 'bin']) registerLive({ type, fields: ['binItems'] });
